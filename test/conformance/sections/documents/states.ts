import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { aReason } from '../../../support/builders/debit-note-body.ts';
import { aBuyer, aLine } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import {
  aSale,
  type Body,
  dayFromToday,
  pathOf,
  sixTypes,
  supportedToday,
  today,
} from '../../support/bodies/bodies.ts';
import { stepsOf } from '../../support/rules/journeys.ts';
import { section } from '../../support/section.ts';
import { mailsTo } from '../../support/shops/mails.ts';

const statuses = ['pending', 'submitted', 'authorized', 'returned', 'not_authorized', 'annulled'];

/** What a correction of each type states otherwise than the bodies of the checks. */
const corrections: Readonly<Record<DocumentType, Body>> = {
  invoice: { lines: [aLine({ description: 'Cuaderno de dibujo' })] },
  credit_note: { reason: 'Devolución por daño' },
  debit_note: { reasons: [aReason({ description: 'Gastos de cobranza' })] },
  withholding: { support_documents: [{ ...supportedToday(), number: '001-001-000000777' }] },
  purchase_settlement: { lines: [aLine({ description: 'Reparación de mesas' })] },
  delivery_note: { plate: 'GBA0001' },
};

export const documentStatus = section('document-status', (check) => {
  check(
    'states-pending-submitted-authorized-returned-not_authorized',
    'the six states, and no other, can be asked for',
    async ({ sandbox }) => {
      for (const status of statuses) await sandbox.get(`/v1/ec/documents?limit=1&status=${status}`);
      for (const status of ['draft', 'signed', 'error', 'AUTHORIZED']) {
        await sandbox.refused(422, 'validation_failed', 'GET', `/v1/ec/documents?status=${status}`);
      }
    },
  );

  check(
    'none',
    'a valid body becomes pending, numbered, stored and queued; a faulty one becomes nothing',
    async (world) => {
      for (const type of sixTypes) {
        const check = uuid();
        const body = { ...world.bodies[type], metadata: { check } };
        const issued = await world.issue(type, body);
        expect(issued).toMatchObject({
          status: 'pending',
          status_transitions: { pending: issued.issued_at },
        });
        const request = { body: { ...body, unknown: true } };
        await world.sandbox.refused(422, 'validation_failed', 'POST', pathOf(type), request);
        const list = await world.sandbox.get(`/v1/ec/documents?metadata[check]=${check}`);
        expect(list).toMatchObject({ total_count: 1, data: [{ id: issued.id }] });
        const moved = await eventually(
          () => world.retrieve(issued.id),
          ({ status }) => status !== 'pending',
        );
        expect(moved.status_transitions.submitted).toBeDefined();
      }
    },
  );

  check('pending', 'it is signed and sent by itself, and is submitted with its time', async (world) => {
    const issued = await world.decided('invoice', aSale({ simulate: 'undecided' }), 'submitted');
    expect(Object.keys(issued.status_transitions).toSorted()).toEqual(['pending', 'submitted']);
    expect(await stepsOf(world.sandbox, issued.id)).toEqual(['received 1', 'signed 1', 'accepted 1']);
  });

  check(
    'submitted-the-authority-s-decision-seen-by-scheduled-check-or-by-the-refresh-status-operation',
    'an authorization is seen, and the document goes to its recipient',
    async (world) => {
      const email = `${uuid()}@example.com`;
      const body = aSale({ buyer: { ...aBuyer(), email } });
      const issued = await world.decided('invoice', body, 'authorized', world.test);
      expect(issued).toMatchObject({
        authorization: { number: issued.access_key, authorized_at: expect.any(String) },
        status_transitions: { authorized: expect.any(String) },
      });
      expect(await mailsTo(world, email)).toHaveLength(1);
    },
  );

  check(
    ['submitted-same-authority-returns-it', 'submitted-same-authority-does-not-authorize'],
    'what is returned or not authorized says why, and goes to nobody',
    ({ samples }) => {
      for (const { returned, not_authorized } of Object.values(samples)) {
        for (const refused of [returned, not_authorized]) {
          expect(refused.sri_messages.every(({ remedy }) => remedy.length > 0)).toBe(true);
          expect(refused).toMatchObject({ emails: [], delivery_status: 'none' });
          expect(refused).not.toHaveProperty('authorization');
        }
      }
    },
  );

  check(
    [
      'returned-or-not_authorized',
      'versioning/each-document-has-a-revision-integer',
      'purchase-settlements/only-for-a-returned-or-not_authorized',
    ],
    'only what was refused is corrected: one revision more under the same number and key',
    async (world) => {
      for (const type of sixTypes) {
        const body = { ...world.bodies[type], simulate: 'returned' };
        const refused = await world.decided(type, body, 'returned');
        const path = `${pathOf(type)}/${refused.id}/resubmit`;
        const again = await world.sandbox.expectJson(200, 'POST', path, body);
        expect(again).toMatchObject({
          status: 'pending',
          number: refused.number,
          access_key: refused.access_key,
          sri_messages: [],
        });
        await eventually(
          () => world.retrieve(refused.id),
          ({ status }) => status === 'returned',
        );
        await world.sandbox.expectJson(200, 'POST', path, world.bodies[type]);
        const steps = await eventually(
          () => stepsOf(world.sandbox, refused.id),
          ([newest]) => newest === 'returned 2' || newest?.endsWith(' 3') === true,
        );
        expect(steps.filter((step) => step.startsWith('corrected'))).toEqual(['corrected 3', 'corrected 2']);
        for (const status of ['authorized', 'annulled'] as const) {
          const { id } = world.samples[type][status];
          const other = `${pathOf(type)}/${id}/resubmit`;
          await world.sandbox.refused(409, 'invalid_state', 'POST', other, { body: world.bodies[type] });
        }
        const undecided = { ...world.bodies[type], simulate: 'undecided' };
        const { id } = await world.decided(type, undecided, 'submitted');
        const early = `${pathOf(type)}/${id}/resubmit`;
        await world.sandbox.refused(409, 'invalid_state', 'POST', early, { body: world.bodies[type] });
      }
    },
  );

  check(
    [
      'what-the-service-does/a-returned-or-not_authorized-document-can',
      'delivery-notes/correct-and-resubmit-delivery-note-post',
    ],
    'what was refused is corrected under its own number and key and authorized, under its own path and that of any type',
    async (world) => {
      for (const type of sixTypes) {
        for (const [simulate, path, refusal] of [
          ['returned', '/v1/ec/documents', ['returned 1']],
          ['not_authorized', pathOf(type), ['not_authorized 1', 'received 1']],
        ] as const) {
          const refused = await world.decided(type, { ...world.bodies[type], simulate }, simulate);
          const changes = { ...corrections[type], metadata: { intento: '2' } };
          const body = { ...world.bodies[type], ...changes };
          const address = `${path}/${refused.id}/resubmit?wait=25`;
          const corrected = documentResource.parse(
            await world.sandbox.expectJson(200, 'POST', address, body),
          );
          expect(corrected).toMatchObject({
            object: type,
            id: refused.id,
            status: 'authorized',
            number: refused.number,
            access_key: refused.access_key,
            issue_date: refused.issue_date,
            authorization: { number: refused.access_key },
            sri_messages: [],
            ...changes,
          });
          const { [simulate]: refusedAt = '', pending = '', ...others } = corrected.status_transitions;
          expect(Object.keys(others).toSorted()).toEqual(['authorized', 'submitted']);
          expect(Date.parse(pending)).toBeGreaterThan(Date.parse(refusedAt));
          expect(await stepsOf(world.sandbox, refused.id)).toEqual([
            ...['authorized 2', 'received 2', 'signed 2', 'corrected 2'],
            ...[...refusal, 'signed 1', 'accepted 1'],
          ]);
        }
      }
    },
  );

  check('authorized', 'only what is authorized is annulled, and it keeps its files', async (world) => {
    for (const type of sixTypes) {
      const { authorized, returned, not_authorized, annulled } = world.samples[type];
      expect(annulled.status).toBe('annulled');
      for (const { id } of [returned, not_authorized, annulled]) {
        const path = `${pathOf(type)}/${id}/annul`;
        await world.sandbox.refused(409, 'invalid_state', 'POST', path, { body: { annulled_on: today() } });
      }
      for (const annulled_on of [dayFromToday(-1), dayFromToday(1)]) {
        const path = `${pathOf(type)}/${authorized.id}/annul`;
        const request = { body: { annulled_on } };
        await world.sandbox.refused(422, 'annulled_on_out_of_range', 'POST', path, request);
      }
      for (const file of ['xml', 'ride?format=a4', 'ride?format=ticket80']) {
        const answer = await world.sandbox.call('GET', `${pathOf(type)}/${annulled.id}/${file}`);
        expect(answer.status).toBe(200);
      }
    }
  });

  check(
    'moves-from-pending-directly-to-a',
    'a document skips no state: one that reception returns was submitted',
    ({ samples }) => {
      for (const { returned } of Object.values(samples)) {
        const { pending, submitted, returned: at } = returned.status_transitions;
        expect([typeof pending, typeof submitted]).toEqual(['string', 'string']);
        expect(submitted).toBe(at);
      }
    },
  );

  check(
    ['refresh-status-on-a-pending-document-or', 'documents-of-any-type/a-pending-document-or-one-already'],
    'refreshing what is pending or decided changes nothing and queues nothing, as often as one likes',
    async (world) => {
      const pending = await world.issue('invoice', aSale({ simulate: 'unavailable' }));
      const { authorized, returned, not_authorized, annulled } = world.samples.withholding;
      for (const { id } of [pending, authorized, returned, not_authorized, annulled]) {
        const before = await world.retrieve(id);
        for (let time = 0; time < 2; time += 1) {
          const path = `/v1/ec/documents/${id}/refresh-status`;
          const same = await world.sandbox.expectJson(200, 'POST', path);
          expect(same).toMatchObject({
            id,
            status: before.status,
            status_transitions: before.status_transitions,
          });
        }
      }
    },
  );
});
