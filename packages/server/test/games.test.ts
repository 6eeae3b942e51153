import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { openStore } from '../src/store/sqlite/threaded.ts';
import { playGame, type Played } from './evening.ts';
import { findLeaks, type Witness } from './leaks.ts';
import type { Person } from '../../testing/src/people.ts';
import { dataIn, makeFolder, removeFolder, startServer } from '../../testing/src/real-server.ts';
import { readTable } from '../../testing/src/stored.ts';

const folder = makeFolder();
const games = new Map<GameId, Played>();
/** What nobody may hear, or find in the server's log: seeds, ids of guests, keys, cookies, the server's own secret. */
const secrets: string[] = [];
let log = '';

beforeAll(async () => {
  const server = await startServer(folder, { logLevel: 'debug' });
  const played = await Promise.all(GAME_IDS.map((game) => playGame(server.address, game)));
  for (const [index, game] of GAME_IDS.entries()) games.set(game, played[index]!);
  await server.stop();
  log = server.log.join('');
  await collectSecrets(played);
});
afterAll(() => removeFolder(folder));

const cookieOf = ({ cookie }: Person): string[] => cookie.split('=').slice(1, 2);

async function collectSecrets(played: readonly Played[]): Promise<void> {
  const store = await openStore(dataIn(folder));
  secrets.push(await store.secret());
  for (const { table, truth, people, intruder, keys } of played) {
    const { opened, seats } = await readTable(store, table);
    secrets.push(opened.seed, truth.transcript.seed, ...keys, ...seats.flatMap(({ person }) => person ?? []));
    secrets.push(...[intruder, ...people.map(({ person }) => person)].flatMap(cookieOf));
  }
  await store.close();
}

const isLine = (text: string): boolean => text.startsWith('["');

function witnessesOf({ people, spectator, intruder, invites }: Played): Witness[] {
  const names = [...people.map(({ person }) => person.name), 'Bot', ''];
  const seated = people.map(({ person, heardBefore }, seat) => {
    const lines = person.heard.slice(0, heardBefore).filter(isLine);
    return { seat, lines, secrets, known: [...names, ...invites] };
  });
  const others = [{ ...spectator.person, heard: spectator.person.heard.slice(0, spectator.heardBefore) }, intruder].map(
    ({ name, heard }) => {
      const lines = heard.filter(isLine);
      return { seat: null, lines, secrets: [...secrets, ...invites], known: [...names, name] };
    },
  );
  return [...seated, ...others];
}

describe.each(GAME_IDS)('%s', (game) => {
  test('people, bots and spectators see the same game to its end', () => {
    const { people, spectator, truth } = games.get(game)!;
    const { plies, result } = truth.transcript;
    const moves = plies.map(({ seat, move }) => ({ seat, move }));
    for (const { player } of [...people, spectator]) {
      expect(player.faults).toEqual([]);
      expect(player.rounds[0]!.map(({ seat, move }) => ({ seat, move }))).toEqual(moves);
      expect(player.update?.result).toEqual(result);
    }
  });

  test('nobody heard a byte that they may not know', () => {
    const played = games.get(game)!;
    for (const witness of witnessesOf(played)) {
      expect(witness.lines.length).toBeGreaterThan(2);
      expect(findLeaks(witness, played.truth)).toEqual([]);
    }
  });

  test('no secret came over HTTP or stands in the log', () => {
    const { people, intruder, invites } = games.get(game)!;
    const pages = [intruder, ...people.map(({ person }) => person)].flatMap(({ heard }) =>
      heard.filter((text) => !isLine(text)),
    );
    expect(pages.length).toBeGreaterThan(0);
    const everything = [...pages, log].join('');
    expect([...secrets, ...invites].filter((secret) => everything.includes(secret))).toEqual([]);
  });
});

describe('the search finds', () => {
  /** What a witness at the table of cards says, with one more line. */
  const withLine = (seat: number, line: (played: Played) => string | null): string[] => {
    const played = games.get('cards')!;
    const witness = witnessesOf(played)[seat]!;
    return findLeaks({ ...witness, lines: [line(played)!] }, played.truth);
  };
  const gameLine = (seat: number | null) => (played: Played) => played.truth.gameLine(3, 9, seat);

  test('nothing in what the seat may hear', () => {
    expect(withLine(0, gameLine(0))).toEqual([]);
  });

  test('what another seat was told, and a piece that was drawn', () => {
    expect(withLine(0, gameLine(1))).toHaveLength(1);
    expect(withLine(3, gameLine(0))).toHaveLength(1);
    const drawn = (played: Played): string =>
      gameLine(0)(played)!.replace(/("type":"draw","seat":[12],"pieces":)1/, '$1["RO"]');
    expect(withLine(0, drawn)).toHaveLength(1);
  });

  test('one more field, wherever it is', () => {
    expect(withLine(0, (played) => gameLine(0)(played)!.replace('"backs":0', '"backs":0,"bag":1'))).toHaveLength(1);
    expect(withLine(0, () => '["done",7,{"round":0,"ply":4,"next":"RO"}]')).toHaveLength(1);
    expect(withLine(0, () => '["done",7,{"sources":[["RO"]]}]')).toHaveLength(1);
    expect(withLine(0, () => '["refused",7,{"code":"no-seat","holds":"RO"}]')).toHaveLength(1);
    expect(withLine(0, () => '["hint",{}]')).toHaveLength(1);
  });

  test('a seed, and an invite in the hands of a spectator', () => {
    expect(withLine(0, ({ truth }) => `["beat",{"x":"${truth.transcript.seed}"}]`)).not.toEqual([]);
    expect(withLine(3, ({ invites }) => `["done",1,{"name":"${invites[0]}"}]`)).not.toEqual([]);
  });
});
