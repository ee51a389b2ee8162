import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../src-main/process/free-port.ts';
import { anInvoiceBodyOfTenLines } from '../support/builders/invoice-body.ts';
import { runCli } from '../support/cli/run-cli.ts';
import { type ApiClient, keyHolderOf, ownerOf } from '../support/service/api-client.ts';
import { type RunningService, startService } from '../support/service/run-service.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../support/shops/business-file.ts';
import { issueMany } from './support/issue-many.ts';
import { type MemoryCourse, watchMemory } from './support/process/memory.ts';
import { atLeast, atMost, exactly } from './support/reach.ts';
import { report } from './support/report.ts';
import { type LightAuthority, startLightAuthority } from './support/start-light-authority.ts';

/*
 * Drain the queue (design.md §9): documents are issued while the authority is away; then it answers, each time after
 * its latency, and what waited goes out.
 *
 *   node drain.bench.ts [--documents 10000] [--clients 8] [--latency 200] [--concurrency 8] [--away 0]
 *
 * A document takes two requests: it is handed over, and its decision is asked for. With C requests at once, each
 * answered after L seconds, no program can do more than C ÷ L requests, that is C ÷ (2 L) documents, a second. The goal
 * is 0.9 of that from the first request to the last authorization, the pause before the first question included: that
 * pause shows where there are few documents, so from a thousand on the figure says what it should.
 */

const REQUESTS_A_DOCUMENT = 2;
const GOAL = 0.9;
/** Growth over the whole drain that still counts as flat: a garbage collector breathes. */
const FLAT_MB = 32;

/** Longer than any pause of the program while the authority answers. */
const LONGEST_STILL_MS = 120_000;

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '8' },
    latency: { type: 'string', default: '200' },
    /** What the program sends at once (`DELIVERIES_AT_ONCE` of app.ts). */
    concurrency: { type: 'string', default: '8' },
    /** Seconds the authority stays away once all is issued: the waits between tries have grown by then. */
    away: { type: 'string', default: '0' },
  },
});
const documents = Number(values.documents);
const clients = Number(values.clients);
const latencyMs = Number(values.latency);
const concurrency = Number(values.concurrency);
const possible = concurrency / ((REQUESTS_A_DOCUMENT * latencyMs) / 1000);

const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const port = await freePort();
const service = await startShop();
let authority: LightAuthority | undefined;
try {
  const key = await keyHolderOf(service, 'test');
  const issuing = await issueAway(key);
  await sleep(Number(values.away) * 1000);
  authority = await startLightAuthority(port, latencyMs);
  await drain(service, authority, issuing);
} finally {
  authority?.end();
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function startShop(): Promise<RunningService> {
  const data = join(folder, 'data');
  const { relative } = writeCertificate(folder);
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
  const setup = await runCli(data, ['setup', '--file', file]);
  if (setup.exitCode !== 0) throw new Error(setup.stderr);
  return startService({
    data,
    env: {
      MOSTRADOR_AUTHORITY_TEST_URL: `http://127.0.0.1:${port}`,
      MOSTRADOR_RATE_LIMIT: 'off',
      MOSTRADOR_LOG_LEVEL: 'warn',
    },
  });
}

interface Issuing {
  readonly seconds: number;
  readonly memory: MemoryCourse;
}

async function issueAway(key: ApiClient): Promise<Issuing> {
  console.log(`issuing ${documents} invoices with the authority away …`);
  const memory = watchMemory(service.pid);
  const startedAt = Date.now();
  await issueMany({
    url: service.url,
    key: key.token,
    body: anInvoiceBodyOfTenLines(),
    documents,
    clients,
  });
  return { seconds: (Date.now() - startedAt) / 1000, memory: memory.end() };
}

async function drain(shop: RunningService, light: LightAuthority, issuing: Issuing): Promise<void> {
  console.log(`the authority answers after ${latencyMs} ms; at best ${possible.toFixed(1)} documents/s …`);
  const memory = watchMemory(shop.pid);
  const backAt = Date.now();
  await ownerOf(shop).call('POST', '/v1/local/sync/try-now');
  const seen = await untilDrained(light);
  const course = memory.end();
  const firstAt = seen.firstRequestAt ?? backAt;
  const lastAt = seen.lastAuthorizedAt ?? firstAt;
  const rate = seen.authorized / ((lastAt - firstAt) / 1000);
  report(`drain: ${documents} documents, ${concurrency} at once, ${latencyMs} ms a request`, [
    { what: 'issued, documents/s', value: (documents / issuing.seconds).toFixed(0) },
    { what: 'memory while issuing, MB', value: rangeOf(issuing.memory) },
    { what: 'first request after the return, s', value: (Math.max(firstAt - backAt, 0) / 1000).toFixed(1) },
    {
      what: 'authorized',
      value: String(seen.authorized),
      goal: exactly(documents, seen.authorized),
    },
    {
      what: 'handed over twice',
      value: String(seen.repeated),
      goal: exactly(0, seen.repeated),
    },
    { what: 'requests a document', value: ((seen.receptions + seen.questions) / documents).toFixed(2) },
    { what: 'most requests at once', value: String(seen.mostAtOnce) },
    { what: 'possible, documents/s', value: possible.toFixed(1) },
    { what: 'drained, documents/s', value: rate.toFixed(1) },
    {
      what: 'of what is possible',
      value: (rate / possible).toFixed(3),
      row: 'drain',
      measured: rate,
      unit: 'documents/s',
      reference: possible,
      ratio: rate / possible,
      goal: atLeast(GOAL, rate / possible),
    },
    { what: 'memory while draining, MB', value: rangeOf(course) },
    {
      what: 'growth while draining, MB',
      value: course.growth.toFixed(1),
      row: 'drain_memory',
      measured: course.growth,
      unit: 'MB',
      spread: { least: course.least, most: course.most },
      goal: atMost(FLAT_MB, course.growth),
    },
  ]);
}

/** Waits until all is authorized; gives up after five times as long as it may take, or when nothing moves any more. */
async function untilDrained(light: LightAuthority) {
  const givenUpAt = Date.now() + 60_000 + (5000 * documents) / possible;
  let moved = { requests: -1, at: Date.now() };
  let reportedAt = Date.now();
  for (;;) {
    await sleep(500);
    const seen = await light.report();
    const requests = seen.receptions + seen.questions;
    if (requests > moved.requests) moved = { requests, at: Date.now() };
    const still = Date.now() - moved.at > LONGEST_STILL_MS;
    if (seen.authorized >= documents || still || Date.now() > givenUpAt) return seen;
    if (Date.now() - reportedAt > 15_000) {
      reportedAt = Date.now();
      console.log(`  ${seen.authorized} authorized, ${seen.receptions} received`);
    }
  }
}

function rangeOf({ least, most }: MemoryCourse): string {
  return `${least.toFixed(0)}–${most.toFixed(0)}`;
}
