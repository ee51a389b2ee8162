import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { verified } from '../../../support/network/webhook-receiver.ts';
import { aSale } from '../../support/bodies/bodies.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { idsOf, pageOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';
import { deliveriesOf, endpointsPath, listenTo, settled } from '../../support/shops/webhooks.ts';

export const webhookEndpoints = section(
  'webhook-endpoints',
  (check) => {
    check(
      ['get-v1-webhook-endpoints-id-deliveries-id-uuid-lists-every', 'returns-a-list-of-webhook-deliveries'],
      'every event sent is listed with its attempts, newest to oldest',
      async (world) => {
        const listening = await listenTo(world.sandbox, ['invoice.*']);
        const { id } = await world.decided('invoice', aSale(), 'authorized');
        const deliveries = await settled(world.sandbox, listening, 'succeeded', 2);
        expect(deliveries.map(({ event }) => event.type)).toEqual([
          'invoice.authorized',
          'invoice.submitted',
        ]);
        expect(deliveries.every(({ event, attempts }) => event.data.id === id && attempts.length === 1)).toBe(
          true,
        );
        await world.sandbox.refused(404, 'not_found', 'GET', `${endpointsPath}/${uuid()}/deliveries`);
      },
    );

    check(
      ['query-limit-1-to-100-default', 'limits/event_type-filter'],
      'deliveries are paged, and filtered by status, event_type of up to 100 characters, and document_id',
      async ({ sandbox }) => {
        const listening = await listenTo(sandbox, ['invoice.returned']);
        const { path, deliveriesPath } = listening;
        for (let time = 0; time < 3; time += 1) await sandbox.expectJson(200, 'POST', `${path}/test`);
        await settled(sandbox, listening, 'succeeded', 3);
        const pages = await walk(sandbox, deliveriesPath, 1);
        expect(pages).toHaveLength(3);
        expect(idsOf(pages)).toEqual(idsOf(await pageOf(sandbox, deliveriesPath, 'limit=100')));
        expect(await deliveriesOf(sandbox, listening, 'event_type=webhook.test')).toHaveLength(3);
        expect(await deliveriesOf(sandbox, listening, 'event_type=invoice.authorized')).toEqual([]);
        expect(await deliveriesOf(sandbox, listening, `event_type=${'x'.repeat(100)}`)).toEqual([]);
        expect(await deliveriesOf(sandbox, listening, `document_id=${uuid()}`)).toEqual([]);
        for (const query of [
          'limit=0',
          'limit=101',
          'status=sent',
          `event_type=${'x'.repeat(101)}`,
          'event_type=',
          'document_id=7',
        ]) {
          await sandbox.refused(422, 'validation_failed', 'GET', `${deliveriesPath}?${query}`);
        }
        await sandbox.refused(422, 'invalid_cursor', 'GET', `${deliveriesPath}?cursor=${'x'.repeat(201)}`);
        await sandbox.refused(422, 'unknown_parameter', 'GET', `${deliveriesPath}?type=webhook.test`);
      },
    );

    check(
      'query-limit-1-to-100-default',
      'document_id: only the events about that document',
      async (world) => {
        const listening = await listenTo(world.sandbox, ['invoice.*', 'document.email_sent']);
        const { id } = await world.decided('invoice', aSale({ buyer: aBuyer() }), 'authorized');
        await world.decided('invoice', aSale({ simulate: 'returned' }), 'returned');
        await settled(world.sandbox, listening, 'succeeded', 5);
        const about = await deliveriesOf(world.sandbox, listening, `document_id=${id}`);
        expect(about.map(({ event }) => event.type).toSorted()).toEqual(
          expect.arrayContaining(['document.email_sent', 'invoice.authorized', 'invoice.submitted']),
        );
        for (const { event } of about) expect(JSON.stringify(event.data)).toContain(id);
      },
    );

    check(
      [
        'patch-v1-webhook-endpoints-id-id-uuid',
        'body-all-optional-url-uri-events',
        'returns-the-webhook-endpoint',
      ],
      'only what is sent changes: url, events, disabled',
      async ({ sandbox }) => {
        const { path, endpoint } = await listenTo(sandbox, ['invoice.returned']);
        const before = await sandbox.get(path);
        expect(await sandbox.expectJson(200, 'PATCH', path, {})).toEqual(before);
        for (const change of [
          { url: 'https://example.com/avisos' },
          { events: ['invoice.authorized', 'import.completed'] },
          { disabled: true },
        ]) {
          expect(await sandbox.expectJson(200, 'PATCH', path, change)).toMatchObject({
            id: endpoint.id,
            ...change,
          });
        }
        for (const [body, fault] of [
          [{ url: 'nada' }, '/url invalid_format'],
          [{ url: null }, '/url invalid_type'],
          [{ events: [] }, '/events too_few'],
          [{ events: ['factura.lista'] }, '/events/0 invalid_value'],
          [{ disabled: 'si' }, '/disabled invalid_type'],
          [{ secret: 'x' }, '/secret unknown_field'],
        ] as const) {
          const problem = await sandbox.refused(422, 'validation_failed', 'PATCH', path, { body });
          expect(faultsIn(problem)).toEqual([fault]);
        }
        await sandbox.refused(404, 'not_found', 'PATCH', `${endpointsPath}/${uuid()}`, { body: {} });
      },
    );

    check(
      [
        'creating-listing-retrieving-deleting-endpoints-and',
        'api/webhooks-standard-webhooks-1-0/secrets-whsec_-shown-at-creation-and',
      ],
      'an endpoint is created, listed, retrieved, tried, given a new secret and deleted, as api.md says',
      async ({ sandbox, test }) => {
        const { path, endpoint, receiver } = await listenTo(sandbox, ['invoice.returned']);
        expect(endpoint.secret).toMatch(/^whsec_/);
        const { data } = await sandbox.get(`${endpointsPath}?limit=100`);
        expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ id: endpoint.id })]));
        expect(JSON.stringify(data)).not.toContain(endpoint.secret);
        expect(await sandbox.get(path)).not.toHaveProperty('secret');
        await test.refused(404, 'not_found', 'GET', path);
        const tested = await sandbox.expectJson(200, 'POST', `${path}/test`);
        expect(tested).toMatchObject({
          object: 'webhook_delivery',
          status: 'pending',
          event: { type: 'webhook.test' },
        });
        const [first] = await receiver.got(1);
        const rotated = await sandbox.expectJson(200, 'POST', `${path}/rotate-secret`);
        const newer = String(rotated.secret);
        expect(newer).not.toBe(endpoint.secret);
        expect(rotated).toMatchObject({
          secret_hint: newer.slice(-4),
          previous_secret_expires_at: expect.any(String),
        });
        const retried = await sandbox.expectJson(200, 'POST', `${path}/deliveries/${tested.id}/retry`);
        expect(retried.id).toBe(tested.id);
        const [, again] = await receiver.got(2);
        if (!first || !again) throw new Error('it was not sent twice');
        expect(verified(again, newer)).toEqual(verified(again, endpoint.secret));
        expect(again.body).toBe(first.body);
        expect((await sandbox.call('DELETE', path)).status).toBe(204);
        await sandbox.refused(404, 'not_found', 'GET', path);
        await sandbox.refused(404, 'not_found', 'DELETE', path);
      },
    );

    check(
      [
        'creating-listing-retrieving-deleting-endpoints-and',
        'api/webhooks-standard-webhooks-1-0/http-only-for-loopback-and-private',
      ],
      'addresses that are not for webhooks are refused',
      async (world) => {
        for (const url of [
          'http://example.com/avisos',
          'http://169.254.169.254/latest/meta-data',
          'http://[fe80::1]/',
          'ftp://example.com',
          `${world.url}/v1/ec/invoices`,
          'https://usuario:clave@example.com/',
          'nada',
        ]) {
          const request = { body: { url, events: ['*'] } };
          const { errors } = await world.sandbox.refused(
            422,
            'validation_failed',
            'POST',
            endpointsPath,
            request,
          );
          expect(
            errors?.map(({ pointer }) => pointer),
            url,
          ).toEqual(['/url']);
        }
        const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', endpointsPath, {
          body: { events: [], secret: 'x' },
        });
        expect(faultsIn(problem)).toEqual(['/events too_few', '/secret unknown_field', '/url required']);
      },
    );
  },
  { order: 'in_turns' },
);
