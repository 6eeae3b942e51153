import { parentPort, workerData } from 'node:worker_threads';
import { measure } from './playouts.ts';

parentPort?.postMessage(measure(workerData));
