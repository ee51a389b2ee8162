import { parentPort, workerData } from 'node:worker_threads';
import { checkIntegrity } from '../store/sqlite/integrity/check-integrity.ts';

/** A thread of its own: a large file takes minutes to read, and nobody else may wait for it. */
parentPort?.postMessage(checkIntegrity(workerData.file, { thorough: workerData.thorough }));
