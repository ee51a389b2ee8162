import { benchmarkTables, originLines, summaryTable } from './markdown.ts';
import type { BenchmarkResults } from './results.ts';
import { summaryOf } from './summary.ts';

const BLOCK = /(<!-- results: (\S+) -->\n)[\s\S]*?(<!-- end of results -->)/g;

/**
 * Writes results into a page: what stands between `<!-- results: NAME -->` and `<!-- end of results -->` becomes the
 * tables of that benchmark, for `summary` the table of all goals. What was not measured keeps what it says.
 */
export function publishInto(page: string, results: readonly BenchmarkResults[]): string {
  return page.replace(BLOCK, (whole: string, opening: string, name: string, closing: string) => {
    const block = blockOf(name, results);
    return block === undefined ? whole : `${opening}\n${block}\n\n${closing}`;
  });
}

function blockOf(name: string, results: readonly BenchmarkResults[]): string | undefined {
  if (name === 'summary') return `${summaryTable(summaryOf(results))}\n\n${originLines(results)}`;
  const own = results.find((benchmark) => benchmark.name === name);
  return own && benchmarkTables(own);
}
