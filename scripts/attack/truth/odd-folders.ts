import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataIn, makeFolder, removeFolder, startUsual } from '../../../packages/testing/src/real-server.ts';
import type { Counts, Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';

const PATIENCE = 10_000;

/** A server that cannot begin says why, in a sentence. */
export const oddFolders: Trial = {
  kind: 'trial',
  name: 'odd-folders',
  says: 'servers are started on a damaged database and on folders that cannot be made',
  most: { 'traces instead of words': 0, 'without an end': 0 },
  async run() {
    return sumOf([await begin(damage), await begin(() => {}, '/proc/nowhere/data'), await begin(block)]);
  },
};

function damage(folder: string): void {
  mkdirSync(dataIn(folder));
  writeFileSync(join(dataIn(folder), 'sixfold.db'), `SQLite format 3\0${'damaged '.repeat(10_000)}`);
}

const block = (folder: string): void => writeFileSync(dataIn(folder), 'a file where a folder should be');

async function begin(prepare: (folder: string) => void, data?: string): Promise<Counts> {
  const folder = makeFolder();
  prepare(folder);
  const starting = startUsual(folder, data === undefined ? {} : { data }, [ENDING]).then(
    (server) => server.kill().then(() => ''),
    (error: Error) => error.message,
  );
  const said = await Promise.race([starting, pause(PATIENCE, 'in vain', { ref: false })]);
  removeFolder(folder);
  return {
    tries: 1,
    'traces instead of words': /\n\s+at .+:\d+/.test(said) ? 1 : 0,
    'without an end': said.includes('in vain') ? 1 : 0,
  };
}

/** A server that spins cannot be asked to stop by a timer of its own; another thread of it can. */
const ENDING = `data:text/javascript,import{isMainThread,Worker}from'node:worker_threads';if(isMainThread)new Worker("setTimeout(()=>{console.log('in vain');process.kill(process.pid,'SIGKILL')},8000).unref()",{eval:true,execArgv:[]}).unref()`;
