import { parentPort, workerData } from 'node:worker_threads';
import { type ArchiveMessage, doArchiveWork } from '../backup/archive/archive-work.ts';

/** A thread of its own: a backup is copied, compressed, encrypted and read again while the shop goes on selling. */
const say = (message: ArchiveMessage) => parentPort?.postMessage(message);
doArchiveWork(workerData, (step) => say({ step })).then(say);
