import type { GameId } from '@sixfold/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { Choice } from '../../ui/choice.tsx';
import { Page } from '../../ui/page.tsx';
import { pressMoveButton } from '../../ui/play/move-button.tsx';
import { Sure } from '../../ui/sure.tsx';
import { useAwake } from '../../ui/timing/awake.ts';
import type { UnsealedLuck } from './piece-log.ts';
import { SealedLuck } from './sealed-luck.tsx';
import type { InUse } from './use-piece-log.ts';

interface PiecesFrameProps {
  readonly game: GameId;
  readonly title: string;
  readonly players: readonly number[];
  readonly inUse: Pick<InUse<unknown, unknown>, 'now' | 'anew'>;
  readonly before: UnsealedLuck | null;
  readonly switches: ComponentChildren;
  /** What came, and the buttons. */
  readonly children: ComponentChildren;
}

/** What a bag and a cup have around them. A figure is its button pressed, wherever the focus is. */
export function PiecesFrame(props: PiecesFrameProps): JSX.Element {
  const { game, title, players, inUse, before, switches, children } = props;
  const t = messages.value;
  const root = useRef<HTMLDivElement>(null);
  const { now, anew } = inUse;
  const isNew = now.deeds.length === 0;
  useAwake(true);
  return (
    <div ref={root} onKeyDown={(event) => onKey(event, root.current)}>
      <Page title={`${t.games[game].name}: ${title}`}>
        {isNew && players.length > 1 && <Players players={players} value={now.players} choose={anew} />}
        {children}
        <div class="sheet pieces-wishes">
          {switches}
          {!isNew && <Sure text={t.pieces.anew} help={t.pieces.anewHelp} act={() => anew(now.players)} />}
        </div>
        <SealedLuck key={now.seed} seed={now.seed} isNew={isNew} before={before} />
        <Ways game={game} />
      </Page>
    </div>
  );
}

function onKey(event: KeyboardEvent, root: HTMLElement | null): void {
  const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
  if (isElsewhere || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) pressMoveButton(root, Number(event.key) - 1);
}

interface PlayersProps {
  readonly players: readonly number[];
  readonly value: number;
  readonly choose: (players: number) => void;
}

const Players = ({ players, value, choose }: PlayersProps): JSX.Element => (
  <Choice
    label={messages.value.pieces.players}
    options={players.map((count) => ({ value: count, name: String(count) }))}
    value={value}
    choose={choose}
  />
);

function Ways({ game }: { game: GameId }): JSX.Element {
  const t = messages.value;
  return (
    <p class="buttons">
      <a class="button is-quiet" href={addressOf({ at: 'learn', game })}>
        {t.home.learn}
      </a>
      <a class="button is-quiet" href={addressOf({ at: 'pieces', game: '' })}>
        {t.pieces.other}
      </a>
    </p>
  );
}
