import { parentPort, workerData } from 'node:worker_threads';
import { serveLists } from '../store/reading/thread/serve-lists.ts';

/** A thread of its own: to count a quarter of a million documents takes a while, and no sale waits for it. */
if (parentPort) serveLists(parentPort, workerData.file);
