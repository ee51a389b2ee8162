import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServices } from '../support/service/test-services.ts';
import { notBuiltYet } from './not-built-yet.ts';
import { sections } from './sections/sections.ts';
import type { Order, Section } from './support/section.ts';
import { openWorld } from './support/world.ts';

const TIMEOUT_MS = 90_000;

const services = testServices();
let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
  world = await openWorld(services);
});
afterAll(() => world?.close());

/** Many wait for decisions: together they wait as long as one. */
vi.setConfig({ maxConcurrency: 16 });
const inOrder = (order: Order) => sections.filter((section) => section.order === order);

describe.for(inOrder('together'))('$title', { concurrent: true, timeout: TIMEOUT_MS }, runChecks);
describe.for(inOrder('on_its_own'))('$title', { concurrent: true, timeout: TIMEOUT_MS }, runChecks);
describe.for(inOrder('in_turns'))('$title', { timeout: TIMEOUT_MS }, runChecks);

it('no part that is listed as not built yet is served already', () => {
  const served = Object.values(notBuiltYet).filter(({ operation }) =>
    world.described.operations.has(operation),
  );
  expect(served.map(({ operation }) => operation)).toEqual([]);
});

function runChecks({ checks, order }: Section): void {
  it.for(checks)('$title', { concurrent: order === 'together' }, async ({ part, run }, context) => {
    const unbuilt = part === undefined ? undefined : notBuiltYet[part];
    if (unbuilt && !world.described.operations.has(unbuilt.operation)) context.skip(unbuilt.reason);
    await run(world);
  });
}
