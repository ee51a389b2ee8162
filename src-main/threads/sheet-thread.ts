import { parentPort, workerData } from 'node:worker_threads';
import { serveSheets } from '../counter/catalog/sheets/serve-sheets.ts';

/** A thread of its own: fifty thousand rows are read and written while the counter goes on selling. */
if (parentPort) {
  // An error ends the thread and reaches the service as its error event.
  serveSheets(parentPort, workerData).catch((reason: unknown) => {
    queueMicrotask(() => {
      throw reason;
    });
  });
}
