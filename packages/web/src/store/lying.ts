/** What lies before each seat of a real table: pieces by their letters. */
type KeptPieces = readonly (readonly string[])[];

/** One place for all: at one real table at a time somebody asks for help with counting. */
const KEY = 'sixfold-lying';
const PIECE = /^[ROYGBV]{1,2}$/;
/** More do not lie before anybody. */
const MOST = 4;

/** As a text of words, of which copies of a device keep one as it is: what lies in one game is not to be joined with another. */
export const makeLying = (game: string, lying: KeptPieces): string =>
  `${game} ${lying.map((pieces) => pieces.join(',')).join('/')}`;

/** What lies before so many players of that game; nothing where the text is of another one, or cannot be. */
export function parseLying(text: string, game: string, players: number): KeptPieces {
  const [kept, told = ''] = text.split(' ');
  const lying = told.split('/').map((pieces) => (pieces === '' ? [] : pieces.split(',')));
  const isGood = lying.every((pieces) => pieces.length <= MOST && pieces.every((piece) => PIECE.test(piece)));
  return kept === game && lying.length === players && isGood ? lying : [];
}

/** What was last tapped in at a score board, by its table and which game of it is played. */
export function recallLying(game: string, players: number): KeptPieces {
  try {
    return parseLying(localStorage.getItem(KEY) ?? '', game, players);
  } catch {
    return [];
  }
}

export function keepLying(game: string, lying: KeptPieces): void {
  try {
    localStorage.setItem(KEY, makeLying(game, lying));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Forgets what lies at a table, or in one game of it, by how their ids begin. */
export function forgetLying(beginning: string): void {
  try {
    if (localStorage.getItem(KEY)?.startsWith(beginning)) localStorage.removeItem(KEY);
  } catch {
    // Then there is nothing to forget.
  }
}
