import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { courseOf } from './support/course.ts';
import { withBackupsBeside } from './support/issuing/backups-beside.ts';
import type { LoadRun } from './support/issuing/load.ts';
import { type Sides, startSides } from './support/issuing/sides.ts';
import { startWorkBeside } from './support/issuing/work-beside.ts';
import { keptStore } from './support/make-documents/kept-store.ts';
import { threadSeconds } from './support/process/thread-seconds.ts';
import { atLeast, atMost, below } from './support/reach.ts';
import { report } from './support/report.ts';
import { alternate, type Rounds, ratioOf, roundsOf } from './support/rounds/rounds.ts';
import { findRatio, findRounds, showMedian } from './support/rounds/rounds-finding.ts';

/*
 * Issue (design.md §9): `POST /v1/ec/invoices` of ten lines, each durable before its 201 and signed right after, beside
 * a bare Fastify handler that commits one row of 12 KB with synchronous=FULL, in turn and by the same load generator, for
 * sixteen clients; then a lone client, with and without an encrypted backup being made beside it, in turn; then one while
 * the queue drains, a history is imported and backups are made.
 *
 *   node issuing.bench.ts [--documents 1000000] [--keep FOLDER] [--rounds 5] [--requests 6000] [--alone 1500]
 *
 * In the sandbox, whose authority answers after 200 ms: what was signed goes on to it all the while. Signing keeps up
 * when no more waits to be signed at the end of a round than clients and a batch can have in hand.
 */

const GOAL = 0.25;
const GOAL_ALONE_P99_MS = 10;
const CLIENTS = 16;
const unit = 'requests/s';
/** Of all that was issued in a round, what may wait to be signed when it ends: what is in hand then. */
const IN_HAND = 64;

const { values } = parseArgs({
  options: {
    /** How many are stored before. */
    documents: { type: 'string', default: '1000000' },
    /** Where stores are kept, and made if they are missing; this one is copied, never written. */
    keep: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** Of the sixteen clients in a round. */
    requests: { type: 'string', default: '6000' },
    /** Of the lone client in a round. */
    alone: { type: 'string', default: '1500' },
  },
});
const documents = Number(values.documents);
const rounds = Number(values.rounds);

const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
try {
  const data = await storeOf(documents);
  const sides = await startSides(data);
  try {
    await measure(sides);
  } finally {
    await sides.end();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A folder with so many documents, to be written to. */
async function storeOf(wanted: number): Promise<string> {
  const data = join(folder, 'data');
  mkdirSync(data);
  if (wanted === 0) return data;
  const storeFile = await keptStore(values.keep ?? folder, { documents: wanted, seed: 1 });
  if (values.keep === undefined) return storeFile;
  cpSync(storeFile, data, { recursive: true });
  return data;
}

async function measure(sides: Sides): Promise<void> {
  const taken: LoadRun[] = [];
  const waiting: number[] = [];
  const processor: { main: number; others: number }[] = [];
  const together = { requests: Number(values.requests), clients: CLIENTS };
  const measured = await alternate(
    {
      bare: async () => rateOf(await sides.run('bare', together)),
      service: async () => {
        const before = threadSeconds(sides.service.pid);
        const run = await sides.run('service', together);
        waiting.push(await sides.unsigned());
        taken.push(run);
        const { main, others } = threadSeconds(sides.service.pid);
        processor.push({ main: main - before.main, others: others - before.others });
        return rateOf(run);
      },
    },
    { rounds },
  );
  const alone = { requests: Number(values.alone), clients: 1 };
  const aLoneOne = async () => courseOf((await sides.run('service', alone)).durations).p99;
  const calm = await alternate(
    { without: aLoneOne, beside: () => withBackupsBeside(sides.service, folder, aLoneOne) },
    { rounds },
  );
  const work = await startWorkBeside(sides.service, folder);
  const loneRun = await sides.run('service', alone);
  const backups = await work.end();
  const lone = courseOf(loneRun.durations);

  const leftMost = Math.max(...waiting);
  const each = (seconds: readonly number[]) => (roundsOf(seconds).median / together.requests) * 1_000_000;
  report(`issuing: ${documents} documents stored, an authority of 200 ms`, [
    rate(`bare handler, ${CLIENTS} clients`, measured.bare),
    rate(`invoices issued, ${CLIENTS} clients`, measured.service),
    findRatio({
      what: 'of the bare handler',
      row: 'issuing',
      unit,
      side: measured.service,
      beside: measured.bare,
      decimals: 3,
      goal: (ratio) => atLeast(GOAL, ratio),
    }),
    {
      what: 'most that waited to be signed after a round',
      value: String(leftMost),
      goal: atMost(IN_HAND, leftMost),
    },
    { what: 'a request, ms p50 / p99', value: timesOf(taken) },
    {
      what: 'processor of a request, µs: main thread',
      value: each(processor.map(({ main }) => main)).toFixed(0),
    },
    {
      what: 'processor of a request, µs: other threads',
      value: each(processor.map(({ others }) => others)).toFixed(0),
    },
    {
      what: 'processor of a request, µs: load generator',
      value: each(taken.map(({ processorSeconds }) => processorSeconds)).toFixed(0),
    },
    p99('a lone client, ms p99', calm.without),
    p99('the same while an encrypted backup is made', calm.beside),
    {
      what: 'of that without, round by round',
      value: ratioOf(calm.beside, calm.without).median.toFixed(2),
    },
    {
      what: 'a lone client beside a queue, an import and backups: ms p50',
      value: lone.p50.toFixed(2),
      measured: lone.p50,
      unit: 'ms',
    },
    {
      what: 'the same, ms p99',
      row: 'issuing_alone',
      value: lone.p99.toFixed(2),
      measured: lone.p99,
      unit: 'ms',
      goal: below(GOAL_ALONE_P99_MS, lone.p99),
    },
    { what: 'backups made meanwhile', value: String(backups) },
  ]);
}

function rateOf({ durations, seconds }: LoadRun): number {
  return durations.length / seconds;
}

function timesOf(runs: readonly LoadRun[]): string {
  const { p50, p99 } = courseOf(runs.flatMap(({ durations }) => durations));
  return `${p50.toFixed(2)} / ${p99.toFixed(2)}`;
}

function p99(what: string, rounds: Rounds) {
  return findRounds(what, rounds, { unit: 'ms', show: showMedian(2) });
}

function rate(what: string, rounds: Rounds) {
  return findRounds(what, rounds, { unit, show: ({ median }) => `${median.toFixed(0)}/s` });
}
