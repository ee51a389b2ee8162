import { expect } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { aSale } from '../support/bodies/bodies.ts';
import { journeyOf } from '../support/rules/journeys.ts';
import { PATIENCE_MS } from '../support/rules/patience.ts';
import { section } from '../support/section.ts';
import type { AuthorityShop } from '../support/shops/other-shops.ts';
import type { World } from '../support/world.ts';

const refusal = (code: string) => ({ code, title: 'UNA RAZÓN DEL SRI', detail: 'x', type: 'ERROR' }) as const;

/** The shop with an authority of its own, without what an earlier check set there. */
async function calmShop(world: World): Promise<AuthorityShop> {
  const shop = await world.openAuthorityShop();
  const { authority } = shop;
  authority.refuse('reception', () => null);
  authority.refuse('decision', () => null);
  authority.always('authorization', null);
  authority.setDecisionDelay(0);
  authority.setInProcessCode('43');
  return shop;
}

function issueAt(world: World, { client }: AuthorityShop) {
  return world.issue('invoice', aSale(), '', client);
}

/** The document, once it has the status. */
async function become(world: World, { client }: AuthorityShop, wanted: { id: string; status: string }) {
  const { id, status } = wanted;
  const found = await eventually(
    () => world.retrieve(id, client),
    (document) => document.status === status,
    PATIENCE_MS,
  );
  expect(found.status).toBe(status);
  return found;
}

