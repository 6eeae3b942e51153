import type { Target, Trial } from '../ground/attack.ts';
import { closeOf, dial } from '../ground/raw.ts';

const UP = ['..', '%2e%2e', '%252e%252e', '..%2f', '..%5c', '.%2e', '..;', '%c0%ae%c0%ae', '..%00'];
/** Files that lie beside the page, of the server itself and of the machine. */
const FILES = ['data/sixfold.db', 'etc/passwd', 'package.json', 'data/lock'];
const PATHS = [
  ...UP.flatMap((up) => FILES.map((file) => `/${up}/${file}`)),
  ...UP.map((up) => `/${`${up}/`.repeat(8)}etc/passwd`),
  '//etc/passwd',
  '/./../data/sixfold.db',
  '/index.html/../../data/sixfold.db',
  'http://other.example/../data/sixfold.db',
];

/** Whoever asks for what is not among the page's files gets nothing. */
export const traversal: Trial = {
  kind: 'trial',
  name: 'traversal',
  says: 'paths that lead out of the folder of the page, written in every way',
  most: { 'files handed out': 0 },
  async run({ target }) {
    let found = 0;
    for (const path of PATHS) if (isForeign(await get(target, path))) found++;
    return { tries: PATHS.length, 'files handed out': found };
  },
};

/** Sent as it is: a client would straighten it first. */
async function get(target: Target, path: string): Promise<string> {
  const socket = await dial(target);
  let heard = '';
  socket.on('data', (data) => (heard += data.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await closeOf(socket);
  return heard;
}

const isForeign = (heard: string): boolean =>
  /SQLite format|root:|"workspaces"/.test(heard) || /^HTTP\S+ 200[^]*pid/.test(heard);
