import { parentPort, workerData } from 'node:worker_threads';
import { serveSearches } from './store/serve-searches.ts';

/** A thread of its own: a word that a third of a million documents have takes a while to count, and no sale waits. */
if (parentPort) serveSearches(parentPort, workerData.file);
