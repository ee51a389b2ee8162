import { expect, it, vi } from 'vitest';
import { notBuiltYet } from './not-built-yet.ts';
import { runChecks } from './support/run-checks.ts';

// Many wait for decisions: together they wait as long as one.
vi.setConfig({ maxConcurrency: 16 });

const world = runChecks('together', 'on_its_own');

it('no part that is listed as not built yet is served already', () => {
  const { operations } = world().described;
  const served = Object.values(notBuiltYet).filter(({ operation }) => operations.has(operation));
  expect(served.map(({ operation }) => operation)).toEqual([]);
});
