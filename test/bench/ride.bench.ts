import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PrintedDocument } from '../../src-main/documents/printing/printed.ts';
import { type RideFormat, renderRide } from '../../src-main/ride/ride.ts';
import { makePng } from '../support/pages/pictures.ts';
import { printedSample, sampleLines } from '../unit/ride/printed-sample.ts';
import { atLeast, atMost } from './support/reach.ts';
import { report } from './support/report.ts';
import { measureFirstPages } from './support/ride/first-page.ts';
import { alternate, type Rounds, roundsOf } from './support/rounds/rounds.ts';
import { findRounds, showMedian } from './support/rounds/rounds-finding.ts';

/*
 * The printed page (design.md §9): invoices of ten lines, each of other texts, as pages of A4 and as tickets of 80 mm:
 *
 *   node ride.bench.ts [--pages 200] [--rounds 7] [--starts 5]
 *
 * Pages a second are those of a core: of the time that the processor was at it, its garbage collected too. The first
 * page is that of a built service that has just started (`first-page.ts`).
 */

const GOAL_RATE = 100;
const GOAL_FIRST_MS = 200;
const LOGO = makePng({ width: 400, height: 160, transparent: true });

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '7' },
    /** How often a service is started to ask for its first page. */
    starts: { type: 'string', default: '5' },
  },
});

const documents = Array.from({ length: Number(values.pages) }, (_, index) => invoiceOf(index));

const rates = await alternate(
  {
    a4: () => pagesPerSecond((index) => render(at(documents, index), 'a4')),
    ticket: () => pagesPerSecond((index) => render(at(documents, index), 'ticket80')),
    logo: () => pagesPerSecond((index) => render(at(documents, index), 'a4', LOGO)),
  },
  { rounds: Number(values.rounds), warmUp: 2 },
);
const firstPages = await firstPagesOf(Number(values.starts));

report(`ride: ${documents.length} invoices of ten lines, ${values.rounds} rounds in turn`, [
  {
    ...rate('A4, pages/s of a core', rates.a4),
    row: 'ride',
    goal: atLeast(GOAL_RATE, rates.a4.median),
  },
  rate('ticket of 80 mm, pages/s of a core', rates.ticket),
  rate('A4 with a transparent logo, pages/s of a core', rates.logo),
  {
    ...time('first page of a started service, ms', firstPages.first),
    row: 'ride_first',
    goal: atMost(GOAL_FIRST_MS, firstPages.first.median),
  },
  time('its second page, ms', firstPages.second),
]);

function render(printed: PrintedDocument, format: RideFormat, logo?: Buffer): Promise<Buffer> {
  const status = { authorizedAt: '21/11/2026 10:00:00' };
  return renderRide(printed, { format, status, ...(logo && { logo }) });
}

/** No two pages say the same. */
function invoiceOf(index: number): PrintedDocument {
  const lines = sampleLines(10).map((line) => ({
    ...line,
    description: `${line.description} nº ${index}`,
  }));
  return printedSample({
    body: {
      lines,
      buyer: {
        identification_type: 'cedula',
        identification: '1710034065',
        name: `Comprador ${index}`,
        address: `Calle ${index} y Sucre`,
      },
    },
  });
}

async function pagesPerSecond(draw: (index: number) => Promise<Buffer>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < documents.length; index += 1) await draw(index);
  const { user, system } = process.cpuUsage(before);
  return documents.length / ((user + system) / 1e6);
}

async function firstPagesOf(starts: number): Promise<{ first: Rounds; second: Rounds }> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
  try {
    const measured = await measureFirstPages(folder, starts);
    return {
      first: roundsOf(measured.map(({ first }) => first)),
      second: roundsOf(measured.map(({ second }) => second)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rate(what: string, rounds: Rounds) {
  return findRounds(what, rounds, { unit: 'pages/s', show: showMedian(0) });
}

function time(what: string, rounds: Rounds) {
  return findRounds(what, rounds, { unit: 'ms', show: showMedian(1) });
}

function at<T>(all: readonly T[], index: number): T {
  const found = all[index];
  if (found === undefined) throw new Error(`there is nothing at ${index}`);
  return found;
}
