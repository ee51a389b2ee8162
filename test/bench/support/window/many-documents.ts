import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { daysOfMonth, monthBefore } from '../../../../src-main/documents/values/calendar/month.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { es } from '../../../../src-renderer/text/es.ts';
import { launchBrowser } from '../../../e2e/support/browser/browser.ts';
import { startService } from '../../../support/service/run-service.ts';
import { type Course, courseOf } from '../course.ts';
import type { Finding } from '../finding.ts';
import { keptStore } from '../make-documents/kept-store.ts';
import { below } from '../reach.ts';
import { timeOther } from './stopwatch.ts';

const GOAL_MS = 300;

/** Until the service has added up all days of a million documents. */
const ADDED_UP_MS = 90_000;

/** A row of the list; rows in sight are the only ones there are. */
const ROW = 'main table tbody tr[data-index]';
const LINKS = `${ROW} a`;

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
 * The window of a shop that has many documents. Its list: opened, filtered by kind, searched by a number, scrolled to
 * its end; each to the first frame that shows documents that were not there before. The pause after typing is in it.
 * Then the home page, and the reports of one month after the other: those of the first, whose days may have to be added
 * up yet, are shown by themselves.
 */
export async function measureManyDocuments({
  documents,
  times,
  stores,
  folder,
}: Measured): Promise<readonly Finding[]> {
  const data = join(folder, `documents-${documents}`);
  cpSync(await keptStore(stores, { documents, seed: 1 }), data, { recursive: true });
  const service = await startService({
    data,
    args: ['--port', '0', '--greet'],
    env: { MOSTRADOR_RATE_LIMIT: 'off', MOSTRADOR_LOG_LEVEL: 'warn' },
  });
  // To make the store takes an hour: a browser need not stay open through it.
  const browser = await launchBrowser();
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
      home: [] as number[],
      report: [] as number[],
    };
    // The first is shown with the others: nobody warms a list up before looking at it.
    for (let time = 0; time < times; time += 1) {
      await show(page, '#/');
      await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
      taken.open.push(await timeOther(page, LINKS, () => show(page, '#/documentos')));
      taken.end.push(await timeOther(page, LINKS, () => scrollToEnd(page)));
      taken.filter.push(await timeOther(page, LINKS, () => show(page, '#/documentos?tipo=credit_note')));
      await show(page, '#/documentos');
      await page.locator(ROW).first().waitFor();
      const searchField = page.getByLabel(es.documents.searchLabel);
      taken.search.push(
        await timeOther(page, LINKS, () => searchField.fill(String(1000 + time).padStart(9, '0'))),
      );
      await searchField.fill('');
      await show(page, '#/');
      await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
      taken.home.push(await timeOther(page, 'main h2', () => show(page, '#/inicio')));
    }
    const today = ecuadorDate(new Date());
    let month = monthBefore(today.slice(0, 7));
    const openReport = async () => {
      await show(page, '#/');
      await page.getByRole('combobox', { name: es.counter.searchLabel }).waitFor();
      month = monthBefore(month);
      const { from, to } = daysOfMonth(month);
      const address = `#/informes?desde=${from}&hasta=${to}`;
      return timeOther(page, 'main dl dd', () => show(page, address));
    };
    const firstReport = await openReport();
    // The service adds up days that are over a minute after its start; a person who comes later finds them.
    await page.waitForTimeout(ADDED_UP_MS);
    for (let time = 0; time < times; time += 1) taken.report.push(await openReport());
    return [
      ...Object.entries(taken).flatMap(([what, course]) =>
        findingOf(what as keyof typeof taken, courseOf(course), documents),
      ),
      { what: `first report of a month, ${documents} documents`, value: `${firstReport.toFixed(1)} ms` },
    ];
  } finally {
    await browser.close();
    await service.kill();
  }
}

const rows = {
  open: { row: 'window_list', what: 'list of documents opened' },
  filter: { row: 'window_list_filter', what: 'list filtered by kind' },
  search: { row: 'window_list_search', what: 'list searched by a number' },
  end: { row: 'window_list_end', what: 'list scrolled to its end' },
  home: { row: 'window_home', what: 'home page opened' },
  report: { row: 'window_report', what: 'report of a month opened' },
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
