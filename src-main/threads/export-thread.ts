import { parentPort, workerData } from 'node:worker_threads';
import { serveExport } from '../exports/serve-export.ts';
import { renderRide } from '../ride/ride.ts';
import { openExportSource } from '../store/reading/export-source.ts';

/** A thread of its own: thousands of documents are read and printed into a file while the counter goes on selling. */
if (parentPort) {
  const { database, task, language } = workerData;
  const source = openExportSource(database);
  void serveExport(parentPort, task, {
    source,
    render: (printed, page) => renderRide(printed, { ...page, language }),
  }).finally(source.close);
}
