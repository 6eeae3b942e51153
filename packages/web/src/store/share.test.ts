import { GAME_IDS } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parsePlace } from '../lib/route.ts';
import { bot, person, playOn, DeviceStage } from '../session/device.fixture.ts';
import { parseTranscript } from './import.ts';
import { pack, unpack } from './pack.ts';
import { makeShareLink, parseShareLink } from './share.ts';
import { FOREIGN, readTranscript } from './stage.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

const NAMES = ['Ada', 'Bö & Co/1', '', '👾'];

describe('a link that carries a whole game', () => {
  test.each(FOREIGN)('gives back %s of another program', async (_, line) => {
    const transcript = readTranscript(line);
    const names = NAMES.slice(0, transcript.players);
    const link = await makeShareLink(transcript, names);
    expect(await parseShareLink(link!)).toEqual({ transcript, names });
  });

  test.each(GAME_IDS)('gives back a game of %s that was played here', async (game) => {
    const table = new DeviceStage();
    const { table: id } = await playOn(await table.sitDown({ game, seats: [person('Ada'), bot()] }));
    const { transcript } = (await table.store.readGame(`${id}-0`))!;
    const link = await makeShareLink(transcript, ['Ada']);
    expect(link!.length).toBeLessThan(4000);
    expect(await parseShareLink(`http://localhost:6060/${link}`)).toEqual({ transcript, names: ['Ada', ''] });
    const place = parsePlace(link!);
    expect(place.at === 'shared' && (await parseShareLink(place.game))).toMatchObject({ transcript });
  });

  test('gives back a game that was broken off', async () => {
    const whole = readTranscript(FOREIGN.find(([, line]) => readTranscript(line).players === 2)![1]);
    const plies = whole.plies.slice(0, 5);
    const { tracks } = plies.at(-1)!;
    const points = [0, whole.game === 'dice' ? 7 : Math.min(...tracks[1]!)];
    const result = { ranks: [2, 1], tracks, instant: null, points };
    const transcript: Transcript = { ...whole, plies, result, stopped: { reason: 'resigned', seat: 0 } };
    const link = await makeShareLink(transcript, []);
    expect(await parseShareLink(link!)).toMatchObject({ transcript });
    const { stopped: _, ...cut } = transcript;
    expect(await makeShareLink(cut, [])).toBeNull();
  });

  test('works in browsers that cannot compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const transcript = readTranscript(FOREIGN[0]![1]);
    const link = await makeShareLink(transcript, []);
    expect(await parseShareLink(link!)).toMatchObject({ transcript });
  });

  test('is not made of a game against the rules', async () => {
    const transcript = readTranscript(FOREIGN[0]![1]);
    expect(await makeShareLink({ ...transcript, plies: transcript.plies.slice(1) }, [])).toBeNull();
  });
});

describe('a link that is no game', () => {
  const essence = async (): Promise<unknown[]> => {
    const link = await makeShareLink(readTranscript(FOREIGN[0]![1]), []);
    return JSON.parse((await unpack(link!.split('/').at(-1)!))!) as unknown[];
  };

  test.each(['', '1', '0', 'x', '#/shared/', '1AAAA', '0bnVsbA', '0ÄÖ', '9AAAA', 'a'.repeat(300_000)])(
    '%.20s',
    async (text) => {
      expect(await parseShareLink(text)).toBeNull();
    },
  );

  test.each<[string, number, unknown]>([
    ['a later version', 0, 2],
    ['another game', 1, 'chess'],
    ['no text for a game', 1, { toString: 0 }],
    ['too many players', 2, 9],
    ['an unknown option', 3, { cheat: true }],
    ['a seed that is no text', 4, 7],
    ['a starter who does not play', 5, 5],
    ['no setup', 6, null],
    ['no moves', 8, []],
    ['moves that are none', 8, [['zz', '']]],
    ['moves that are no list', 8, 7],
    ['moves without end', 8, Array.from({ length: 100_000 }, () => ['RO a1 a2', ''])],
  ])('%s', async (_, index, value) => {
    const forged = (await essence()).with(index, value);
    expect(await parseShareLink(await pack(JSON.stringify(forged)))).toBeNull();
  });

  test('other luck than the moves need', async () => {
    const forged = await essence();
    const plies = (forged[8] as [string, string][]).map(([move]) => [move, 'RR']);
    expect(await parseShareLink(await pack(JSON.stringify(forged.with(8, plies))))).toBeNull();
  });

  test('one that would fill the memory', async () => {
    expect(await unpack(await pack('a'.repeat(3_000_000)))).toBeNull();
  });
});

describe('a transcript from a file', () => {
  test.each(FOREIGN)('%s of another program is taken', (_, line) => {
    expect(parseTranscript(line)).toEqual({ ok: true, value: readTranscript(line) });
  });

  test('one against the rules is refused with the first difference', () => {
    const transcript = readTranscript(FOREIGN[0]![1]);
    transcript.plies[3]!.legal++;
    expect(parseTranscript(JSON.stringify(transcript))).toMatchObject({
      ok: false,
      error: { code: 'not-by-the-rules', difference: { ply: 3, what: 'legal' } },
    });
  });

  test.each(['', 'hello', '{', '{}\n{}'])('%s is no JSON', (text) => {
    expect(parseTranscript(text)).toEqual({ ok: false, error: { code: 'no-json' } });
  });

  test('one that is far too long is not even read', () => {
    expect(parseTranscript(' '.repeat(20_000_001))).toMatchObject({ error: { code: 'too-long' } });
  });
});
