import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../../src-main/head/embedded/embedded-database.ts';
import { startHead } from '../support/head/run-head.ts';
import { insertBare } from './support/head/insert-bare.ts';
import { openStation } from './support/head/telling-station.ts';
import { aToldDocument } from './support/head/told-document.ts';
import { atLeast } from './support/reach.ts';
import { report } from './support/report.ts';

/*
 * What a head office takes (docs/head-office.md), against the least that any program could do on the same PostgreSQL in
 * the same minutes: a bare INSERT … unnest of 200 rows of 1.4 KB per commit, on three connections.
 *
 *   node head.bench.ts [--documents 100000] [--stations 50]
 *
 * Every station tells its share over HTTPS, in batches of 500, and comes back when it is told to; half of the documents
 * are told again as they changed. Documents differ in what identifies them; one that was signed for real is the model.
 */

const GOAL = 0.15;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    stations: { type: 'string', default: '50' },
  },
});
const documents = Number(values.documents);
const stationCount = Number(values.stations);

// Apart: PostgreSQL's own user reaches its files, and nothing else.
const databaseFolder = mkdtempSync(join(tmpdir(), 'mostrador-head-bench-'));
const headFolder = mkdtempSync(join(tmpdir(), 'mostrador-head-bench-'));
const database = await startEmbeddedDatabase(databaseFolder, () => {});
const head = await startHead(['--data', headFolder, '--port', '0', '--database', database.url]);
try {
  const anchor = await insertBare(database.url, Math.min(documents, 50_000));
  const model = await aToldDocument();
  const stations = await Promise.all(
    Array.from({ length: stationCount }, (_, index) => openStation(head, model, index + 1)),
  );
  const share = Math.ceil(documents / stationCount);
  const startedAt = performance.now();
  await Promise.all(stations.map((station) => station.tell(share)));
  await Promise.all(stations.map((station) => station.tellAgain(Math.ceil(share / 2))));
  const lines = stationCount * (share + Math.ceil(share / 2));
  const ingest = lines / ((performance.now() - startedAt) / 1000);
  for (const station of stations) station.close();
  const ratio = ingest / anchor;
  report(`head: ${documents} documents of ${stationCount} stations, half of them told again`, [
    rate('bare INSERT … unnest, 3 connections (anchor)', anchor),
    {
      ...rate('taken by HTTPS', ingest),
      reference: anchor,
      ratio,
    },
    {
      what: 'of the anchor',
      value: ratio.toFixed(3),
      measured: ratio,
      goal: atLeast(GOAL, ratio),
    },
  ]);
} finally {
  await head.stop();
  await database.stop();
  for (const folder of [databaseFolder, headFolder]) rmSync(folder, { recursive: true, force: true });
}

function rate(what: string, documentsASecond: number) {
  return {
    what,
    value: `${Math.round(documentsASecond)} documents/s`,
    measured: documentsASecond,
    unit: 'documents/s',
  };
}
