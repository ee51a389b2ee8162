import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Finding } from './support/finding.ts';
import { measureSize, type SizeFigures } from './support/growth/measure-size.ts';
import { type Panel, plotSvg } from './support/growth/plot.ts';
import { report } from './support/report.ts';

/*
 * How each figure grows with what is stored: the built service is measured on copies of stores of nothing, ten thousand,
 * a hundred thousand and a million documents, over HTTP. The plot goes to docs/growth.svg.
 *
 *   node growth.bench.ts [--sizes 0,10000,100000,1000000] [--rounds 5] [--seed 1] [--keep FOLDER] [--plot FILE]
 *
 * Ten minutes with stores that are kept; twenty where they are made, and 9 GB for the copy beside the store of a
 * million.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '0,10000,100000,1000000' },
    /** Starts of each size. */
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    plot: { type: 'string', default: join(import.meta.dirname, '..', '..', 'docs', 'growth.svg') },
  },
});

/** What is measured, by the name it is shown with. */
const curves: Readonly<Record<string, (figures: SizeFigures) => number | undefined>> = {
  'first page': ({ start }) => start,
  newest: ({ page }) => page,
  refused: ({ refused }) => refused,
  'a last name': ({ search }) => search,
  'one client': ({ alone }) => alone,
  'sixteen clients': ({ together }) => together,
  started: ({ memoryStarted }) => memoryStarted,
  'after 2,250 sales': ({ memoryLoaded }) => memoryLoaded,
  'all in': ({ stored }) => stored,
};

const layout = [
  { title: 'From the command to an answer', unit: 'ms', shown: ['first page'] },
  { title: 'A page of invoices with its total', unit: 'ms', shown: ['newest', 'refused', 'a last name'] },
  { title: 'Invoices issued', unit: 'documents/s', shown: ['one client', 'sixteen clients'] },
  { title: 'Memory of the service', unit: 'MB', shown: ['started', 'after 2,250 sales'] },
  { title: 'Storage of a document', unit: 'KB', shown: ['all in'] },
] as const;

const folder = mkdtempSync(join(values.keep ?? tmpdir(), 'mostrador-growth-'));
const stores = values.keep ?? join(folder, 'stores');
mkdirSync(stores, { recursive: true });
const measured: SizeFigures[] = [];
try {
  for (const size of values.sizes.split(',').map(Number)) {
    console.log(`${size} documents …`);
    const order = { size, seed: Number(values.seed), stores, folder, rounds: Number(values.rounds) };
    measured.push(await measureSize(order));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(values.plot, plotSvg(layout.map(panelOf)));
report(`growth: with ${measured.map(({ size }) => size.toLocaleString('en')).join(' · ')} documents`, [
  ...layout.flatMap(({ title, unit, shown }) => shown.map((name) => findingOf(title, unit, name))),
]);
console.log(`\n${values.plot}`);

function panelOf({ title, unit, shown }: (typeof layout)[number]): Panel {
  return { title, unit, curves: shown.map((name) => ({ name, points: pointsOf(name) })) };
}

function findingOf(title: string, unit: string, name: string): Finding {
  const points = pointsOf(name);
  const [first, last] = [points[0]?.value, points.at(-1)?.value];
  return {
    what: `${title}: ${name}, ${unit}`,
    value: points.map(({ value }) => value.toPrecision(3)).join(' · '),
    unit,
    ...(last !== undefined && { measured: last }),
    ...(first !== undefined && last !== undefined && { reference: first, ratio: last / first }),
  };
}

function pointsOf(name: string) {
  return measured.flatMap((figures) => {
    const value = curves[name]?.(figures);
    return value === undefined ? [] : [{ size: figures.size, value }];
  });
}
