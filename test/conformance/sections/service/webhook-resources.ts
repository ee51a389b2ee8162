import { expect } from 'vitest';
import { aSale } from '../../support/bodies/bodies.ts';
import { section } from '../../support/section.ts';
import { listenTo, settled } from '../../support/shops/webhooks.ts';

export const webhookEndpoint = section(
  'webhook-endpoint',
  (check) => {
    check('id-environment-url-uri-events-array', 'an endpoint has every field', async ({ sandbox }) => {
      const { endpoint, path } = await listenTo(sandbox, ['*']);
      const shown = await sandbox.get(path);
      expect(shown).toEqual({
        id: endpoint.id,
        object: 'webhook_endpoint',
        environment: 'sandbox',
        url: endpoint.url,
        events: ['*'],
        disabled: false,
        secret_hint: endpoint.secret.slice(-4),
        deliveries_24h: expect.any(Number),
        failed_24h: expect.any(Number),
        created_at: expect.any(String),
      });
      const rotated = await sandbox.expectJson(200, 'POST', `${path}/rotate-secret`);
      expect(rotated).toMatchObject({ previous_secret_expires_at: expect.any(String) });
      await sandbox.call('DELETE', path);
    });

    check(
      [
        'the-disabled-flag-is-changed-by',
        'a-disabled-endpoint-receives-nothing-until',
        'webhook-endpoints/a-disabled-endpoint-receives-nothing-until',
      ],
      'a disabled endpoint receives nothing until it is enabled again',
      async (world) => {
        const listening = await listenTo(world.sandbox, ['invoice.returned']);
        const watching = await listenTo(world.sandbox, ['invoice.returned']);
        const { path, receiver } = listening;
        expect(await world.sandbox.expectJson(200, 'PATCH', path, { disabled: true })).toMatchObject({
          disabled: true,
        });
        await world.decided('invoice', aSale({ simulate: 'returned' }), 'returned');
        await watching.receiver.got(1);
        expect(receiver.received).toEqual([]);
        expect(await world.sandbox.expectJson(200, 'PATCH', path, { disabled: false })).toMatchObject({
          disabled: false,
        });
        const later = await world.decided('invoice', aSale({ simulate: 'returned' }), 'returned');
        const [first] = await receiver.got(1);
        expect(first?.body).toContain(later.id);
      },
    );
  },
  { order: 'in_turns' },
);

export const webhookDelivery = section(
  'webhook-delivery',
  (check) => {
    check('id-endpoint_id-event-id-type-data', 'a delivery has every field', async (world) => {
      const listening = await listenTo(world.sandbox, ['invoice.returned']);
      const { id } = await world.decided('invoice', aSale({ simulate: 'returned' }), 'returned');
      const [delivery] = await settled(world.sandbox, listening, 'succeeded');
      expect(delivery).toEqual({
        id: expect.any(String),
        object: 'webhook_delivery',
        endpoint_id: listening.endpoint.id,
        event: {
          id: expect.any(String),
          type: 'invoice.returned',
          data: expect.objectContaining({ id, status: 'returned' }),
          created_at: expect.any(String),
        },
        status: 'succeeded',
        attempts: [{ at: expect.any(String), status_code: 204, duration_ms: expect.any(Number) }],
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
    });
  },
  { order: 'in_turns' },
);

export const webhookDeliveryStatus = section(
  'webhook-delivery-status',
  (check) => {
    check(
      'states-pending-succeeded-failed-transitions-not',
      'a delivery is pending, succeeded or failed, and nothing else',
      async ({ sandbox }) => {
        const { deliveriesPath } = await listenTo(sandbox, ['import.completed']);
        for (const status of ['pending', 'succeeded', 'failed'])
          await sandbox.get(`${deliveriesPath}?status=${status}`);
        await sandbox.refused(422, 'validation_failed', 'GET', `${deliveriesPath}?status=sent`);
      },
    );

    check(
      [
        'states-pending-succeeded-failed-transitions-not',
        'api/webhooks-standard-webhooks-1-0/success-is-2xx-within-15-s',
        'api/webhooks-standard-webhooks-1-0/attempts-after-0-5-s-5',
      ],
      'what is refused stays pending and is tried again after 5 seconds; 410 fails at once and disables',
      async ({ sandbox }) => {
        const listening = await listenTo(sandbox, ['invoice.returned']);
        const { receiver, path } = listening;
        receiver.answer({ status: 503 }, { status: 204 });
        await sandbox.expectJson(200, 'POST', `${path}/test`);
        const [waiting] = await settled(sandbox, listening, 'pending');
        expect(waiting).toMatchObject({
          status: 'pending',
          attempts: [{ status_code: 503, error: expect.any(String), duration_ms: expect.any(Number) }],
        });
        expect(await sandbox.get(path)).toMatchObject({ failed_24h: 1, failing_since: expect.any(String) });
        const [succeeded] = await settled(sandbox, listening, 'succeeded');
        expect(succeeded?.attempts.map(({ status_code }) => status_code)).toEqual([503, 204]);
        const [first, second] = (succeeded?.attempts ?? []).map(({ at }) => Date.parse(String(at)));
        expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(5000);
        const healed = await sandbox.get(path);
        expect(healed).toMatchObject({ deliveries_24h: 1, failed_24h: 0 });
        expect(healed).not.toHaveProperty('failing_since');

        receiver.answer({ status: 410 });
        await sandbox.expectJson(200, 'POST', `${path}/test`);
        const [failed] = await settled(sandbox, listening, 'failed');
        expect(failed?.attempts).toHaveLength(1);
        expect(await sandbox.get(path)).toMatchObject({ disabled: true });
      },
    );
  },
  { order: 'in_turns' },
);
