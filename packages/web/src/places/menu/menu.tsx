import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { change, settings } from '../../lib/settings.ts';
import { useHost } from '../../online/me.ts';
import type { TableState } from '../../session/state.ts';
import { Slider, Switch } from '../../ui/choice.tsx';
import { copy } from '../../ui/copy.ts';
import { handOn } from '../../ui/hand-on.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { openTable } from '../setup/new-table.ts';
import { levelsAt, shiftLevels } from './levels.ts';
import { MenuPages } from './pages.tsx';

interface TableMenuProps {
  readonly state: TableState;
  readonly face: Face;
  readonly close: () => void;
}

/** What one may ask for at a table of this device. The table stays where it is below it. */
export function Menu({ state, face, close }: TableMenuProps): JSX.Element {
  const t = messages.value;
  const { id } = face.game.card;
  return (
    <Dialog title={t.games[id].name} close={close}>
      <Sounds />
      <div class="menu-list">
        <MenuPages game={id} view={state.view} />
        {!state.info.daily && !state.config.isPrinted && <Games state={state} close={close} />}
        <Share title={t.games[id].name} game={id} />
      </div>
    </Dialog>
  );
}

/** Quiet or loud, at once. */
function Sounds(): JSX.Element {
  const t = messages.value.menu;
  const { sound, volume } = settings.value;
  return (
    <div class="menu-sounds">
      <Switch label={t.sound} help="" isOn={sound} turn={(isOn) => change({ sound: isOn })} />
      {sound && <Slider label={t.volume} value={volume} slide={(loud) => change({ volume: loud })} />}
    </div>
  );
}

/** Other games than this one. */
function Games({ state, close }: Pick<TableMenuProps, 'state' | 'close'>): JSX.Element {
  const t = messages.value.menu;
  const { config } = state;
  const begin = (seats: typeof config.seats): void => {
    close();
    const { game, options, games } = config;
    void openTable(game, { seats, options, games, seed: '' }, null);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => begin(config.seats)}>
        <b>{t.restart}</b>
        <small>{t.restartHelp}</small>
      </button>
      <OtherLevels game={config.game} seats={config.seats} begin={begin} />
      <a class="button" href={addressOf({ at: 'setup', game: config.game, mode: '' })}>
        {t.newGame}
      </a>
      {!state.isOver && <TakeOnline state={state} />}
    </>
  );
}

type Seats = TableState['config']['seats'];

interface OtherLevelsProps {
  readonly game: GameId;
  readonly seats: Seats;
  readonly begin: (seats: Seats) => void;
}

/** The same game against stronger or weaker bots, where there are any. */
function OtherLevels({ game, seats, begin }: OtherLevelsProps): JSX.Element {
  const t = messages.value;
  const nameLevels = (changed: Seats): string =>
    levelsAt(changed)
      .map((level) => t.seats.levels[level])
      .join(', ');
  const [stronger, weaker] = [shiftLevels(game, seats, 1), shiftLevels(game, seats, -1)];
  return (
    <>
      {stronger && (
        <button type="button" class="button" onClick={() => begin(stronger)}>
          <b>{t.menu.stronger(nameLevels(stronger))}</b>
          <small>{t.menu.levelHelp}</small>
        </button>
      )}
      {weaker && (
        <button type="button" class="button" onClick={() => begin(weaker)}>
          <b>{t.menu.weaker(nameLevels(weaker))}</b>
          <small>{t.menu.levelHelp}</small>
        </button>
      )}
    </>
  );
}

/** Where there is a server, a game can go on with people who are elsewhere. */
function TakeOnline({ state: { table, config, round, ply } }: Pick<TableMenuProps, 'state'>): JSX.Element | null {
  if (!useHost()) return null;
  const t = messages.value.menu;
  // Of a game that has not begun there is nothing to take along.
  const hasBegun = round > 0 || ply > 0;
  return (
    <a class="button" href={addressOf(hasBegun ? { at: 'take', id: table } : { at: 'friends', game: config.game })}>
      <b>{t.takeOnline}</b>
      <small>{t.takeOnlineHelp}</small>
    </a>
  );
}

/** Shows others where this game can be learned and played. */
function Share({ title, game }: { title: string; game: string }): JSX.Element {
  const t = messages.value.menu;
  const [said, setSaid] = useState('');
  const share = async (): Promise<void> => {
    const url = addressOf({ at: 'learn', game });
    const isTold = await handOn({ title, text: t.shareText(title), url });
    if (!isTold) setSaid((await copy(url)) ? t.shared : url);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {t.share}
      </button>
      {said !== '' && (
        <p class="help" role="status">
          {said}
        </p>
      )}
    </>
  );
}
