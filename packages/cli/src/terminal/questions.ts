import { said } from './language.ts';
import { Leave, type Screen } from './screen.ts';

const LEAVING = ['quit', 'exit', 'q', 'ende'];

/** Asks for a line without blanks around it; who has enough can say so at any question. */
export async function askLine(screen: Screen, prompt: string): Promise<string> {
  const line = (await screen.ask(prompt))?.trim();
  if (line === undefined || LEAVING.includes(line.toLowerCase())) throw new Leave();
  return line;
}

/** The same, unless something else happens first: then null, and the question is void. */
export async function askUnless(screen: Screen, prompt: string, happens: Promise<void>): Promise<string | null> {
  const line = askLine(screen, prompt);
  // Whoever leaves at a void question leaves at the next one.
  line.catch(() => {});
  return Promise.race([line, happens.then(() => null)]);
}

/** Asks until the answer can be read; `read` returns null for one that it cannot. */
export async function askFor<T>(
  screen: Screen,
  prompt: string,
  read: (line: string) => T | null,
  otherwise: string,
): Promise<T> {
  for (;;) {
    const answer = read(await askLine(screen, prompt));
    if (answer !== null) return answer;
    screen.print(otherwise);
  }
}

/** Asks for yes or no; Enter means yes. */
export const askYes = (screen: Screen, question: string): Promise<boolean> =>
  askFor(
    screen,
    `${question} ${said('[Y/n]', '[J/n]')} `,
    (line) => (line === '' ? true : readYes(line)),
    said('  Please type y or n.', '  Bitte tippe j oder n.'),
  );

/** Yes or no in any language of the terminal; null for anything else. */
export function readYes(line: string): boolean | null {
  if (/^(?:y|yes|j|ja)$/i.test(line)) return true;
  return /^(?:n|no|nein)$/i.test(line) ? false : null;
}

/** Asks for a number within bounds; Enter means the usual one. */
export function askCount(
  screen: Screen,
  question: string,
  least: number,
  most: number,
  usual: number,
): Promise<number> {
  const read = (line: string): number | null => {
    if (line === '') return usual;
    const count = Number(line);
    return Number.isInteger(count) && count >= least && count <= most ? count : null;
  };
  const range = least === most ? `${least}` : `${least} ${said('to', 'bis')} ${most}`;
  return askFor(
    screen,
    `${question} ${range} [${usual}]: `,
    read,
    said(
      `  Please type a number (${range}), or just press Enter for ${usual}.`,
      `  Bitte tippe eine Zahl (${range}), oder nur die Eingabetaste für ${usual}.`,
    ),
  );
}
