import { expect } from 'vitest';
import { verified } from '../../../support/network/webhook-receiver.ts';
import { aSale, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { section } from '../../support/section.ts';
import { deliveriesOf, endpointsPath, listenTo, settled } from '../../support/shops/webhooks.ts';

const statuses = ['submitted', 'authorized', 'returned', 'not_authorized', 'annulled'];

export const events = section(
  'events',
  (check) => {
    check(
      [
        'webhook-events-are-sent-to-registered',
        'api/webhooks-standard-webhooks-1-0/headers-webhook-id-the-event-s-id-webhook-timestamp',
        'api/webhooks-standard-webhooks-1-0/body-id-object-event-type-created_at-environment',
        'an-event-has-id-type-string',
        'shape-of-data-per-event-type',
        'signature-of-deliveries-retry-schedule-and',
      ],
      'an event reaches the endpoints that asked for it, signed so that the public verifier takes it; its data is the resource',
      async (world) => {
        const { receiver, endpoint } = await listenTo(world.sandbox, ['withholding.authorized']);
        const other = await listenTo(world.sandbox, ['import.completed']);
        const issued = await world.decided('withholding', world.bodies.withholding, 'authorized');
        const [request] = await receiver.got(1);
        if (!request) throw new Error('nothing came');
        const event = verified(request, endpoint.secret);
        expect(event).toMatchObject({
          object: 'event',
          type: 'withholding.authorized',
          environment: 'sandbox',
          entity_id: issued.entity_id,
          data: { object: 'withholding', id: issued.id, access_key: issued.access_key, status: 'authorized' },
        });
        // What becomes of its e-mail comes later.
        const { emails, delivery_status, updated_at, ...retrieved } = issued;
        expect(event.data).toMatchObject(retrieved);
        expect(request.headers['webhook-id']).toBe(event.id);
        expect(Math.abs(Number(request.headers['webhook-timestamp']) * 1000 - Date.now())).toBeLessThan(
          60_000,
        );
        expect(request.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]+=*$/);
        expect(request.headers['content-type']).toMatch(/^application\/json/);
        expect(() => verified({ ...request, body: `${request.body} ` }, endpoint.secret)).toThrow();
        expect(() => verified(request, other.endpoint.secret)).toThrow();
        expect(other.receiver.received).toEqual([]);
      },
    );

    check(
      [
        'named-event-types-invoice-authorized-an-example',
        'invoices/effect-status-becomes-annulled-files-are',
        'document-status/authorized',
      ],
      'every status of every type is sent under its own name, annulments too',
      async (world) => {
        const { receiver, endpoint } = await listenTo(
          world.sandbox,
          sixTypes.map((type) => `${type}.*`),
        );
        const made = await Promise.all(
          sixTypes.flatMap((type) => [
            world.decided(type, world.bodies[type], 'authorized'),
            world.decided(type, { ...world.bodies[type], simulate: 'returned' }, 'returned'),
            world.decided(type, { ...world.bodies[type], simulate: 'not_authorized' }, 'not_authorized'),
          ]),
        );
        const ids = new Set(made.map(({ id }) => id));
        for (const { id, object } of made.filter(({ status }) => status === 'authorized')) {
          await world.sandbox.expectJson(200, 'POST', `${pathOf(object)}/${id}/annul`, {
            annulled_on: today(),
          });
        }
        // Submitted three times, and decided three times, and annulled, of each type.
        await receiver.got(sixTypes.length * 7);
        const received = receiver.received.map((request) => verified(request, endpoint.secret));
        const own = received.filter(({ data }) => ids.has(String(data.id)));
        expect(new Set(own.map(({ type }) => type))).toEqual(
          new Set(sixTypes.flatMap((type) => statuses.map((status) => `${type}.${status}`))),
        );
        for (const { type, data } of own) expect(type).toBe(`${data.object}.${data.status}`);
      },
    );

    check(
      'an-endpoint-s-events-list-takes-event',
      'events: types, families and *; all by default',
      async (world) => {
        const all = await listenTo(world.sandbox, ['*']);
        const family = await listenTo(world.sandbox, ['invoice.*']);
        const one = await listenTo(world.sandbox, ['invoice.returned', 'credit_note.authorized']);
        await world.decided('invoice', aSale({ simulate: 'returned' }), 'returned');
        await Promise.all([all.receiver.got(2), family.receiver.got(2), one.receiver.got(1)]);
        const typesAt = ({ receiver, endpoint }: typeof all) =>
          receiver.received.map((request) => verified(request, endpoint.secret).type).toSorted();
        expect(typesAt(family)).toEqual(['invoice.returned', 'invoice.submitted']);
        expect(typesAt(all)).toEqual(expect.arrayContaining(['invoice.returned', 'invoice.submitted']));
        expect(typesAt(one)).toEqual(['invoice.returned']);
        const body = { url: 'https://example.com/avisos' };
        const byDefault = await world.sandbox.expectJson(201, 'POST', endpointsPath, body);
        expect(byDefault.events).toEqual(['*']);
        await world.sandbox.call('DELETE', `${endpointsPath}/${byDefault.id}`);
      },
    );

    check(
      'the-document-status-changes-including-those',
      'a decision that refreshing found is sent like any other',
      async (world) => {
        world.authority.test.setDecisionDelay(Number.POSITIVE_INFINITY);
        const { receiver, endpoint } = await listenTo(world.test, ['delivery_note.authorized']);
        const body = world.bodies.delivery_note;
        const { id } = await world.decided('delivery_note', body, 'submitted', world.test);
        expect(receiver.received).toEqual([]);
        world.authority.test.setDecisionDelay(0);
        await world.test.call('POST', `/v1/ec/documents/${id}/refresh-status`);
        const [request] = await receiver.got(1);
        if (!request) throw new Error('nothing came');
        expect(verified(request, endpoint.secret)).toMatchObject({ environment: 'test', data: { id } });
      },
    );

    check(
      ['each-delivery-records-its-attempts-time', 'the-endpoint-shows-deliveries_24h-failed_24h-and'],
      'a delivery records each attempt, and the endpoint counts them',
      async (world) => {
        const listening = await listenTo(world.sandbox, ['import.completed']);
        const { receiver, path } = listening;
        receiver.answer({ status: 500, afterMs: 50 }, 'drops', { status: 200 });
        for (let time = 0; time < 2; time += 1) {
          await world.sandbox.expectJson(200, 'POST', `${path}/test`);
          await receiver.got(time + 1);
        }
        const [dropped, refused] = await settled(world.sandbox, listening, 'pending', 2);
        expect(refused?.attempts).toEqual([
          {
            at: expect.any(String),
            status_code: 500,
            error: expect.any(String),
            duration_ms: expect.any(Number),
          },
        ]);
        // The least that was written down: a machine that is late makes it longer.
        expect(Number(refused?.attempts[0]?.duration_ms)).toBeGreaterThanOrEqual(49);
        expect(dropped?.attempts).toEqual([
          { at: expect.any(String), error: expect.any(String), duration_ms: expect.any(Number) },
        ]);
        expect(await world.sandbox.get(path)).toMatchObject({
          deliveries_24h: 2,
          failed_24h: 2,
          failing_since: expect.any(String),
        });
        expect(await deliveriesOf(world.sandbox, listening, 'status=failed')).toEqual([]);
        await world.sandbox.call('DELETE', path);
      },
    );

    check(
      [
        'full-catalog-of-event-types-not',
        'api/webhooks-standard-webhooks-1-0/types-object-submitted-authorized-returned-not_authorized-annulled-document-email_sent-email_failed-email_bounced-import-completed-failed-canceled-certificate-expiring-expired-entity-updated',
      ],
      'every event type of api.md can be asked for, and no other',
      async ({ sandbox }) => {
        const types = [
          ...sixTypes.flatMap((type) => statuses.map((status) => `${type}.${status}`)),
          ...['document.email_sent', 'document.email_failed', 'document.email_bounced'],
          ...['import.completed', 'import.failed', 'import.canceled'],
          ...['certificate.expiring', 'certificate.expired', 'entity.updated'],
          ...['sync.offline', 'sync.recovered', 'webhook.test', 'invoice.*', '*'],
        ];
        const { path } = await listenTo(sandbox, types);
        expect(await sandbox.get(path)).toMatchObject({ events: types });
        for (const type of [
          'invoice.pending',
          'invoice',
          'factura.*',
          'Invoice.authorized',
          'invoice.authorized ',
        ]) {
          await sandbox.refused(422, 'validation_failed', 'PATCH', path, { body: { events: [type] } });
        }
      },
    );
  },
  { order: 'in_turns' },
);
