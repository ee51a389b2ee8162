import { parentPort, workerData } from 'node:worker_threads';
import { serveExport } from '../exports/serve-export.ts';
import { renderRide } from '../ride/ride.ts';
import { openExportSource } from '../store/lists/export-source.ts';

/** A thread of its own: thousands of documents are read and printed into a file while the counter goes on selling. */
if (parentPort) {
  const { file, task } = workerData;
  const source = openExportSource(file);
  void serveExport(parentPort, task, { source, render: renderRide }).finally(source.close);
}
