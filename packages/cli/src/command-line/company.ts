import { LEVELS, levelsOf, type BotName } from '@sixfold/bots';
import type { Card, GameId } from '@sixfold/engine';
import type { Seat } from '@sixfold/protocol';
import { UsageError } from './command.ts';
import { YOU } from '../terminal/face.ts';
import { said } from '../terminal/language.ts';
import { askCount, askFor } from '../terminal/questions.ts';
import type { Screen } from '../terminal/screen.ts';

/** Who is to play, as far as it was said; what was not said is asked or guessed. */
export interface Company {
  readonly players: number | null;
  readonly bots: readonly BotName[] | null;
  /** What the people are called. */
  readonly names: readonly string[];
}

/** Who plays against somebody who did not choose. */
export const USUAL_BOT: BotName = 'casual';

/** People on the first seats, bots on the last. */
export async function fillSeats(company: Company, card: Card, screen: Screen): Promise<Seat[]> {
  const isSaid = company.players !== null || company.bots !== null || company.names.length > 0;
  const { people, bots } = isSaid ? guessCompany(company, card) : await askCompany(card, screen);
  if (people < 1)
    throw new UsageError('at least one seat must be a person\'s; "sixfold simulate" lets bots play alone');
  if (company.names.length > people)
    throw new UsageError(`there are ${company.names.length} names for ${people} people`);
  return [...seatPeople(people, company.names), ...seatBots(bots)];
}

/** One person, or as many as have names, against the bots named or as many as are needed. */
function guessCompany(
  { players, bots, names }: Company,
  { players: allowed }: Card,
): { people: number; bots: readonly BotName[] } {
  const least = Math.max(2, allowed[0] as number);
  if (bots) {
    const count = players ?? Math.max(least, bots.length + Math.max(1, names.length));
    return { people: count - bots.length, bots };
  }
  const people = Math.max(1, names.length);
  const others = (players ?? Math.max(least, people)) - people;
  return { people, bots: Array<BotName>(Math.max(0, others)).fill(USUAL_BOT) };
}

async function askCompany(
  { id, players }: Card,
  screen: Screen,
): Promise<{ people: number; bots: readonly BotName[] }> {
  const least = players[0] as number;
  const most = players.at(-1) as number;
  const people = await askCount(
    screen,
    said('How many people play at this terminal?', 'Wie viele Menschen spielen hier?'),
    1,
    most,
    1,
  );
  const needed = Math.max(0, least - people);
  if (people === most) return { people, bots: [] };
  const bots = await askCount(
    screen,
    said('Against how many bots?', 'Gegen wie viele Bots?'),
    needed,
    most - people,
    people === 1 ? 1 : needed,
  );
  return { people, bots: bots === 0 ? [] : Array<BotName>(bots).fill(await askLevel(id, screen)) };
}

/** A level by name, or by number one that the game offers, weakest first. */
function askLevel(game: GameId, screen: Screen): Promise<BotName> {
  const offered = levelsOf(game);
  const read = (line: string): BotName | null => {
    const word = line.toLowerCase() || USUAL_BOT;
    return offered[Number(word) - 1] ?? LEVELS.find((level) => word === level) ?? null;
  };
  const levels = offered.map((level, index) => `${index + 1} ${level}`).join(', ');
  screen.print(`  ${levels}`);
  return askFor(
    screen,
    `${said('How well do they play?', 'Wie gut spielen sie?')} [${USUAL_BOT}]: `,
    read,
    said(`  Please type one of: ${levels}.`, `  Bitte tippe eines von: ${levels}.`),
  );
}

const seatPeople = (people: number, names: readonly string[]): Seat[] =>
  Array.from({ length: people }, (_, index) => ({
    kind: 'person',
    name: names[index] ?? (people === 1 ? YOU : said(`Player ${index + 1}`, `Spieler ${index + 1}`)),
  }));

/** Bots of one name are numbered. */
const seatBots = (bots: readonly BotName[]): Seat[] =>
  bots.map((bot, index) => {
    const isOnly = bots.filter((name) => name === bot).length === 1;
    const number = bots.slice(0, index + 1).filter((name) => name === bot).length;
    return { kind: 'bot', bot, name: isOnly ? titled(bot) : `${titled(bot)} ${number}` };
  });

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
