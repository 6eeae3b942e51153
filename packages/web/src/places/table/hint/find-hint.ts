import type { Position } from '@sixfold/engine';
import type { Face } from '../../../face/face.ts';
import { messages, speakOf } from '../../../i18n/index.ts';
import { PLACE_PARTS } from '../../../i18n/place-parts.ts';
import type { Session } from '../../../session/session.ts';
import type { Suggestion } from '../../../thinking/hints.ts';
import { announce } from '../../../ui/announcer.tsx';
import { fail, NO_HINT, type Hint } from './hint.ts';

/** The card comes with the first hint, and what it says with it. Without it the move alone must do. */
const loadCard = (): Promise<Hint['Card']> =>
  Promise.all([import('./hint-card.tsx'), speakOf(PLACE_PARTS.advice)]).then(
    ([{ HintCard }]) => HintCard,
    () => null,
  );

/** Where there is no choice nobody need think about it, and no card explains it. */
async function showOnly(face: Face, position: Position, show: (hint: Hint) => void): Promise<void> {
  const [only = 0] = position.legalMoves();
  await speakOf(PLACE_PARTS.advice);
  const { advice } = messages.value;
  const move = face.game.makeMove(position, only);
  const text = `${advice.is(face.words.sayHint(move, position, messages.value))}. ${advice.only}`;
  show({ ...NO_HINT, move: only, text });
  announce(text);
}

/** Asks a master for good moves, and shows the best. */
export async function findHint(
  session: Session,
  face: Face,
  position: Position,
  show: (hint: Hint) => void,
): Promise<void> {
  try {
    if (position.countMoves() === 1) return await showOnly(face, position, show);
    const [suggestions, Card] = await Promise.all([session.hint(), loadCard()]);
    const [best] = leaves(
      suggestions.map((suggestion) => readSuggestion(suggestion, face, position)),
      Card,
      show,
    );
    show(best?.(1, true) ?? NO_HINT);
    // A card speaks for itself.
    if (best && !Card) announce(best(1, true).text);
  } catch {
    fail(show);
  }
}

/** A good move, and what the table shows of it. */
interface ReadSuggestion extends Pick<Hint, 'move' | 'sources' | 'gains'> {
  readonly suggestion: Suggestion;
  readonly said: string;
  readonly piece: string;
}

function readSuggestion(suggestion: Suggestion, { game, words }: Face, position: Position): ReadSuggestion {
  const t = messages.value;
  const parsed = game.parseMove(position, suggestion.move);
  const move = parsed.ok ? parsed.value : null;
  return {
    suggestion,
    said: t.advice.is(words.sayHint(suggestion.move, position, t)),
    piece: words.pieceOf?.(suggestion.move) ?? '',
    move,
    sources: move === null ? [] : game.sources(position, move).flat(),
    gains: suggestion.gains.map(Math.round),
  };
}

/** How a good move is shown when a hint was asked for so often, with its card or with the card put away. */
type Leaf = (asked: number, isOpen: boolean) => Hint;

/** One leads to the next, and the last to the first. */
function leaves(found: readonly ReadSuggestion[], Card: Hint['Card'], show: (hint: Hint) => void): readonly Leaf[] {
  const all: readonly Leaf[] = found.map(({ suggestion, said, piece, ...shown }, at) => (asked, isOpen) => {
    const open = (to: number): void => show(all[to % all.length]?.(asked + 1, true) ?? NO_HINT);
    const next = (): void => open(at + 1);
    const close = (): void => show(all[at]?.(asked, false) ?? NO_HINT);
    const hasCard = isOpen && Card !== null;
    return {
      ...shown,
      isSearching: false,
      text: hasCard ? '' : said,
      Card,
      card: hasCard
        ? { suggestion, move: said, play: shown.move, piece, at, all: all.length, asked, next, close }
        : null,
      more: isOpen ? next : () => open(at),
    };
  });
  return all;
}
