import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { OLD_CERTIFICATE } from '../certificates.fixture.ts';
import { serve, type Serving } from '../serve.ts';
import { readSettings, type ServerSettings } from '../settings/settings.ts';
import { openDatabase } from '../store/sqlite/database.ts';
import { Sqlite } from '../store/sqlite/sqlite.ts';
import { checkDisk, checkFolder, checkSqlite } from './data.ts';
import { examineServer, type Diagnosis } from './doctor.ts';
import { checkDate, sayReflection } from './public-url.ts';
import { checkCertificate, checkDates } from './tls.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (changes: Partial<ServerSettings> = {}): ServerSettings => ({ ...readSettings({}), ...changes });
const levels = (found: readonly Diagnosis[]): string[] => found.map(({ level }) => level);
const said = (found: readonly Diagnosis[]): string => found.map(({ said: text }) => text).join('\n');

let count = 0;

/** A new data folder with a database in it, or what something did to it. */
function dataFolder(change: (file: string) => void = () => {}): string {
  const data = join(folder, `data-${count++}`);
  mkdirSync(data, { mode: 0o700 });
  const file = join(data, 'sixfold.db');
  openDatabase(file).close();
  change(file);
  return data;
}

describe('the data folder', () => {
  test('is well if it is its owner alone who can enter', () => {
    const data = dataFolder();
    expect(levels(checkFolder(settings({ data })))).toEqual(['fine']);
    chmodSync(data, 0o755);
    expect(said(checkFolder(settings({ data })))).toContain('chmod 700');
  });

  test('need not be there before the first start, where it can be made', () => {
    expect(levels(checkFolder(settings({ data: join(folder, 'not/yet') })))).toEqual(['fine']);
  });
});

test('a disk with less room than is wanted is found', () => {
  expect(levels(checkDisk(settings({ data: folder, leastFree: 0 })))).toEqual(['fine']);
  expect(said(checkDisk(settings({ data: folder, leastFree: 1_000_000_000 })))).toContain('no new table can be opened');
});

describe('the database', () => {
  test('is well when it is whole', () => {
    expect(levels(checkSqlite(settings({ data: dataFolder() })))).toEqual(['fine']);
  });

  test('is found damaged', () => {
    const data = dataFolder((file) => truncateSync(file, Math.floor(statSync(file).size / 2)));
    expect(() => checkSqlite(settings({ data }))).toThrow('damaged');
  });

  test('tells that the clock went back', () => {
    const data = dataFolder((file) => {
      using database = openDatabase(file);
      new Sqlite(database).noteLife(10_000_000);
    });
    expect(said(checkSqlite(settings({ data }), 10_000_000))).not.toContain('clock');
    expect(said(checkSqlite(settings({ data }), 10_000_000 - 600_000))).toContain('the clock is 10 minutes behind');
  });
});

describe('the certificate', () => {
  const DATES = { validFrom: 'Jan 1 00:00:00 2026 GMT', validTo: 'Mar 1 00:00:00 2026 GMT' };

  test.each([
    ['2025-12-31', 'wrong'],
    ['2026-01-02', 'fine'],
    ['2026-02-20', 'doubt'],
    ['2026-03-02', 'wrong'],
  ])('that counts in January and February is, on %s, %s', (date, level) => {
    expect(levels(checkDates(DATES, Date.parse(date)))).toEqual([level]);
  });

  test('must be for the name that people use', () => {
    const [tlsCert, tlsKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    writeFileSync(tlsCert, OLD_CERTIFICATE.cert);
    writeFileSync(tlsKey, OLD_CERTIFICATE.key);
    const check = (publicUrl: string): Diagnosis[] => checkCertificate(settings({ tlsCert, tlsKey, publicUrl }));
    expect(levels(check('https://old.test'))).toEqual(['fine', 'fine']);
    expect(said(check('https://play.test'))).toContain('is not for play.test');
  });
});

describe('a proxy', () => {
  const BEHIND = settings({ publicUrl: 'https://play.test', trustProxy: ['127.0.0.1'] });
  const SEEN = { protocol: 'https', host: 'play.test', proxies: 1, isForwarded: true };

  test('that tells all is well', () => {
    expect(levels(sayReflection(BEHIND, SEEN))).toEqual(['fine']);
  });

  test.each([
    [{ isForwarded: false, proxies: 0 }, 'sends no X-Forwarded-For'],
    [{ proxies: 0 }, 'not trusted'],
    [{ protocol: 'http' }, 'X-Forwarded-Proto'],
    [{ host: 'localhost:6060' }, 'pass on Host'],
  ])('that makes %j of a request must be changed', (changes, mend) => {
    expect(said(sayReflection(BEHIND, { ...SEEN, ...changes }))).toContain(mend);
  });

  test('that leads to another server is found', () => {
    expect(said(sayReflection(BEHIND, null))).toContain('another server');
  });

  test('tells by its answers whether the clocks agree', () => {
    const now = Date.parse('2026-01-01T12:00:00Z');
    expect(levels(checkDate('Thu, 01 Jan 2026 12:00:01 GMT', now))).toEqual(['fine']);
    expect(said(checkDate('Thu, 01 Jan 2026 11:50:00 GMT', now))).toContain('differ by 600 s');
    expect(checkDate(null, now)).toEqual([]);
  });
});

describe('a server that runs', () => {
  let serving: Serving | null = null;
  afterEach(() => serving?.close());

  test('is asked at its public address, and sees itself', async () => {
    const [root, data] = [join(folder, 'page'), join(folder, 'live')];
    mkdirSync(root);
    writeFileSync(join(root, 'index.html'), '');
    serving = await serve({ root, data, port: 0, host: '127.0.0.1', logLevel: 'silent' });
    const found: Diagnosis[] = [];
    const wished = settings({ data, publicUrl: serving.address, leastFree: 0 });
    for await (const diagnosis of examineServer(wished, { SIXFOLD_PROT: '1' })) found.push(diagnosis);
    const about = (part: string): string => said(found.filter((one) => one.part === part));
    expect(about('settings')).toContain('did you mean SIXFOLD_PORT');
    expect(about('server')).toBe('it runs');
    expect(about('proxy').split('\n')).toEqual([
      `${serving.address} answers`,
      'the server sees who comes, how, and by which name',
      'sockets come through',
    ]);
  });
});
