import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { openDatabase } from '../../src-main/head/database/open-database.ts';
import { startEmbeddedDatabase } from '../../src-main/head/embedded/embedded-database.ts';
import { type RunningHead, startHead } from '../support/head/run-head.ts';
import { askHead } from './support/head/ask-head.ts';
import { aDocumentModel } from './support/head/document-model.ts';
import { fillHead } from './support/head/fill-head.ts';
import { insertBare } from './support/head/insert-bare.ts';
import { grownFindings, monthFinding, readingTimes, searchFindings } from './support/head/measure-reading.ts';
import { reportAtOnce } from './support/head/report-at-once.ts';
import { openStation } from './support/head/reporting-station.ts';
import { saleRates } from './support/head/sales.ts';
import { databaseBytes } from './support/head/storage.ts';
import { atLeast, atMost } from './support/reach.ts';
import { report } from './support/report.ts';
import { medianOf, ratioOf } from './support/rounds/rounds.ts';

/*
 * A head office (docs/head-office.md): what it takes, against the least that any program could do on the same PostgreSQL in
 * the same minutes (a bare INSERT … unnest of 200 rows of 1.4 KB per commit, on three connections), what it keeps of a
 * document, how it reads, and what being enrolled costs a till.
 *
 *   node head.bench.ts [--full] [--stored 20000] [--few 2000] [--documents 2000] [--stations 10] [--outage 100]
 *                      [--times 5] [--sales 20]
 *
 * Quick as it comes; --full has the sizes of its goals: 1,000,000 stored (and 10,000 at another head), 100,000 of 50 stations
 * taken, half of them reported again, 3,000 stations at once with 20 documents each. What is stored before is put there by SQL
 * (fill-head.ts); every station reports its share over HTTPS in batches of 500, and comes back when it is asked to. Documents
 * differ in what identifies them; one that was signed for real is the model.
 */

const GOALS = { ingest: 0.15, outage: 0.5, headMegabytes: 512, kilobytes: 2.5, sale: 0.97 } as const;

const quick = { stored: 20_000, few: 2000, documents: 2000, stations: 10, outage: 100, times: 5, sales: 20 };
const full: typeof quick = {
  stored: 1_000_000,
  few: 10_000,
  documents: 100_000,
  stations: 50,
  outage: 3000,
  times: 20,
  sales: 200,
};

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    stored: { type: 'string' },
    few: { type: 'string' },
    documents: { type: 'string' },
    stations: { type: 'string' },
    outage: { type: 'string' },
    times: { type: 'string' },
    sales: { type: 'string' },
  },
});
const usual = values.full ? full : quick;
const size = {
  stored: Number(values.stored ?? usual.stored),
  few: Number(values.few ?? usual.few),
  documents: Number(values.documents ?? usual.documents),
  stations: Number(values.stations ?? usual.stations),
  outage: Number(values.outage ?? usual.outage),
  times: Number(values.times ?? usual.times),
  sales: Number(values.sales ?? usual.sales),
};

