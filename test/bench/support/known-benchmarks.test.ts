import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onKeptStores, wholeRun } from './known-benchmarks.ts';

const suffix = '.bench.ts';

it('runs every benchmark there is', () => {
  const files = readdirSync(join(import.meta.dirname, '..')).filter((file) => file.endsWith(suffix));
  const names = files.map((file) => file.slice(0, -suffix.length));
  expect(wholeRun.toSorted()).toEqual(names.toSorted());
  expect([...onKeptStores].every((name) => names.includes(name))).toBe(true);
});
