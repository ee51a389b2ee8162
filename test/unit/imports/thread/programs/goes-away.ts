import { parentPort } from 'node:worker_threads';

/** A thread that is gone after its first batch, as one that the system takes away. */
const batch = { number: 1, items: [], nextPosition: 1, isRead: false };
parentPort?.postMessage({ kind: 'batch', batch });
parentPort?.once('message', () => process.exit(0));
