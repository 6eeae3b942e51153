import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { Page } from '../../ui/page.tsx';
import type { MarkedMove } from './figures.ts';
import type { ReviewedGame } from './load.ts';
import { Trial } from './trial.tsx';

interface FindingProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  /** The marked moves of one seat. */
  readonly moves: readonly MarkedMove[];
  readonly back: () => void;
}

/** Marked positions of a seat, one after the other. */
export function Finding({ game, names, moves, back }: FindingProps): JSX.Element {
  const [{ at, found }, setState] = useState({ at: 0, found: 0 });
  const move = moves[at];
  if (!move) {
    return <Over found={found} all={moves.length} again={() => setState({ at: 0, found: 0 })} back={back} />;
  }
  const next = (isFound: boolean): void => setState({ at: at + 1, found: found + (isFound ? 1 : 0) });
  return <Trial key={at} game={game} names={names} move={move} at={at} all={moves.length} next={next} back={back} />;
}

interface OverProps {
  readonly found: number;
  readonly all: number;
  readonly again: () => void;
  readonly back: () => void;
}

function Over({ found, all, again, back }: OverProps): JSX.Element {
  const t = messages.value.finding;
  return (
    <Page title={t.title}>
      <p class="sheet">{t.over(found, all)}</p>
      <div class="buttons">
        <button type="button" class="button is-main" onClick={back}>
          {t.back}
        </button>
        <button type="button" class="button" onClick={again}>
          {t.again}
        </button>
      </div>
    </Page>
  );
}
