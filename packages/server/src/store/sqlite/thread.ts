import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { Desk } from './desk.ts';
import { DataError } from '../folder.ts';
import type { FromThread, ThreadOpening, ToThread } from './thread-messages.ts';

const port = parentPort as MessagePort;
const say = (message: ThreadOpening | FromThread): void => port.postMessage(message);

try {
  const desk = new Desk((workerData as { folder: string }).folder, say, () => port.close());
  port.on('message', (message: ToThread) => desk.take(message));
  say({ kind: 'open' });
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  say({ kind: 'cannot-open', message: error.message });
}
