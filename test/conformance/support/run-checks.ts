import { afterAll, beforeAll, describe, it } from 'vitest';
import { testServices } from '../../support/service/test-services.ts';
import { sections } from '../sections/sections.ts';
import type { Order, Section } from './section.ts';
import { openWorld, type World } from './world.ts';

/**
 * Declares the tests of every section whose checks go in one of these orders, over one running service. To be called
 * once at the top of a test file.
 */
export function runChecks(...orders: readonly Order[]): void {
  const services = testServices();
  let world: Awaited<ReturnType<typeof openWorld>> | undefined;
  const open = (): World => {
    if (!world) throw new Error('nothing runs yet');
    return world;
  };

  beforeAll(async () => {
    world = await openWorld(services);
  });
  afterAll(() => world?.close());

  for (const order of orders) {
    const own = sections.filter((section) => section.order === order);
    describe.for(own)('$title', { concurrent: order !== 'in_turns' }, declareTests);
  }

  function declareTests({ checks, order }: Section): void {
    it.for(checks)('$title', { concurrent: order === 'together' }, async ({ run }) => {
      await run(open());
    });
  }
}
