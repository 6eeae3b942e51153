import { homedir } from 'node:os';
import { join } from 'node:path';
import { DataError } from '@sixfold/server/data';
import { ServeError } from '@sixfold/server/settings';
import { afterEach, expect, test, vi } from 'vitest';
import { UsageError } from './command.ts';
import { deviceFolder, explained, readFolder } from './data-folder.ts';

const USUAL = join(homedir(), '.local/share/sixfold');

afterEach(() => vi.unstubAllEnvs());

test('the folder is said by flag, by environment, or the usual one', () => {
  vi.stubEnv('SIXFOLD_DATA', undefined);
  expect(readFolder(undefined)).toBe('data');
  vi.stubEnv('SIXFOLD_DATA', '/srv/sixfold');
  expect(readFolder(undefined)).toBe('/srv/sixfold');
  expect(readFolder('mine')).toBe('mine');
});

test.each([new DataError('there is no database'), new ServeError('port 0 is taken')])(
  'what a person can put right is a wrong use: %s',
  (error) => {
    const act = (): never => {
      throw error;
    };
    expect(() => explained(act)).toThrow(new UsageError(error.message));
  },
);

test('what nobody can put right stays what it is', () => {
  const error = new TypeError('x is not a function');
  const act = (): never => {
    throw error;
  };
  expect(() => explained(act)).toThrow(error);
});

test('what goes well is handed on', () => {
  expect(explained(() => 42)).toBe(42);
});

test.each([
  [{}, USUAL],
  [{ XDG_DATA_HOME: '/data' }, '/data/sixfold'],
  [{ XDG_DATA_HOME: 'data' }, USUAL],
  [{ XDG_DATA_HOME: '' }, USUAL],
  [{ XDG_DATA_HOME: '/data', SIXFOLD_HOME: '/games' }, '/games'],
])('with %j games of this device are kept in %s', (environment, folder) => {
  expect(deviceFolder(environment)).toBe(folder);
});
