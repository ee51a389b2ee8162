import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { z } from 'zod';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { aSale, pathOf, sixTypes, today } from '../../support/bodies/bodies.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { idsOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';
import { mailsTo } from '../../support/shops/mails.ts';

const results = z.object({
  data: z.array(
    z.looseObject({
      document_id: z.string(),
      status: z.string(),
      to: z.array(z.string()),
      problem: z.looseObject({ code: z.string() }).optional(),
    }),
  ),
});

const refusals = z.array(
  z.looseObject({
    document_id: z.string(),
    status: z.string(),
    sri_messages: z.array(z.looseObject({ remedy: z.string() })),
  }),
);

export const documentsOfAnyType = section('documents-of-any-type', (check) => {
  const path = '/v1/ec/documents';

  check(
    ['get-v1-ec-documents-id-id-uuid-returns-the', 'query-wait'],
    'a document is retrieved whatever its type, with wait once it is decided',
    async (world) => {
      for (const type of sixTypes) {
        const { id } = world.samples[type].returned;
        const [any, own] = [
          await world.sandbox.get(`${path}/${id}`),
          await world.sandbox.get(`${pathOf(type)}/${id}`),
        ];
        expect(any).toEqual(own);
        expect(any.object).toBe(type);
        for (const other of sixTypes.filter((each) => each !== type)) {
          await world.sandbox.refused(404, 'not_found', 'GET', `${pathOf(other)}/${id}`);
        }
        const elsewhere = `${pathOf(type === 'invoice' ? 'credit_note' : 'invoice')}/${id}`;
        await world.sandbox.refused(404, 'not_found', 'GET', `${elsewhere}/events`);
        for (const [action, body] of [
          ['resubmit', world.bodies[type]],
          ['annul', { annulled_on: today() }],
          ['email', {}],
        ] as const) {
          await world.sandbox.refused(404, 'not_found', 'POST', `${elsewhere}/${action}`, { body });
        }
      }
      const issued = await world.issue('invoice', aSale({ simulate: 'not_authorized' }));
      expect(await world.sandbox.get(`${path}/${issued.id}?wait=25`)).toMatchObject({
        status: 'not_authorized',
      });
    },
  );

  check(
    'get-v1-ec-documents-lists-the-six-types',
    'the six types are listed together, newest to oldest',
    async (world) => {
      const check = uuid();
      const ids: string[] = [];
      for (const type of sixTypes) {
        ids.unshift((await world.issue(type, { ...world.bodies[type], metadata: { check } })).id);
      }
      expect(idsOf(await walk(world.sandbox, `${path}?metadata[check]=${check}`, 4))).toEqual(ids);
      const some = await walk(
        world.sandbox,
        `${path}?metadata[check]=${check}&type=debit_note&type=invoice`,
        1,
      );
      expect(some.flatMap(({ data }) => data.map(({ object }) => object))).toEqual(['debit_note', 'invoice']);
      expect(some[0]).toMatchObject({ total_count: 2, offset: 0 });
    },
  );

  check(
    [
      'post-v1-ec-documents-id-refresh-status-id-uuid-asks-the',
      'a-document-is-checked-at-most',
      'returns-the-document',
      'two-json-success-responses-are-documented',
      'errors/429',
      'limits/refresh-status',
    ],
    'a submitted document is asked about at once, and again 10 seconds later at the soonest',
    async (world) => {
      const { authority, test } = world;
      authority.test.setDecisionDelay(Number.POSITIVE_INFINITY);
      const { id } = await world.decided(
        'purchase_settlement',
        world.bodies.purchase_settlement,
        'submitted',
        test,
      );
      const address = `${path}/${id}/refresh-status`;
      const answer = await test.call('POST', address);
      expect([answer.status, answer.json().id, answer.json().status]).toEqual([202, id, 'submitted']);
      const again = await test.call('POST', address);
      expect([again.status, again.json().code, again.json().document_id]).toEqual([
        429,
        'refresh_too_soon',
        id,
      ]);
      expect(Number(again.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(10);
      const other = await world.decided('invoice', aSale(), 'submitted', test);
      // Another document is asked about at once; while nothing is decided, as the usual question may be quicker.
      expect((await test.call('POST', `${path}/${other.id}/refresh-status`)).status).toBe(202);
      authority.test.setDecisionDelay(0);
      expect(await test.get(`${path}/${other.id}?wait=25`)).toMatchObject({ status: 'authorized' });
      expect(await test.get(`${path}/${id}?wait=25`)).toMatchObject({ status: 'authorized' });
      expect((await test.call('POST', address)).status).toBe(200);
    },
  );

  check('a-document-is-checked-at-most', 'after those 10 seconds it is asked about again', async (world) => {
    const { id } = await world.decided('invoice', aSale({ simulate: 'undecided' }), 'submitted');
    const ask = () => world.sandbox.call('POST', `${path}/${id}/refresh-status`);
    expect((await ask()).status).toBe(202);
    // A pace is what this is about. The clock runs from before the answer that names the time, and there is no longest
    // one: what makes the machine late makes the time longer only.
    const startedAt = performance.now();
    const seconds = Number((await ask()).headers['retry-after']);
    const again = await eventually(ask, ({ status }) => status === 202);
    expect(again.status).toBe(202);
    expect(performance.now() - startedAt).toBeGreaterThan((seconds - 1.5) * 1000);
  });

  check(
    [
      'email-several-documents-again-post-queues',
      'it-answers-with-a-result-per',
      'path-body-and-result-shape-not',
    ],
    'several are emailed by the rules of one, and one failure does not stop the others',
    async (world) => {
      const { authorized, returned, annulled } = world.samples.invoice;
      const buyer = { identification_type: 'consumidor_final' } as const;
      const nobody = await world.decided('invoice', aSale({ buyer }), 'authorized');
      const unknown = uuid();
      const other = world.samples.delivery_note.authorized;
      const document_ids = [returned.id, authorized.id, unknown, nobody.id, annulled.id, other.id];
      const { data } = results.parse(
        await world.sandbox.expectJson(200, 'POST', `${path}/email`, { document_ids }),
      );
      expect(data.map(({ document_id, status, problem }) => [document_id, status, problem?.code])).toEqual([
        [returned.id, 'refused', 'invalid_state'],
        [authorized.id, 'queued', undefined],
        [unknown, 'refused', 'not_found'],
        [nobody.id, 'refused', 'validation_failed'],
        [annulled.id, 'refused', 'invalid_state'],
        [other.id, 'queued', undefined],
      ]);
      expect([data[0]?.to, data[1]?.to]).toEqual([[], ['comprador@example.com']]);
      const to = [`${uuid()}@example.com`, `${uuid()}@example.com`];
      const both = { document_ids: [authorized.id, nobody.id], to };
      const sent = results.parse(await world.sandbox.expectJson(200, 'POST', `${path}/email`, both));
      expect(sent.data.map((each) => [each.status, each.to])).toEqual([
        ['queued', to],
        ['queued', to],
      ]);
      for (const address of to) expect(await mailsTo(world, address, 2)).toHaveLength(2);
    },
  );

  check(
    'limits/several-document-email',
    'up to 100 documents at once, and not one more or less than one',
    async (world) => {
      const document_ids = Array.from({ length: 100 }, () => uuid());
      const { data } = results.parse(
        await world.sandbox.expectJson(200, 'POST', `${path}/email`, { document_ids }),
      );
      expect(data.map(({ document_id }) => document_id)).toEqual(document_ids);
      for (const [body, fault] of [
        [{ document_ids: [...document_ids, uuid()] }, '/document_ids too_many'],
        [{ document_ids: [] }, '/document_ids too_few'],
        [{}, '/document_ids required'],
        [{ document_ids: ['x'] }, '/document_ids/0 invalid_format'],
        [{ document_ids, to: [] }, '/to too_few'],
        [{ document_ids, to: Array.from({ length: 11 }, (_, i) => `a${i}@example.com`) }, '/to too_many'],
      ] as const) {
        const problem = await world.sandbox.refused(422, 'validation_failed', 'POST', `${path}/email`, {
          body,
        });
        expect(faultsIn(problem)).toEqual([fault]);
      }
    },
  );

  check(
    [
      'report-on-a-period-s-documents-get',
      'api/shapes/report-object-report-entity_id-environment-from-to',
      'api/shapes/only-authorized-counts-as-sold',
      'path-parameters-and-response-shape-not',
    ],
    'the report: counts and sums by type and status, what was sold net, what wants attention; this month by default',
    async (world) => {
      const client = await world.openPracticeShop();
      const issue = async (type: 'invoice' | 'debit_note' | 'credit_note', body: unknown) =>
        client.expectJson(201, 'POST', `${pathOf(type)}?wait=25`, body);
      const sale = await issue('invoice', aSale());
      const about = { modified_document: { document_id: String(sale.id) } };
      await Promise.all([
        issue('credit_note', { ...about, reason: 'x', lines: [{ code: 'A-1', quantity: '1' }] }),
        issue('debit_note', { ...world.bodies.debit_note, ...about, buyer: aBuyer() }),
        issue('invoice', aSale({ simulate: 'not_authorized' })),
        issue('invoice', aSale({ simulate: 'returned' })),
        client.expectJson(201, 'POST', '/v1/ec/invoices', aSale({ simulate: 'unavailable' })),
      ]);
      const month = today().slice(0, 7);
      const report = await client.get(`${path}/report`);
      expect(report).toMatchObject({
        object: 'report',
        environment: 'sandbox',
        from: `${month}-01`,
        to: expect.stringMatching(new RegExp(`^${month}-(28|29|30|31)$`)),
        types: expect.arrayContaining([
          {
            type: 'invoice',
            statuses: {
              authorized: { count: 1, subtotal: '20.00', iva: '3.00', total: '23.00' },
              not_authorized: { count: 1, subtotal: '20.00', iva: '3.00', total: '23.00' },
              returned: { count: 1, subtotal: '20.00', iva: '3.00', total: '23.00' },
              pending: { count: 1, subtotal: '20.00', iva: '3.00', total: '23.00' },
            },
          },
        ]),
        sales: {
          invoiced: '23.00',
          debited: '11.50',
          credited: '11.50',
          net: '23.00',
          by_rate: [{ rate: 'iva_15', base: '20.00', iva: '3.00' }],
        },
        pending_count: 1,
      });
      const attention = refusals.parse(report.attention);
      expect(attention.map(({ status }) => status).toSorted()).toEqual(['not_authorized', 'returned']);
      for (const { sri_messages } of attention) expect(sri_messages[0]?.remedy.length).toBeGreaterThan(10);
      const day = today();
      const same = await client.get(`${path}/report?issue_date[gte]=${day}&issue_date[lte]=${day}`);
      expect(same).toMatchObject({ from: day, to: day, sales: { net: '23.00' } });
      const before = await client.get(`${path}/report?issue_date[gte]=2020-01-01&issue_date[lte]=2020-01-31`);
      expect(before).toMatchObject({ types: [], sales: { net: '0.00' }, attention: [], pending_count: 0 });
      for (const wrong of ['issue_date[gte]=x', 'issue_date[gte]=2026-02-02&issue_date[lte]=2026-02-01']) {
        await client.refused(422, 'validation_failed', 'GET', `${path}/report?${wrong}`);
      }
      await client.refused(422, 'unknown_parameter', 'GET', `${path}/report?month=11`);
    },
  );
});
