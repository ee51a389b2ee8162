import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../store/sqlite/open.ts';

/** A thread of its own: to bring many documents up to date takes minutes, and a window that waits for it must answer. */
const { file, migrations } = workerData;
openDatabase(file, { migrations, onStep: (step) => parentPort?.postMessage(step) }).close();
