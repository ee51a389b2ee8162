import { parentPort, workerData } from 'node:worker_threads';
import { serveHeadArchiveWork } from '../head/backup/head-archive-work.ts';

/** A thread of its own: a backup of a head office is written, compressed, encrypted and read again while tills go on reporting. */
if (parentPort) void serveHeadArchiveWork(parentPort, workerData);
