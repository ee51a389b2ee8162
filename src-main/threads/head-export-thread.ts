import { parentPort, workerData } from 'node:worker_threads';
import { serveExport } from '../exports/serve-export.ts';
import { connectDatabase } from '../head/database/open-database.ts';
import { makePatterns } from '../head/database/patterns.ts';
import { makeHeadExportSource } from '../head/reading/export-source.ts';
import { renderRide } from '../ride/ride.ts';

/** A thread of its own: a month of many shops is read and printed into a file while tills go on reporting. */
if (parentPort) {
  const { database: url, task, language } = workerData;
  // What breaks while it is used is reported by the query that breaks with it.
  const database = connectDatabase(url, () => undefined);
  void serveExport(parentPort, task, {
    source: makeHeadExportSource(database, makePatterns(database)),
    render: (printed, page) => renderRide(printed, { ...page, language }),
  }).finally(() => database.destroy());
}
