import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { documentPreview } from '../../../../src-main/contract/documents/document-resource.ts';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { aSale, pathOf, plurals, sixTypes, today } from '../../support/bodies/bodies.ts';
import { fullCreditNote, fullDebitNote } from '../../support/bodies/full-bodies.ts';
import type { ContractClient } from '../../support/contract-client.ts';
import { journeyOf } from '../../support/rules/journeys.ts';
import { section } from '../../support/section.ts';
import { mailsTo } from '../../support/shops/mails.ts';

const series = z.object({ data: z.array(z.looseObject({ id: z.string(), next_number: z.int() })) });

/** The numbers that the next documents of a business would take. */
async function nextNumbers(client: ContractClient): Promise<readonly (readonly [string, number])[]> {
  const { data } = series.parse(await client.get('/v1/local/series?limit=100'));
  return data.map(({ id, next_number }) => [id, next_number]);
}

export const whatTheServiceDoes = section('what-the-service-does', (check) => {
  check(
    'the-service-issues-stores-sends-and',
    'what is issued is stored, sent to the authority as it is downloaded, and tracked to its decision',
    async (world) => {
      const issued = await world.decided('invoice', aSale(), 'authorized', world.test);
      const arrivals = world.authority.test.received(issued.access_key);
      expect(arrivals.map(({ estado }) => estado)).toEqual(['RECIBIDA']);
      const xml = await world.test.call('GET', `/v1/ec/invoices/${issued.id}/xml?form=signed`);
      expect(Buffer.from(arrivals[0]?.bytes ?? []).toString()).toBe(xml.text);
      expect(world.authority.test.acceptedXml(issued.access_key)).toBe(xml.text);
    },
  );

  check(
    'six-document-types-exist-invoice-factura',
    'each of the six types is issued and authorized',
    ({ samples }) => {
      const objects = Object.values(samples).map(({ authorized }) => [authorized.object, authorized.status]);
      expect(objects.toSorted()).toEqual(sixTypes.map((type) => [type, 'authorized']).toSorted());
    },
  );

  check(
    ['issuing-a-document-numbers-it-stores', 'debit-notes/the-document-is-numbered-stored-and'],
    'issuing numbers, stores and queues at once',
    async (world) => {
      for (const type of sixTypes) {
        const issued = await world.issue(type, world.bodies[type]);
        expect(issued).toMatchObject({ object: type, status: 'pending' });
        expect(issued.number).toMatch(/^\d{3}-\d{3}-\d{9}$/);
        expect(issued.access_key.slice(24, 39)).toBe(issued.number.replaceAll('-', ''));
        expect((await world.retrieve(issued.id)).number).toBe(issued.number);
        const next = await world.issue(type, world.bodies[type]);
        expect(Number(next.number.slice(-9))).toBeGreaterThan(Number(issued.number.slice(-9)));
      }
    },
  );

  check(
    'the-issue-date-is-always-today',
    'every document is of today in Ecuador, its key too',
    ({ samples }) => {
      for (const { authorized } of Object.values(samples)) {
        expect(authorized.issue_date).toBe(today());
        const [year, month, day] = authorized.issue_date.split('-');
        expect(authorized.access_key.slice(0, 8)).toBe(`${day}${month}${year}`);
      }
    },
  );

  check(
    'after-issuing-status-advances-on-its',
    'status goes pending, submitted, decided, by itself',
    ({ samples }) => {
      for (const sample of Object.values(samples)) {
        for (const status of ['authorized', 'returned', 'not_authorized'] as const) {
          const { status_transitions: times } = sample[status];
          expect(Object.keys(times).toSorted()).toEqual(['pending', 'submitted', status].toSorted());
          const inOrder = [times.pending, times.submitted, times[status]];
          expect(inOrder).toEqual(inOrder.toSorted());
        }
      }
    },
  );

  check(
    'the-caller-may-send-wait-on',
    'who issued may wait on the call, or come back later',
    async (world) => {
      const waited = await world.issue('invoice', aSale(), 'wait=20');
      expect(waited.status).toBe('authorized');
      const later = await world.sandbox.get(`/v1/ec/invoices/${waited.id}`);
      expect(later).toMatchObject({ id: waited.id, status: 'authorized' });
    },
  );

  check(
    ['a-refused-document-says-why-in', 'errors/refusal-by-the-authority-is-not'],
    'a refusal is no error of HTTP: the document says why, with a remedy for each message',
    ({ samples }) => {
      for (const sample of Object.values(samples)) {
        for (const refused of [sample.returned, sample.not_authorized]) {
          expect(refused.sri_messages.length).toBeGreaterThan(0);
          for (const { remedy, cause, message, code } of refused.sri_messages) {
            expect(
              [remedy, cause, message].every((text) => text.length > 10),
              code,
            ).toBe(true);
          }
        }
      }
    },
  );

  check(
    ['each-document-type-has-a-preview', 'it-validates-the-body-and-computes'],
    'each type is previewed: computed, without number, record, journey or mail',
    async (world) => {
      // Nobody else issues there.
      const shop = await world.openUnreadyShop();
      const bodies = { ...world.bodies, credit_note: fullCreditNote(), debit_note: fullDebitNote() };
      const numbers = await nextNumbers(shop);
      for (const type of sixTypes) {
        const path = `${pathOf(type)}/preview`;
        const preview = await shop.expectJson(200, 'POST', path, bodies[type]);
        expect(preview).toMatchObject({ object: 'document_preview', type, document: { object: type } });
        expect(preview.document).not.toHaveProperty('number');
        await shop.refused(422, 'validation_failed', 'POST', path, { body: {} });
      }
      expect(await nextNumbers(shop)).toEqual(numbers);
      expect(await shop.get('/v1/ec/documents')).toMatchObject({ total_count: 0, data: [] });
    },
  );

  check(
    'its-preview_id-can-be-passed-to',
    'what was previewed is issued, and nothing else under its name',
    async (world) => {
      for (const type of sixTypes) {
        const path = pathOf(type);
        const body = world.bodies[type];
        const preview = documentPreview.parse(
          await world.sandbox.expectJson(200, 'POST', `${path}/preview`, body),
        );
        const query = `preview_id=${preview.preview_id}`;
        const issued = await world.sandbox.expectJson(201, 'POST', `${path}?${query}`, body);
        expect(issued).toMatchObject({ ...preview.document, issue_date: preview.issue_date });
        const other = { body: { ...body, metadata: { a: 'b' } } };
        await world.sandbox.refused(409, 'preview_mismatch', 'POST', `${path}?${query}`, other);
      }
    },
  );

  check(
    'issuing-calls-accept-an-idempotency-key-header',
    'a retry under the same key issues nothing more',
    async (world) => {
      for (const type of sixTypes) {
        const request = { body: world.bodies[type], headers: { 'idempotency-key': uuid() } };
        const first = await world.sandbox.call('POST', pathOf(type), request);
        const again = await world.sandbox.call('POST', pathOf(type), request);
        expect([first.status, again.status]).toEqual([201, 200]);
        expect(first.headers['idempotent-replayed']).toBeUndefined();
        expect(again.headers['idempotent-replayed']).toBe('true');
        const [one, other] = [first.json(), again.json()];
        expect([other.id, other.number, other.access_key]).toEqual([one.id, one.number, one.access_key]);
      }
    },
  );

  check(
    ['an-annulment-made-by-the-customer', 'the-service-does-not-request-the'],
    'an annulment is written down, and the authority is not asked for it',
    async (world) => {
      const { id, access_key } = await world.decided('invoice', aSale(), 'authorized', world.live);
      const before = world.authority.live.received(access_key).length;
      const path = `/v1/ec/invoices/${id}/annul`;
      const annulled = await world.live.expectJson(200, 'POST', path, { annulled_on: today() });
      expect(annulled).toMatchObject({ status: 'annulled', access_key });
      expect(world.authority.live.received(access_key)).toHaveLength(before);
      expect(world.authority.live.documents().find(({ accessKey }) => accessKey === access_key)?.state).toBe(
        'authorized',
      );
    },
  );

  check(
    'an-authorized-document-is-emailed-automatically',
    'an authorized document goes to its recipient by itself in every environment',
    async (world) => {
      for (const [client, mark] of [
        [world.sandbox, '[PRÁCTICA] '],
        [world.test, '[PRUEBAS] '],
        [world.live, ''],
      ] as const) {
        const email = `${uuid()}@example.com`;
        const body = aSale({ buyer: { ...aBuyer(), email } });
        const issued = await world.decided('invoice', body, 'authorized', client);
        const [mail] = await mailsTo(world, email);
        expect(mail?.text).toContain(issued.access_key);
        expect(mail?.headers.get('subject')).toContain(`${mark}Factura ${issued.number}`);
        expect(mail?.attachments.map(({ type }) => type)).toEqual(['application/xml', 'application/pdf']);
      }
    },
  );

  check('it-can-be-emailed-again-on', 'a document is emailed again when somebody asks', async (world) => {
    for (const type of sixTypes) {
      const to = `${uuid()}@example.com`;
      const { id } = world.samples[type].authorized;
      const answer = await world.sandbox.expectJson(202, 'POST', `${pathOf(type)}/${id}/email`, { to: [to] });
      expect(answer).toEqual({ object: 'email', document_id: id, to: [to] });
      expect(await mailsTo(world, to)).toHaveLength(1);
    }
  });

  check(
    'the-service-also-provides-a-per-document',
    'journey, report, suggestions, businesses, webhooks and lists are there',
    ({ described: { operations } }) => {
      for (const plural of [...Object.values(plurals), 'documents']) {
        expect(operations).toContain(`GET /v1/ec/${plural}/{id}/events`);
        expect(operations).toContain(`GET /v1/ec/${plural}`);
      }
      for (const operation of [
        'GET /v1/ec/documents/report',
        'POST /v1/ec/withholding-suggestions',
        'GET /v1/ec/entities',
        'POST /v1/webhook-endpoints',
        'GET /v1/webhook-endpoints/{id}/deliveries',
      ]) {
        expect(operations).toContain(operation);
      }
    },
  );

  check(
    'the-service-also-provides-a-per-document',
    'history of a previous system can be imported',
    ({ described: { operations } }) => {
      expect(operations).toContain('POST /v1/ec/imports');
    },
  );

  check(
    ['three-environments-exist-sandbox-never-asks', 'the-api-key-decides-the-environment'],
    'the key decides the environment: the sandbox asks nobody, the others their own authority',
    async (world) => {
      const { test, live } = world.authority;
      for (const [client, environment, holder, digit] of [
        [world.sandbox, 'sandbox', undefined, '1'],
        [world.test, 'test', test, '1'],
        [world.live, 'live', live, '2'],
      ] as const) {
        const issued = await world.decided('invoice', aSale(), 'authorized', client);
        expect(issued.environment).toBe(environment);
        expect(issued.access_key[23]).toBe(digit);
        for (const authority of [test, live]) {
          expect(authority.received(issued.access_key)).toHaveLength(authority === holder ? 1 : 0);
        }
        expect((await journeyOf(client, issued.id)).map(({ type }) => type)).toContain('authorized');
      }
    },
  );
});
