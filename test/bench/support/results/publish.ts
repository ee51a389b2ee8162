import { originLines, summaryTable } from './markdown.ts';
import type { BenchmarkResults } from './results.ts';
import { summaryOf } from './summary.ts';

const BLOCK = /(<!-- results -->\n)[\s\S]*?(<!-- end of results -->)/;

/** Writes the table of all goals, and of which run each figure is, between `<!-- results -->` and `<!-- end of results -->`. */
export function publishInto(page: string, results: readonly BenchmarkResults[]): string {
  const block = `${summaryTable(summaryOf(results))}\n\n${originLines(results)}`;
  return page.replace(BLOCK, (_, opening: string, closing: string) => `${opening}\n${block}\n\n${closing}`);
}
