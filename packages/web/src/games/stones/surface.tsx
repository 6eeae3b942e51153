import { DRAW, PASS, STOP, TAKE, type StonesMove, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SurfaceProps } from '../../face/face.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { useConsequence } from '../../ui/announcer.tsx';
import { useMove } from '../../ui/play/move.ts';
import { pressMoveButton, useFocusOnTurn } from '../../ui/play/move-button.tsx';
import '../../ui/play/play.css';
import { BustSign } from './bust-sign.tsx';
import { Columns } from './columns.tsx';
import { Controls, KEYS } from './controls.tsx';
import { Deeds } from './deeds.tsx';
import { Pile, Risk } from './pile.tsx';
import { columnsOf, riskOf, type Column } from './stones.ts';
import { follow, newTrail, type StonesTrail } from './trail.ts';
import { listStones, sayChance, sayGains, sayMiddle } from './words.ts';
import { nameAt } from '../../lib/name-at.ts';

type Props = SurfaceProps<StonesPosition, StonesView, StonesMove>;

/** The keys of the moves, and the place of their buttons. */
const SHORTCUTS: Readonly<Record<string, readonly [move: number, place: number]>> = {
  d: [DRAW, 0],
  p: [PASS, 0],
  s: [STOP, 1],
  t: [TAKE, 1],
};

/** Follows the views as they come, so that stones move once. */
function useTrail(view: StonesView, fresh: Props['fresh']): StonesTrail {
  const trail = useRef<StonesTrail | null>(null);
  trail.current = trail.current ? follow(trail.current, view, fresh) : newTrail(view, fresh);
  return trail.current;
}

/** The table of stones: the middle by colour, the tray below it, the pile, and the two buttons at the thumb. */
export const Surface = (props: Props): JSX.Element => <StonesTable {...props} shows="all" />;

/** The same for a whole room: nothing to press. */
export const Picture = (props: Props): JSX.Element => <StonesTable {...props} shows="table" />;

/** Without the pile and what the others did, which are seen elsewhere. */
export const Hand = (props: Props): JSX.Element => <StonesTable {...props} shows="hand" />;

interface StonesTableProps extends Props {
  readonly shows: 'all' | 'table' | 'hand';
}

function StonesTable(props: StonesTableProps): JSX.Element {
  const { view, position, canAct, showGains } = props;
  const root = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => columnsOf(view, position), [view, position]);
  useFocusOnTurn(root, canAct, view.ply);
  useConsequence(canAct ? sayDecision(view, columns, messages.value) : '', view);
  // What a stop would bring is never hidden.
  useEffect(() => showGains?.(columns.map(({ gain }) => gain)), [columns, showGains]);
  return (
    <div
      ref={root}
      class="play stones-surface"
      role="group"
      aria-label={messages.value.games.stones.name}
      aria-describedby={KEYS}
      data-keys
      tabIndex={-1}
      onKeyDown={(event) => onKey(event, props, root.current)}
    >
      <Table {...props} columns={columns} />
    </div>
  );
}

/** A key is its button pressed, where its move is legal. */
function onKey(event: KeyboardEvent, { position, canAct }: Props, root: HTMLElement | null): void {
  // Nobody draws blindly: a key that is held down is one key.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  const shortcut = SHORTCUTS[event.key.toLowerCase()];
  if (!shortcut || !canAct || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const [move, place] = shortcut;
  if (position.isLegal(move)) pressMoveButton(root, place);
  event.preventDefault();
}

function Table(props: StonesTableProps & { readonly columns: readonly Column[] }): JSX.Element {
  const { view, position, columns, names, canAct, isOver = false, commit, fresh, hint = null, shows } = props;
  const t = messages.value.stones;
  const { motions, turns, bust } = useTrail(view, fresh);
  const { asked, press } = useMove(view, commit);
  return (
    <>
      <div class="play-field stones-table">
        <Columns
          columns={columns}
          goal={view.goal}
          tray={canAct ? t.yourTray : t.trayOf(nameAt(names, view.turn))}
          motions={motions}
          isRiskShown={settings.value.risk}
          ply={view.ply}
        />
        <BustSign bust={bust} />
        {shows !== 'hand' && (
          <div class="stones-side">
            <Pile columns={columns} />
            <Deeds turns={turns} names={names} />
          </div>
        )}
      </div>
      {shows !== 'table' && (
        <div class="play-hand stones-hand">
          <Risk columns={columns} />
          <Controls
            view={view}
            position={position}
            columns={columns}
            names={names}
            canAct={canAct}
            isOver={isOver}
            isBonus={fresh.at(-1)?.events.some(({ type }) => type === 'bonus') ?? false}
            asked={asked?.move ?? null}
            hint={hint}
            play={(move) => canAct && position.isLegal(move) && press({ move })}
          />
        </div>
      )}
    </>
  );
}

/** What the one who decides hears: at first the middle, then the tray and what a stop brings; and the risk if that is wanted. */
function sayDecision(view: StonesView, columns: readonly Column[], t: Messages): string {
  const { risk: isOn, language } = settings.value;
  const risk = riskOf(columns);
  const hasDrawn = view.tray.length > 0;
  return [
    hasDrawn ? t.stones.heardTray(listStones(view.tray, t)) : sayMiddle(view, t),
    hasDrawn ? t.stones.heardStop(sayGains(columns, t)) : '',
    isOn && risk !== null ? t.stones.heardRisk(sayChance(risk, language)) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
