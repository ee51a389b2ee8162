import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { es } from '../../../../src-renderer/text/es.ts';
import { startService } from '../../../support/service/run-service.ts';
import { type Course, courseOf } from '../course.ts';
import type { Finding } from '../finding.ts';
import { keptStore } from '../make-documents/kept-store.ts';
import { below } from '../reach.ts';

const GOAL_MS = 300;

/** A row of the list; rows in sight are the only ones there are. */
const ROW = 'main table tbody tr[data-index]';

interface Measured {
  readonly documents: number;
  /** How often each is done. */
  readonly times: number;
  /** Where stores are kept. */
  readonly stores: string;
  /** Where the one that is used may be written. */
  readonly folder: string;
}

/**
 * The list of documents of a shop that has many: opened, filtered by kind, searched by a number, scrolled to
 * its end; each to the first frame that shows documents that were not there before. The pause after typing is in it.
 */
export async function measureDocumentList(
  browser: Browser,
  { documents, times, stores, folder }: Measured,
): Promise<readonly Finding[]> {
  const data = join(folder, `documents-${documents}`);
  cpSync(await keptStore(stores, { documents, seed: 1 }), data, { recursive: true });
  const service = await startService({
    data,
    args: ['--port', '0', '--greet'],
    env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn' },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    if (service.link === undefined) throw new Error('the service greets with a link');
    await page.goto(service.link);
    await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
    const taken = {
      open: [] as number[],
      filter: [] as number[],
      search: [] as number[],
      end: [] as number[],
    };
    // The first is told with the others: nobody warms a list up before looking at it.
    for (let time = 0; time < times; time += 1) {
      await show(page, '#/');
      await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
      taken.open.push(await timed(page, () => show(page, '#/documentos')));
      taken.end.push(await timed(page, () => scrollToEnd(page)));
      taken.filter.push(await timed(page, () => show(page, '#/documentos?tipo=credit_note')));
      await show(page, '#/documentos');
      await page.locator(ROW).first().waitFor();
      const words = page.getByLabel(es.documents.searchLabel);
      taken.search.push(await timed(page, () => words.fill(String(1000 + time).padStart(9, '0'))));
      await words.fill('');
    }
    return Object.entries(taken).flatMap(([what, course]) =>
      findingOf(what as keyof typeof taken, courseOf(course), documents),
    );
  } finally {
    await service.kill();
  }
}

const rows = {
  open: { row: 'window_list', what: 'list of documents opened' },
  filter: { row: 'window_list_filter', what: 'list filtered by kind' },
  search: { row: 'window_list_search', what: 'list searched by a number' },
  end: { row: 'window_list_end', what: 'list scrolled to its end' },
} as const;

function findingOf(name: keyof typeof rows, { p50, p99 }: Course, documents: number): readonly Finding[] {
  const { row, what } = rows[name];
  return [
    {
      what: `${what}, ${documents} documents, p50`,
      value: `${p50.toFixed(1)} ms`,
      measured: p50,
      unit: 'ms',
    },
    {
      what: `${what}, ${documents} documents, p99`,
      value: `${p99.toFixed(1)} ms`,
      row,
      measured: p99,
      unit: 'ms',
      goal: below(GOAL_MS, p99, `${GOAL_MS} ms`),
    },
  ];
}

async function show(page: Page, hash: string): Promise<void> {
  await page.evaluate((address) => window.location.assign(address), hash);
}

/** The bar is pulled down at once, as nobody scrolls faster. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate((row) => {
    const scroller = document.querySelector(row)?.closest('div');
    scroller?.scrollTo({ top: scroller.scrollHeight });
  }, ROW);
}

/** Milliseconds from what is done to the first frame with a document that was not there before. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  const handle = await page.evaluateHandle((row) => {
    const shown = () =>
      [...document.querySelectorAll(`${row} a`)].map((link) => link.getAttribute('href') ?? '');
    const before = new Set(shown());
    const startedAt = performance.now();
    const taken = new Promise<number>((resolve, reject) => {
      const look = () => {
        const now = performance.now();
        if (shown().some((address) => !before.has(address))) resolve(now - startedAt);
        else if (now - startedAt > 30_000) reject(new Error('no other documents came'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { taken };
  }, ROW);
  await act();
  const taken = await handle.evaluate(({ taken: found }) => found);
  await handle.dispose();
  return taken;
}
