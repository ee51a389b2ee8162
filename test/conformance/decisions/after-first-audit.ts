import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aSale, pathOf, sixTypes } from '../support/bodies/bodies.ts';
import { section } from '../support/section.ts';

/** What was decided after the first audit, but the prices with taxes, which stand with the invoices. */
export const afterFirstAudit = section('api/7a-decided-after-the-first-audit', (check) => {
  check(
    'channel-api-console-mcp-cli-imported',
    'a storefront issues under its own slug, is found by it, and takes no known word',
    async (world) => {
      const slug = `tienda_${uuid().slice(-12)}-1`;
      for (const type of sixTypes) {
        const issued = await world.issue(type, { ...world.bodies[type], channel: slug });
        expect(issued.channel).toBe(slug);
        const found = await world.sandbox.get(`${pathOf(type)}?channel=${slug}`);
        expect(found).toMatchObject({ total_count: 1, data: [{ id: issued.id, channel: slug }] });
      }
      const all = await world.sandbox.get(`/v1/ec/documents?channel=${slug}&channel=otra`);
      expect(all).toMatchObject({ total_count: sixTypes.length });
      for (const channel of ['a', '0', '_-', 'x'.repeat(40)]) {
        expect((await world.issue('invoice', aSale({ channel }))).channel).toBe(channel);
      }
      for (const channel of ['', 'Tienda', 'tienda 1', '<storefront>', 'x'.repeat(41), 'ñ']) {
        const given = { body: aSale({ channel }) };
        const { errors } = await world.sandbox.refused(
          422,
          'validation_failed',
          'POST',
          '/v1/ec/invoices',
          given,
        );
        expect(errors, channel).toMatchObject([{ pointer: '/channel', code: 'invalid_format' }]);
      }
      for (const channel of ['api', 'console', 'mcp', 'cli', 'imported']) {
        const given = { body: aSale({ channel }) };
        const { errors } = await world.sandbox.refused(
          422,
          'validation_failed',
          'POST',
          '/v1/ec/invoices',
          given,
        );
        expect(errors, channel).toMatchObject([{ pointer: '/channel', code: 'reserved_name' }]);
      }
      const session = { environment: 'sandbox', channel: 'console' };
      const { key } = await world.owner.expectJson(201, 'POST', '/v1/local/session-keys', session);
      const window = world.clientWith(String(key));
      const given = { body: aSale({ channel: slug }) };
      const told = await window.refused(422, 'validation_failed', 'POST', '/v1/ec/invoices', given);
      expect(told.errors).toMatchObject([{ pointer: '/channel', code: 'not_allowed_here' }]);
    },
  );
});