// Apart: PostgreSQL's own user reaches its files, and nothing else.
const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), 'mostrador-head-bench-')));
const [databaseFolder = '', manyFolder = '', fewFolder = ''] = folders;
const postgres = await startEmbeddedDatabase(databaseFolder, () => {});
const heads: RunningHead[] = [];
try {
  const model = await aDocumentModel();
  const many = await filledHead('many', manyFolder, size.stored);
  const few = await filledHead('few', fewFolder, size.few);
  await taking();
  await reading();
  await selling();

  async function filledHead(name: string, folder: string, stored: number) {
    const url = await newDatabase(name);
    const head = await startHead(['--data', folder, '--port', '0', '--database', url]);
    heads.push(head);
    const station = await openStation(head, model, 1);
    await station.report(1);
    station.close();
    const database = await openDatabase(url, () => {});
    return { head, url, database, filled: await fillHead(database, stored) };
  }

  /** Ingest, what is kept of a document, and many stations at once. */
  async function taking(): Promise<void> {
    const anchor = await insertBare(many.url, Math.min(size.documents, 50_000));
    const before = await databaseBytes(many.database);
    const stations = await Promise.all(
      Array.from({ length: size.stations }, (_, index) => openStation(many.head, model, index + 2)),
    );
    const share = Math.ceil(size.documents / size.stations);
    const half = Math.ceil(share / 2);
    const startedAt = performance.now();
    await Promise.all(stations.map((station) => station.report(share)));
    await Promise.all(stations.map((station) => station.reportAgain(half)));
    const ingest = (size.stations * (share + half)) / ((performance.now() - startedAt) / 1000);
    for (const station of stations) station.close();
    const kilobytes = ((await databaseBytes(many.database)) - before) / (size.stations * share) / 1024;
    const { rate: atOnce, megabytes } = await reportAtOnce(many.head, model, {
      stations: size.outage,
      first: size.stations + 2,
    });
    report(`head: takes documents, ${size.stored} stored`, [
      rate('bare INSERT … unnest, 3 connections (anchor)', anchor),
      rate(`taken by HTTPS, ${size.documents} of ${size.stations} stations, half again`, ingest),
      ratio('of the anchor', ingest, { reference: anchor, goal: GOALS.ingest }),
      rate(`${size.outage} stations at once, 20 documents each`, atOnce),
      ratio('of that taken', atOnce, { reference: ingest, goal: GOALS.outage }),
      {
        what: 'memory of the head meanwhile',
        value: `${Math.round(megabytes)} MB`,
        measured: megabytes,
        unit: 'MB',
        goal: atMost(GOALS.headMegabytes, megabytes, `${GOALS.headMegabytes} MB`),
      },
      {
        what: 'kept of a document',
        value: `${kilobytes.toFixed(2)} KB`,
        measured: kilobytes,
        unit: 'KB',
        goal: atMost(GOALS.kilobytes, kilobytes, `${GOALS.kilobytes} KB`),
      },
    ]);
  }

  async function reading(): Promise<void> {
    const [askMany, askFew] = [askHead(many.head), askHead(few.head)];
    const before = await readingTimes(askFew, few.database, { ...few.filled, times: size.times });
    const now = await readingTimes(askMany, many.database, { ...many.filled, times: size.times });
    report(`head: reads ${size.stored} documents, beside ${size.few}`, [
      ...grownFindings(now, before),
      ...(await searchFindings(askMany, many.filled, size.times)),
      await monthFinding(askMany, many.database, { ...many.filled, times: size.times }),
    ]);
    askMany.close();
    askFew.close();
  }

  async function selling(): Promise<void> {
    const url = await newDatabase('sales');
    const { alone, ...enrolled } = await saleRates(url, { sales: size.sales, rounds: 5 });
    report('head: a sale at a till that is enrolled, beside one that is not', [
      {
        what: 'not enrolled',
        value: `${alone.median.toFixed(1)} sales/s`,
        measured: alone.median,
        unit: 'sales/s',
      },
      ...Object.entries(enrolled).map(([what, rounds]) => {
        const beside = medianOf(ratioOf(rounds, alone).all);
        return {
          what: `enrolled, head ${what}`,
          value: `${rounds.median.toFixed(1)} sales/s, ${beside.toFixed(3)}`,
          measured: rounds.median,
          reference: alone.median,
          unit: 'sales/s',
          ratio: beside,
          goal: atLeast(GOALS.sale, beside),
        };
      }),
    ]);
  }
  await Promise.all([many.database.destroy(), few.database.destroy()]);
} finally {
  for (const head of heads) await head.stop();
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function newDatabase(name: string): Promise<string> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return String(Object.assign(new URL(postgres.url), { pathname: name }));
}

function rate(what: string, documentsASecond: number) {
  return {
    what,
    value: `${Math.round(documentsASecond)} documents/s`,
    measured: documentsASecond,
    unit: 'documents/s',
  };
}

function ratio(
  what: string,
  measured: number,
  { reference, goal }: { readonly reference: number; readonly goal: number },
) {
  const beside = measured / reference;
  return {
    what,
    value: beside.toFixed(3),
    measured,
    reference,
    unit: 'documents/s',
    ratio: beside,
    goal: atLeast(goal, beside),
  };
}
