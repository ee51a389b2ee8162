import { parentPort, workerData } from 'node:worker_threads';
import { serveDeclarations } from '../head/declaration/serve-declarations.ts';

/** A thread of its own: the figures of months are computed while tills go on reporting. */
if (parentPort) serveDeclarations(parentPort, workerData.database);
