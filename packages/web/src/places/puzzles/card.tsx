import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { announce } from '../../ui/announcer.tsx';
import type { PuzzleText } from './say-puzzle.ts';
import type { PuzzlePhase } from './use-solving.ts';

interface PuzzleCardProps {
  readonly phase: PuzzlePhase;
  /** How often it was answered: equal answers are told apart. */
  readonly answers: number;
  readonly text: PuzzleText;
  readonly show: () => void;
  readonly game: GameId;
  /** The next open puzzle of the game; null where none is left. */
  readonly next: string | null;
  readonly date: string | null;
}

/** What is asked, or what came of it. It lies beside the game, never over it. */
export function PuzzleCard({ phase, answers, text, show, ...onward }: PuzzleCardProps): JSX.Element {
  const t = messages.value.puzzles;
  const isOver = phase === 'done' || phase === 'shown';
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The task is told with the table on which it is set.
    if (phase !== 'task') announce([text.title, ...text.more].join(' '), 'turn');
    // Whoever is done goes on from here; whoever tries again stays at the table.
    if (isOver) card.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [phase, answers]);
  return (
    <aside ref={card} class={`guide puzzle-card is-${phase}`} aria-label={t.card}>
      <div class="puzzle-text">
        <p>
          <strong>{text.title}</strong>
        </p>
        {text.more.length > 0 && (
          <ul>
            {text.more.map((line) => (
              <li key={line}> {line}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="buttons">
        {isOver ? (
          <Onward {...onward} />
        ) : (
          <button type="button" class="button is-quiet" onClick={show}>
            {t.show}
          </button>
        )}
      </div>
    </aside>
  );
}

/** From the puzzle of a day back to that day; else to the next one. */
function Onward({ game, next, date }: Pick<PuzzleCardProps, 'game' | 'next' | 'date'>): JSX.Element {
  const t = messages.value.puzzles;
  return (
    <>
      {date !== null && (
        <a class="button is-main" href={addressOf({ at: 'daily', date, game: '', moves: '' })}>
          {t.toDay}
        </a>
      )}
      <a
        class={date === null ? 'button is-main' : 'button'}
        href={addressOf({ at: 'puzzles', game: next === null ? '' : game, id: next ?? '' })}
      >
        {next === null ? t.toAll : t.next}
      </a>
    </>
  );
}
