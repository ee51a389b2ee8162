import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { es } from '../../src-renderer/text/es.ts';
import { launchBrowser } from '../e2e/support/browser/browser.ts';
import { ownerOf } from '../support/service/api-client.ts';
import { type RunningService, startService } from '../support/service/run-service.ts';
import { type Course, courseOf } from './support/course.ts';
import type { Finding } from './support/finding.ts';
import { below } from './support/reach.ts';
import { report } from './support/report.ts';
import { measureManyDocuments } from './support/window/many-documents.ts';
import { barcodeOf, fillShelf } from './support/window/shelf.ts';
import { hearKeys, timeKey } from './support/window/stopwatch.ts';

/*
 * The counter (design.md §9): from a scan to its line, and from the charge to a counter that is ready for the next
 * customer, measured in a real browser against the built service, every sale issued, signed and stored durably.
 *
 *   node window.bench.ts [--products 50000] [--sales 40] [--lines 5] [--documents 1000000] [--times 20] [--keep FOLDER]
 *
 * The same is done in turn with a shelf of a hundred products: what grows with the shelf shows as a ratio. The first
 * charge of a morning, before anything is warm, is shown by itself: the slower of the two services. Then the list of
 * documents, the home page and the report of a month of a shop that has a million; with --keep their store is made once and used again, `--products 0` and
 * `--documents 0` leave one or the other out.
 */

const GOAL_SCAN_MS = 50;
const GOAL_CHARGE_MS = 200;
const SMALL_SHELF = 100;
const WARM_UP_SALES = 5;
const names = { window_scan: 'scan to line', window_charge: 'charge to ready' } as const;

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    sales: { type: 'string', default: '40' },
    lines: { type: 'string', default: '5' },
    documents: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '20' },
    keep: { type: 'string' },
  },
});
const products = Number(values.products);
const sales = Number(values.sales);
const lines = Number(values.lines);
const documents = Number(values.documents);

interface Counter {
  readonly service: RunningService;
  readonly page: Page;
  readonly shelf: number;
  readonly scans: number[];
  /** The first of all, and those once all is warm. */
  readonly firstCharges: number[];
  readonly charges: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const browser = await launchBrowser();
const counters: Counter[] = [];
try {
  if (products > 0) await sellAtBoth();
  if (documents > 0) {
    const findings = await measureManyDocuments({
      documents,
      times: Number(values.times),
      stores: values.keep ?? folder,
      folder,
    });
    report(`List, home page and report of ${documents} documents, ${values.times} times`, findings);
  }
} finally {
  await browser.close();
  for (const { service } of counters) await service.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function sellAtBoth(): Promise<void> {
  for (const shelf of [SMALL_SHELF, products]) counters.push(await openCounter(shelf));
  for (let sale = 0; sale < WARM_UP_SALES + sales; sale += 1) {
    for (const counter of counters) await sell(counter, sale);
  }
  printSummary();
  for (const { service } of counters.splice(0)) await service.kill();
}

async function openCounter(shelf: number): Promise<Counter> {
  const service = await startService({
    data: join(folder, `data-${shelf}`),
    args: ['--port', '0', '--greet'],
    env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn' },
  });
  await ownerOf(service).call('PATCH', '/v1/local/setup', { body: { choice: 'practice' } });
  const startedAt = performance.now();
  await fillShelf(service, shelf);
  console.log(`${shelf} products on the shelf in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await hearKeys(page);
  if (service.link === undefined) throw new Error('the service greets with a link');
  await page.goto(service.link);
  await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
  return { service, page, shelf, scans: [], firstCharges: [], charges: [] };
}

/** One sale of different products to a final consumer, in exact cash. */
async function sell({ page, shelf, scans, firstCharges, charges }: Counter, sale: number): Promise<void> {
  const isWarm = sale >= WARM_UP_SALES;
  // A page behind another is drawn less often.
  await page.bringToFront();
  await page.getByRole('combobox', { name: es.counter.searchLabel }).focus();
  for (let line = 0; line < lines; line += 1) {
    await page.keyboard.type(barcodeOf((sale * lines + line) % shelf));
    const taken = await timeKey(page, 'Enter', { until: `main table tbody tr:nth-of-type(${line + 1})` });
    if (isWarm) scans.push(taken);
  }
  await page.keyboard.press('F9');
  await page.getByLabel(es.charge.received).waitFor();
  const charged = await timeKey(page, 'Enter', {
    until: 'input[role=combobox]:focus',
    without: '[role=dialog], main table tbody tr',
  });
  if (sale === 0) firstCharges.push(charged);
  if (isWarm) charges.push(charged);
}

function printSummary(): void {
  const [small, large] = counters;
  if (!small || !large) throw new Error('both counters sell');
  const scans = { small: courseOf(small.scans), large: courseOf(large.scans) };
  const charges = { small: courseOf(small.charges), large: courseOf(large.charges) };
  const firstCharge = Math.max(...small.firstCharges, ...large.firstCharges);
  report(`Counter, ${sales} sales of ${lines} lines, ${products} products beside ${SMALL_SHELF}`, [
    ...findingsOf('window_scan', scans, GOAL_SCAN_MS),
    ...findingsOf('window_charge', charges, GOAL_CHARGE_MS),
    {
      what: 'first charge after start',
      value: `${firstCharge.toFixed(1)} ms`,
      goal: below(GOAL_CHARGE_MS, firstCharge, `${GOAL_CHARGE_MS} ms`),
    },
  ]);
}

function findingsOf(
  row: keyof typeof names,
  { small, large }: { small: Course; large: Course },
  goalMs: number,
): readonly Finding[] {
  const what = names[row];
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const ratio = large.p50 / small.p50;
  return [
    {
      what: `${what}, p50`,
      value: ms(large.p50),
      measured: large.p50,
      unit: 'ms',
      reference: small.p50,
      ratio,
      goal: below(goalMs, large.p50, `${goalMs} ms`),
    },
    {
      what: `${what}, p99`,
      value: ms(large.p99),
      row,
      measured: large.p99,
      unit: 'ms',
      goal: below(goalMs, large.p99, `${goalMs} ms`),
    },
    { what: `${what}, p50 with ${SMALL_SHELF} products`, value: ms(small.p50) },
    { what: `${what}, p50 large ÷ small`, value: ratio.toFixed(2) },
  ];
}
