import { expect } from 'vitest';
import { aSale } from '../../support/bodies/bodies.ts';
import { section } from '../../support/section.ts';

export const limits = section('limits', (check) => {
  check(
    'request-rate-limits-not-shown',
    'a key has 50 requests a second and a burst of 100, as api.md says',
    async (world) => {
      const client = await world.openUnreadyShop();
      const answers = await Promise.all(
        Array.from({ length: 160 }, () => client.call('GET', '/v1/ec/entities')),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
      for (const answer of refused) {
        expect(answer.json().code).toBe('rate_limited');
        expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      }
    },
  );

  check('request-rate-limits-not-shown', 'a body of more than 1 MiB is refused', async ({ sandbox }) => {
    const body = aSale({ additional_info: [{ name: 'x', value: 'x'.repeat(1024 * 1024) }] });
    await sandbox.refused(413, 'payload_too_large', 'POST', '/v1/ec/invoices', { body });
  });
});

export const versioning = section('versioning', (check) => {
  check(
    'the-major-version-is-in-the',
    'every operation is under /v1, and nothing answers under another',
    async (world) => {
      for (const operation of world.described.operations) expect(operation).toMatch(/ \/v1\//);
      for (const path of ['/v2/ec/invoices', '/v0/ec/invoices', '/ec/invoices']) {
        const { status, headers } = await world.sandbox.call('GET', path, {
          headers: { accept: 'application/json' },
        });
        // Outside of /v1 is the window of the program, which answers pages and never data.
        if (status === 200) expect(headers['content-type'], path).toMatch(/^text\/html/);
        else expect(status, path).toBe(404);
      }
    },
  );
});
