import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { invoiceExample } from '../../src-main/api/docs/examples/example-bodies.ts';
import { type ApiClient, apiClient, keyHolderOf } from '../support/service/api-client.ts';
import { doorFile } from '../support/service/door.ts';
import { readyLineOf } from '../support/service/run-service.ts';
import { keptStore } from './support/make-documents/kept-store.ts';
import { atMost } from './support/reach.ts';
import { report } from './support/report.ts';
import { alternate, type Rounds, ratioOf, roundsOf } from './support/rounds/rounds.ts';
import { findRounds } from './support/rounds/rounds-finding.ts';

/*
 * The start (design.md §9): from the command to the first answer that a till gets, a page of its invoices, in turns
 * with an empty process of the same Node:
 *
 *   node start.bench.ts [--documents 1000000] [--few 10000] [--rounds 11] [--seed 1] [--keep FOLDER]
 *
 * The built service is started as `npm start` and `npm run serve` start it: with a data folder that exists and with
 * Node's compile cache, which the second start of a build finds and the first does not (shown once, as `cold`). Beside
 * it, the ready line, the first sale of a service that is asked at once, and a store of few documents. The stores that
 * are kept are copied: to start is to write.
 */

const GOAL_RATIO = 20;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '11' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});

interface Till {
  readonly dataDir: string;
  readonly token: string;
  /** Milliseconds from each command to its ready line. */
  readonly ready: number[];
}

interface Started {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

type Ask = (till: ApiClient) => Promise<{ readonly status: number }>;

const asks = {
  page: (till) => till.call('GET', '/v1/ec/invoices'),
  sale: (till) => till.call('POST', '/v1/ec/invoices', { body: invoiceExample }),
} as const satisfies Record<string, Ask>;

const ON_ITS_WAY = 'status=pending&status=submitted&limit=1';
const documentList = z.object({ total_count: z.number() });

/** Found once: to look for it takes as long as an empty process. */
const program = doorFile('service');
const folder = mkdtempSync(join(values.keep ?? tmpdir(), 'mostrador-start-'));
try {
  const empty = join(folder, 'empty.cjs');
  writeFileSync(empty, '');
  const few = await tillOf(values.few);
  const many = values.documents === values.few ? few : await tillOf(values.documents);
  const cold = await startFor(many, asks.page, join(folder, 'unused'));
  many.ready.length = 0;
  const rounds = await alternate(
    {
      empty: () => timeEmpty(empty),
      few: () => startFor(few, asks.page),
      many: () => startFor(many, asks.page),
      sale: () => startFor(many, asks.sale),
    },
    { rounds: Number(values.rounds), warmUp: 2 },
  );
  printSummary({ ...rounds, ready: roundsOf(many.ready), cold });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A till of a copy of the store with so many documents; made first where there is none. */
async function tillOf(documents: string): Promise<Till> {
  const dataDir = join(folder, `${documents}-${values.seed}`);
  if (documents !== '0') {
    const wanted = { documents: Number(documents), seed: Number(values.seed) };
    const storeFile = await keptStore(values.keep ?? folder, wanted);
    if (storeFile !== dataDir) cpSync(storeFile, dataDir, { recursive: true });
  }
  const service = await start(dataDir);
  const { token } = await keyHolderOf(service, 'sandbox');
  await service.stop();
  return { dataDir, token, ready: [] };
}

/** Milliseconds from the command to the answer of the first that is asked. */
async function startFor(till: Till, ask: Ask, compiled?: string): Promise<number> {
  const startedAt = performance.now();
  const service = await start(till.dataDir, compiled);
  till.ready.push(performance.now() - startedAt);
  const client = apiClient(service.url, till.token);
  const { status } = await ask(client);
  const taken = performance.now() - startedAt;
  await untilDelivered(client);
  await service.stop();
  if (status >= 300) throw new Error(`the first answer was ${status}`);
  return taken;
}

/** What is on its way when a service stops is work for the next to start, which is measured too. */
async function untilDelivered(client: ApiClient): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const pending = documentList.parse((await client.call('GET', `/v1/ec/invoices?${ON_ITS_WAY}`)).json());
    if (pending.total_count === 0) return;
    await setTimeout(100);
  }
  throw new Error('the first sale was not delivered in ten seconds');
}

async function start(dataDir: string, compiled = join(folder, 'compiled')): Promise<Started> {
  const child = spawn(process.execPath, [program, '--data', dataDir, '--port', '0'], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, MOSTRADOR_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([exitCode]) => ({ exitCode, stdout: '', stderr: '' }));
  const { url } = await readyLineOf({ child, ended, stdout: () => '', stderr: () => 'see above' });
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function timeEmpty(script: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  await once(child, 'exit');
  return performance.now() - startedAt;
}

function printSummary({
  empty,
  few,
  many,
  sale,
  ready,
  cold,
}: Readonly<Record<'empty' | 'few' | 'many' | 'sale' | 'ready', Rounds>> & { readonly cold: number }): void {
  const beside = ratioOf(many, empty);
  report(`start: ${values.documents} and ${values.few} documents, ${values.rounds} rounds in turn`, [
    {
      ...time(`first page of invoices, ${values.documents} documents`, many),
      row: 'start',
      reference: empty.median,
      ratio: beside.median,
      goal: atMost(GOAL_RATIO, beside.median, `${GOAL_RATIO} × an empty Node`),
    },
    time('an empty Node', empty),
    { what: 'beside an empty Node', value: `× ${beside.median.toFixed(1)}` },
    time(`first page of invoices, ${values.few} documents`, few),
    time(`first sale, ${values.documents} documents`, sale),
    time(`ready line, ${values.documents} documents`, ready),
    {
      what: 'first page, cold: nothing compiled yet',
      value: `${cold.toFixed(0)} ms`,
      measured: cold,
      unit: 'ms',
    },
  ]);
}

function time(what: string, rounds: Rounds) {
  return findRounds(what, rounds, {
    unit: 'ms',
    show: ({ median, least, most }) => `${median.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`,
  });
}