export const authorityAnswers = section(
  'api/the-authority-s-answers',
  (check) => {
    check(
      ['recibida', 'autorizado'],
      'RECIBIDA is submitted and asked about; AUTORIZADO is authorized',
      async (world) => {
        const shop = await calmShop(world);
        const { id, access_key } = await issueAt(world, shop);
        const done = await become(world, shop, { id, status: 'authorized' });
        expect(shop.authority.received(access_key).map(({ estado }) => estado)).toEqual(['RECIBIDA']);
        expect(Object.keys(done.status_transitions).toSorted()).toEqual([
          'authorized',
          'pending',
          'submitted',
        ]);
      },
    );

    check('autorizado', 'of several authorizations the authorized one counts', async (world) => {
      const shop = await calmShop(world);
      shop.authority.next('authorization', 'several');
      const { id } = await issueAt(world, shop);
      await become(world, shop, { id, status: 'authorized' });
    });

    check(
      'devuelta-43-key-already-registered-70-in-process',
      '43 and 70 mean that it is there: it is never sent again, and asked about',
      async (world) => {
        const shop = await calmShop(world);
        const { authority } = shop;
        authority.setDecisionDelay(Number.POSITIVE_INFINITY);
        // Each arrives, its answer is lost, and the question finds nothing in the queue: it is handed over again.
        authority.always('authorization', 'in_queue');
        const issued = [];
        for (const code of ['43', '70'] as const) {
          authority.setInProcessCode(code);
          authority.next('reception', 'answer_lost');
          const document = await issueAt(world, shop);
          issued.push(document);
          await become(world, shop, { id: document.id, status: 'submitted' });
          const codes = authority.received(document.access_key).map((arrival) => arrival.codes.join());
          expect(codes).toEqual(['', code]);
        }
        authority.always('authorization', null);
        authority.setDecisionDelay(0);
        for (const { id, access_key } of issued) {
          await shop.client.call('POST', `/v1/ec/documents/${id}/refresh-status`);
          await become(world, shop, { id, status: 'authorized' });
          expect(authority.received(access_key)).toHaveLength(2);
        }
      },
    );

    check(
      'devuelta-65-date',
      '65 is returned, and a person replaces it by the same issued today',
      async (world) => {
        const shop = await calmShop(world);
        const { authority } = shop;
        authority.refuse('reception', () => refusal('65'));
        const { id, number } = await issueAt(world, shop);
        const returned = await become(world, shop, { id, status: 'returned' });
        expect(returned.sri_messages).toMatchObject([{ code: '65', remedy: expect.stringMatching(/\w/) }]);
        authority.refuse('reception', () => null);
        const replaced = await shop.owner.call('POST', `/v1/local/documents/${id}/replace`);
        expect(replaced.status, replaced.text).toBe(201);
        expect(replaced.json().number).not.toBe(number);
      },
    );

    check('devuelta-others', 'any other is returned, with what it says and what to do', async (world) => {
      const shop = await calmShop(world);
      const { authority } = shop;
      authority.refuse('reception', () => refusal('35'));
      const { id } = await issueAt(world, shop);
      expect((await become(world, shop, { id, status: 'returned' })).sri_messages).toMatchObject([
        { code: '35', type: 'error', remedy: expect.stringMatching(/\w/) },
      ]);
    });

    check('no-autorizado-rechazado', 'NO AUTORIZADO is not_authorized, with what it says', async (world) => {
      const shop = await calmShop(world);
      const { authority } = shop;
      authority.refuse('decision', () => refusal('52'));
      const { id } = await issueAt(world, shop);
      expect((await become(world, shop, { id, status: 'not_authorized' })).sri_messages).toMatchObject([
        { code: '52' },
      ]);
    });

    check(
      'en-proceso-ppr-nothing-yet',
      'what is undecided stays submitted and is asked about again',
      async (world) => {
        const shop = await calmShop(world);
        const { authority } = shop;
        authority.setDecisionDelay(Number.POSITIVE_INFINITY);
        const { id, access_key } = await issueAt(world, shop);
        await become(world, shop, { id, status: 'submitted' });
        await shop.client.call('POST', `/v1/ec/documents/${id}/refresh-status`);
        authority.setDecisionDelay(0);
        await become(world, shop, { id, status: 'authorized' });
        expect(authority.received(access_key)).toHaveLength(1);
      },
    );

    check(
      'time-out-cut-connection-5xx-html-garbage',
      'what is no answer says nothing: it is asked about by its key before the same bytes go again',
      async (world) => {
        const shop = await calmShop(world);
        const { authority } = shop;
        for (const misbehaviour of [
          'answer_lost',
          'unavailable',
          'request_rejected',
          'garbage',
          'cut_before',
        ] as const) {
          const countBefore = authority.counts().authorization;
          authority.next('reception', misbehaviour);
          const { id, access_key } = await issueAt(world, shop);
          await become(world, shop, { id, status: 'authorized' });
          expect(authority.received(access_key), misbehaviour).toHaveLength(1);
          const questions = authority.counts().authorization - countBefore;
          // The one question finds the document whose answer was lost; of the others it says that they may go again.
          expect(questions, misbehaviour).toBeGreaterThanOrEqual(misbehaviour === 'answer_lost' ? 1 : 2);
          const steps = (await journeyOf(shop.client, id)).map(({ type }) => type);
          expect(steps, misbehaviour).toContain('send_delayed');
        }
      },
    );

    check(
      'devuelta-45-number-already-registered',
      '45 with another key behind it is returned, and its series stops until a person lets it go on',
      async (world) => {
        const shop = await calmShop(world);
        const { authority } = shop;
        authority.refuse('reception', () => refusal('45'));
        const { id } = await issueAt(world, shop);
        expect((await become(world, shop, { id, status: 'returned' })).sri_messages).toMatchObject([
          { code: '45' },
        ]);
        authority.refuse('reception', () => null);
        const { data } = await shop.owner.get('/v1/local/series?limit=100');
        const stopped = (Array.isArray(data) ? data : []).find(
          (series) => series.stopped?.document_id === id,
        );
        expect(stopped).toMatchObject({
          establishment: '001',
          document_type: 'invoice',
          environment: 'test',
        });
        const request = { body: aSale() };
        await shop.client.refused(409, 'not_ready', 'POST', '/v1/ec/invoices', request);
        const { warnings } = await shop.client.expectJson(
          200,
          'POST',
          '/v1/ec/invoices/preview',
          request.body,
        );
        expect(warnings).toMatchObject([{ code: 'numbering_missing' }]);
        await shop.owner.expectJson(200, 'POST', `/v1/local/series/${stopped.id}/resume`, {});
        await become(world, shop, { id: (await issueAt(world, shop)).id, status: 'authorized' });
      },
    );
  },
  { order: 'on_its_own' },
);
