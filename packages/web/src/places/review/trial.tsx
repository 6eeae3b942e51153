import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { InHand } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { useEcho } from '../../ui/play/echo.ts';
import { Frame } from '../table/frame.tsx';
import { useGains, useTrying } from '../table/trying.ts';
import { figuresIn } from './figures.ts';
import { TrialCard } from './trial-card.tsx';
import { useTrial, type TrialProps } from './use-trial.ts';

const Ear = lazyPart(named(() => import('../ear/ear.tsx'), 'Ear', PARTS.ear));

const NOTHING: readonly Source[] = [];

/** A marked position at the same table as any game; any move may be tried there. */
export function Trial(props: TrialProps): JSX.Element {
  const { game, names, move } = props;
  const { face } = game;
  const { state, commit, show, ...shown } = useTrial(props);
  const { view, position, told } = shown;
  const { gains, showGains } = useGains(view, null);
  const trying = useTrying(view);
  const { echo, reach } = useEcho(view);
  const inHand = useRef<InHand | null>(null);
  const canAct = state.stage !== 'judging';
  const hint = state.stage === 'shown' ? move.decision.bestMove : null;
  const lit = useMemo(() => (hint === null ? NOTHING : face.game.sources(position, hint).flat()), [hint, position]);
  const fresh = useMemo(() => told.slice(-1), [told]);
  const task = sayTask(props);
  return (
    <Frame
      face={face}
      shown={shown}
      names={names}
      look="is-finding"
      bar={<Bar {...props} />}
      tracks={{ gains, echo, you: move.seat }}
      surface={{ canAct, commit, fresh, echo, showGains, inHand, hint: trying.tried ?? hint, tried: trying.tried }}
      reach={reach}
      lit={lit}
      over={<TrialCard {...props} state={state} task={task} show={show} />}
      explain={explainNothing}
      note=""
      warnings={[]}
    >
      <Ear
        state={{ view, plies: told, known: told.length, canAct, hasHints: true, thinking: null, isStuck: false }}
        told={told}
        face={face}
        names={names}
        position={position}
        turn={task}
        inHand={inHand}
        hinted={hint}
        askHint={show}
        show={trying.show}
        commit={commit}
      />
    </Frame>
  );
}

const explainNothing = async (): Promise<Source[][]> => [];

function sayTask({ names, move: { seat, decision } }: TrialProps): string {
  const t = messages.value;
  const name = nameAt(names, seat);
  const lost = figuresIn(settings.value.language).points(decision.loss);
  return name === t.seats.you ? t.finding.taskYou(lost) : t.finding.task(name, lost);
}

function Bar({ at, all, back }: TrialProps): JSX.Element {
  const t = messages.value;
  const place = t.finding.place(at + 1, all);
  return (
    <header class="bar">
      <button type="button" class="button is-quiet is-round" aria-label={t.finding.back} onClick={back}>
        <Icon name="back" />
      </button>
      <Heading text={`${t.finding.title}, ${place}`} isUnseen isFocused />
      <div class="turn">
        <p class="turn-text">{t.finding.title}</p>
        <p class="turn-more">{place}</p>
      </div>
    </header>
  );
}
