import { expect, it } from 'vitest';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

/**
 * How many of so many requests at once were served, and in how many seconds. A pace is what this is about, that of a
 * process whose clock no test sets; a machine that is late has a longer time, in which more may be served.
 */
async function serve(client: ApiClient, count: number): Promise<{ served: number; seconds: number }> {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: count }, () => client.call('GET', '/v1/ec/entities')),
  );
  const seconds = (performance.now() - began) / 1000;
  const served = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(count - served);
  return { served, seconds };
}

it('a key has fifty requests a second and a burst of a hundred unless the owner says otherwise', async () => {
  const client = await keyHolderOf(await services.start());
  const { served, seconds } = await serve(client, 300);
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served).toBeLessThanOrEqual(100 + Math.ceil(seconds * 50));
});

it('MOSTRADOR_RATE_LIMIT sets another rate, with twice as much at once', async () => {
  const client = await keyHolderOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: '3' } }));
  const { served, seconds } = await serve(client, 50);
  expect(served).toBeGreaterThanOrEqual(6);
  expect(served).toBeLessThanOrEqual(6 + Math.ceil(seconds * 3));
});

it('MOSTRADOR_RATE_LIMIT=off limits nothing', async () => {
  const client = await keyHolderOf(await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } }));
  expect((await serve(client, 300)).served).toBe(300);
});
