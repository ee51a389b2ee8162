import { parentPort, workerData } from 'node:worker_threads';
import { serveArchiveWork } from '../backup/archive/archive-work.ts';

/** A thread of its own: a backup is copied, compressed, encrypted and read again while the shop goes on selling. */
if (parentPort) void serveArchiveWork(parentPort, workerData);
