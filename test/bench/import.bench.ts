import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ImportResource, importResource } from '../../src-main/contract/import.ts';
import { anInvoiceBodyOfTenLines } from '../support/builders/invoice-body.ts';
import { runCli } from '../support/cli/run-cli.ts';
import { type ApiClient, keyHolderOf } from '../support/service/api-client.ts';
import { type RunningService, startService } from '../support/service/run-service.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../support/shops/business-file.ts';
import { makeArchive } from './support/imports/make-archive.ts';
import { measureRawRate, type RawRate } from './support/imports/raw-rate.ts';
import { watchMemory } from './support/process/memory.ts';
import { processorSeconds } from './support/process/processor-time.ts';
import { atLeast, atMost } from './support/reach.ts';
import { report } from './support/report.ts';
import { medianOf, roundsOf } from './support/rounds/rounds.ts';
import { findRounds, showMedian } from './support/rounds/rounds-finding.ts';

/*
 * Bring a history in (design.md §9): a ZIP of authorized documents is imported by the running service, every signature
 * verified, while a client goes on issuing, one invoice every so many milliseconds. In the sandbox, where no authority
 * is asked: elsewhere it is the authority that sets the pace.
 *
 *   node import.bench.ts [--documents 10000] [--pause 100] [--rounds 3]
 *
 * The goal is 500 documents a second. How fast this machine is, and whatever else it does meanwhile, is measured by what
 * no import can leave out, measured right before and after: hashing and verifying, and writing durably. Each round
 * imports the same archive into a shop of its own.
 */

const GOAL = 500;
/** A till waits no longer than this while a history comes in. */
const GOAL_ISSUED_MS = 250;
/** Of the business that the sandbox comes with. */
const PRACTICE_RUC = '9999999999001';
const GIVEN_UP_AFTER_MS = 30 * 60_000;
/** Of an invoice with one line, signed. */
const DOCUMENT_BYTES = 7000;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    /** Milliseconds between two invoices that are issued meanwhile. */
    pause: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
  },
});
const documents = Number(values.documents);
const rounds = Number(values.rounds);

console.log(`signing ${documents} invoices of another system …`);
const archive = await makeArchive(documents, PRACTICE_RUC);
const runs: Run[] = [];
for (let round = 1; round <= rounds; round += 1) {
  console.log(`importing them (${(archive.length / 1024 / 1024).toFixed(0)} MB), ${round} of ${rounds} …`);
  runs.push(await importOnce());
}
printSummary(runs);

async function importOnce(): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  let service: RunningService | undefined;
  try {
    service = await startShop(folder);
    const key = await keyHolderOf(service);
    const before = measureRawRate(folder, DOCUMENT_BYTES);
    const run = await importAll(service, key);
    return { ...run, raw: meanOf(before, measureRawRate(folder, DOCUMENT_BYTES)) };
  } finally {
    await service?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startShop(folder: string): Promise<RunningService> {
  const data = join(folder, 'data');
  const { relative } = writeCertificate(folder);
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
  const setup = await runCli(data, ['setup', '--file', file]);
  if (setup.exitCode !== 0) throw new Error(setup.stderr);
  return startService({ data, env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn' } });
}

interface Run {
  readonly imported: number;
  /** From the first answer to the upload on. */
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly growth: number;
  /** Milliseconds of each invoice that was issued meanwhile. */
  readonly issued: readonly number[];
  readonly raw: RawRate;
}

async function importAll(shop: RunningService, key: ApiClient): Promise<Omit<Run, 'raw'>> {
  const memory = watchMemory(shop.pid);
  const processorBefore = processorSeconds(shop.pid);
  const { id } = await upload(shop, key);
  const startedAt = performance.now();
  const isOver = new AbortController();
  const issuing = issueMeanwhile(key, isOver.signal);
  const ended = await untilEnded(key, id);
  const seconds = (performance.now() - startedAt) / 1000;
  isOver.abort();
  const course = memory.end();
  return {
    imported: ended.counts.imported,
    seconds,
    processorSeconds: processorSeconds(shop.pid) - processorBefore,
    growth: course.most - course.least,
    issued: await issuing,
  };
}

async function upload(shop: RunningService, key: ApiClient): Promise<ImportResource> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(archive)], 'historia.zip'));
  const headers = { authorization: `Bearer ${key.token}` };
  const answer = await fetch(`${shop.url}/v1/ec/imports`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`the upload was answered with ${answer.status}`);
  return importResource.parse(await answer.json());
}

async function untilEnded(key: ApiClient, id: string): Promise<ImportResource> {
  const givenUpAt = performance.now() + GIVEN_UP_AFTER_MS;
  for (;;) {
    const stored = importResource.parse((await key.call('GET', `/v1/ec/imports/${id}`)).json());
    if (stored.status !== 'queued' && stored.status !== 'processing') return stored;
    if (performance.now() > givenUpAt) throw new Error(`not over: ${JSON.stringify(stored.counts)}`);
    await sleep(50);
  }
}

async function issueMeanwhile(key: ApiClient, isOver: AbortSignal): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver.aborted) {
    const startedAt = performance.now();
    const answer = await key.call('POST', '/v1/ec/invoices', { body: anInvoiceBodyOfTenLines() });
    if (answer.status !== 201) throw new Error(`an invoice was answered with ${answer.status}`);
    times.push(performance.now() - startedAt);
    await sleep(Number(values.pause));
  }
  return times;
}

function meanOf(one: RawRate, other: RawRate): RawRate {
  return {
    verified: (one.verified + other.verified) / 2,
    written: (one.written + other.written) / 2,
  };
}

function printSummary(all: readonly Run[]): void {
  const imported = all.every((run) => run.imported === documents);
  const rates = roundsOf(all.map(({ seconds }) => documents / seconds));
  // Both for each document, one after the other in a single thread.
  const possible = medianOf(all.map(({ raw }) => 1 / (1 / raw.verified + 1 / raw.written)));
  const times = all.flatMap(({ issued }) => issued).sort((one, other) => one - other);
  const slowest = times.at(-1) ?? 0;
  const of = (numberOf: (run: Run) => number) => medianOf(all.map(numberOf));
  report(`import: ${documents} authorized documents, an invoice every ${values.pause} ms meanwhile`, [
    {
      what: 'imported, in each round',
      value: all.map((run) => run.imported).join(', '),
      goal: { text: String(documents), reached: imported },
    },
    {
      ...findRounds('documents/s', rates, { unit: 'documents/s', show: showMedian(0) }),
      row: 'import',
      goal: atLeast(GOAL, rates.median),
      reference: possible,
      ratio: rates.median / possible,
    },
    {
      what: 'processor of the service, ms a document',
      value: of((run) => (run.processorSeconds * 1000) / documents).toFixed(2),
    },
    { what: 'raw: hashed and verified, documents/s', value: of(({ raw }) => raw.verified).toFixed(0) },
    { what: 'raw: written durably, documents/s', value: of(({ raw }) => raw.written).toFixed(0) },
    { what: 'of both raw, one after the other', value: (rates.median / possible).toFixed(3) },
    { what: 'memory taken, MB', value: of(({ growth }) => growth).toFixed(0) },
    { what: 'invoices issued meanwhile', value: String(times.length) },
    { what: 'median of one, ms', value: medianOf(times).toFixed(1) },
    {
      what: 'slowest of one, ms',
      value: slowest.toFixed(1),
      goal: atMost(GOAL_ISSUED_MS, slowest),
      measured: slowest,
      unit: 'ms',
    },
  ]);
}
