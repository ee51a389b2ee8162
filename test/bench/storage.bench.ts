import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededRandom } from '../support/seeded-random.ts';
import type { Finding } from './support/finding.ts';
import { keptStore } from './support/make-documents/kept-store.ts';
import { dataFile } from './support/make-documents/make-documents.ts';
import { atMost, exactly } from './support/reach.ts';
import { report } from './support/report.ts';
import { openShop, playScenes, sellTenLines } from './support/storage/sell.ts';
import { type Sizes, sizesOf } from './support/storage/sizes.ts';
import { writeAgain } from './support/storage/write-again.ts';

/*
 * What a document takes on the disk, all in (design.md §9), and that the bytes come back:
 *
 *   node storage.bench.ts [--documents 1000000] [--sales 1000] [--scenes 24] [--sample 2000] [--seed 1] [--keep FOLDER]
 *
 * - A store of many documents, made from a scene that was issued for real: the whole file, with what is free in it,
 *   divided by the documents. With --keep it is the one the other benchmarks use; one that an earlier version made is
 *   brought up to date first, and says what a shop's file takes that was.
 * - The same scene, issued by the service itself again and again; and invoices of ten lines, of chance products to chance
 *   customers: what the file has grown by, delivered and the service ended, divided by the documents.
 * - A sample packed anew and read back, byte for byte.
 */

const GOAL_BYTES = 5 * 1024;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    sales: { type: 'string', default: '1000' },
    scenes: { type: 'string', default: '24' },
    sample: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const seed = Number(values.seed);
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'mostrador-storage-'));
const shops = mkdtempSync(join(tmpdir(), 'mostrador-shops-'));
try {
  const file = join(await keptStore(folder, { documents: Number(values.documents), seed }), dataFile);
  const made = sizesOf(file);
  report(`storage: ${made.documents} documents of a shop, bytes a document`, [
    finding('the whole file', made.bytes / made.documents, 'storage'),
    finding('free in it', made.freeBytes / made.documents),
    ...made.parts
      .map(({ name, bytes }) => finding(name, bytes / made.documents))
      .filter(({ measured }) => measured >= 1),
  ]);

  const few = await sold('few', (data) => playScenes(data, Number(values.scenes)));
  const large = await sold('large', (data) => sellTenLines(data, Number(values.sales), seed));
  report('storage: issued by the service and delivered, bytes a document', [
    finding(`a shop's mix of documents (${few.documents})`, few.bytes / few.documents),
    finding(`an invoice of ten lines (${large.documents})`, large.bytes / large.documents),
    ...large.parts
      .map(({ name, bytes }) => finding(`  ${name}`, bytes / large.documents))
      .filter(({ measured }) => measured >= 30),
  ]);

  const { all, ...same } = await writeAgain(file, seededRandom(seed), Number(values.sample));
  report('storage: written anew and read back, byte for byte', [
    cameBack('contents', same.contents, all.documents),
    cameBack('signed XML', same.xmls, all.documents),
    cameBack('answers of the authority', same.answers, all.answers),
    exact(same.contents + same.xmls + same.answers, 2 * all.documents + all.answers),
  ]);
} finally {
  rmSync(shops, { recursive: true, force: true });
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}

/** What a file has grown by. */
async function sold(name: string, sell: (data: string) => Promise<void>): Promise<Omit<Sizes, 'freeBytes'>> {
  const data = join(shops, name);
  mkdirSync(data);
  await openShop(data);
  const before = sizesOf(join(data, dataFile));
  await sell(data);
  const after = sizesOf(join(data, dataFile));
  const empty = new Map(before.parts.map((part) => [part.name, part.bytes]));
  return {
    documents: after.documents - before.documents,
    bytes: after.bytes - before.bytes,
    parts: after.parts
      .map((part) => ({ ...part, bytes: part.bytes - (empty.get(part.name) ?? 0) }))
      .toSorted((one, other) => other.bytes - one.bytes),
  };
}

function finding(what: string, bytes: number, row?: 'storage') {
  return {
    what,
    value: bytes.toFixed(0),
    measured: bytes,
    unit: 'bytes',
    ...(row && {
      row,
      reference: GOAL_BYTES,
      ratio: bytes / GOAL_BYTES,
      goal: atMost(GOAL_BYTES, bytes),
    }),
  } satisfies Finding;
}

function cameBack(what: string, same: number, all: number): Finding {
  return { what, value: `${same} of ${all}` };
}

function exact(same: number, all: number): Finding {
  return {
    what: 'all',
    value: `${same} of ${all}`,
    row: 'storage_exact',
    measured: same / all,
    unit: 'part',
    goal: exactly(all, same, 'all of them'),
  };
}
