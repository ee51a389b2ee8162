import type { Evidence } from '../evidence.ts';

/** In each series every number from 1 to the last is one document's. */
export function numberLaws({ documents, series }: Pick<Evidence, 'documents' | 'series'>): string[] {
  const broken: string[] = [];
  const bySeries = Map.groupBy(documents, (document) => document.series);
  for (const { series: name, nextNumber } of series) {
    const uses = Map.groupBy(bySeries.get(name) ?? [], ({ sequential }) => sequential);
    for (const [sequential, users] of uses) {
      if (users.length > 1) broken.push(`${name}: number ${sequential} was used ${users.length} times`);
      if (sequential >= nextNumber) {
        broken.push(`${name}: number ${sequential} was used and the next is said to be ${nextNumber}`);
      }
    }
    for (let sequential = 1; sequential < nextNumber; sequential += 1) {
      if (!uses.has(sequential)) broken.push(`${name}: number ${sequential} is missing`);
    }
    bySeries.delete(name);
  }
  for (const name of bySeries.keys()) broken.push(`${name} has documents and is no series`);
  return broken;
}
