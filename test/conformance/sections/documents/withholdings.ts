import { expect } from 'vitest';
import { z } from 'zod';
import { supportedToday, today } from '../../support/bodies/bodies.ts';
import { fullWithholdings } from '../../support/bodies/full-bodies.ts';
import { bodyWith, faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { expectIdempotency, expectPreviewRules } from '../../support/rules/issuing-rules.ts';
import { idsOf, pageOf, walk } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';

export const withholdings = section('withholdings', (check) => {
  const path = '/v1/ec/withholdings';
  const type = 'withholding';

  check(
    ['post-v1-ec-withholdings-preview-checks-the-body-of', 'returns-a-document-preview'],
    'its preview computes it and is issued by its preview_id',
    async (world) => {
      const preview = await world.sandbox.expectJson(200, 'POST', `${path}/preview`, world.bodies[type]);
      expect(preview).toMatchObject({
        object: 'document_preview',
        type,
        document: {
          object: type,
          issue_date: today(),
          fiscal_period: expect.stringMatching(/^\d\d\/\d{4}$/),
        },
      });
      await expectPreviewRules(world, type);
    },
  );

  check(
    'body-errors-give-422-blockers-of',
    'a wrong body is refused with all that is wrong',
    async (world) => {
      expect(await faultsOf(world, type, {})).toEqual(['/supplier required', '/support_documents required']);
    },
  );

  check('supplier', 'supplier: required, identified and named', async (world) => {
    const supplier = { identification_type: 'ruc', identification: '179001691900', email: 'x' };
    expect(await faultsOf(world, type, bodyWith(world, type, { supplier }))).toEqual([
      '/supplier/email invalid_format',
      '/supplier/identification invalid_format',
      '/supplier/name required',
    ]);
  });

  check('supplier_type', 'supplier_type: for a foreign identification, and one of two', async (world) => {
    const [foreign] = fullWithholdings();
    const { supplier_type: _type, ...without } = foreign ?? {};
    expect(await faultsOf(world, type, without)).toEqual(['/supplier_type supplier_type_required']);
    for (const supplier_type of ['persona_natural', 'sociedad']) {
      expect(await computed(world, type, { ...foreign, supplier_type })).toMatchObject({ supplier_type });
    }
    expect(await faultsOf(world, type, { ...foreign, supplier_type: 'otro' })).toEqual([
      '/supplier_type invalid_value',
    ]);
  });

  check('related_party', 'related_party: false by default', async (world) => {
    expect(await computed(world, type, world.bodies[type])).toMatchObject({ related_party: false });
    const related = bodyWith(world, type, { related_party: true });
    expect(await computed(world, type, related)).toMatchObject({ related_party: true });
    const text = bodyWith(world, type, { related_party: 'si' });
    expect(await faultsOf(world, type, text)).toEqual(['/related_party invalid_type']);
  });

  check('support_documents', 'support_documents: at least one, each with what it needs', async (world) => {
    const faults = (support_documents: unknown) =>
      faultsOf(world, type, bodyWith(world, type, { support_documents }));
    expect(await faults([])).toEqual(['/support_documents too_few']);
    const required = [
      'document_type',
      'issue_date',
      'number',
      'payments',
      'subtotal',
      'tax_support',
      'taxes',
      'total',
    ];
    expect(await faults([{}])).toEqual(
      [...required, 'withholdings'].map((field) => `/support_documents/0/${field} required`),
    );
    const document = supportedToday();
    const bare = { ...document, taxes: [{}], withholdings: [{}], payments: [{}] };
    expect(await faults([bare])).toEqual([
      '/support_documents/0/payments/0/method required',
      '/support_documents/0/taxes/0/base required',
      '/support_documents/0/taxes/0/rate required',
      '/support_documents/0/taxes/0/type required',
      '/support_documents/0/taxes/0/value required',
      '/support_documents/0/withholdings/0/base required',
      '/support_documents/0/withholdings/0/code required',
      '/support_documents/0/withholdings/0/tax required',
    ]);
    for (const body of fullWithholdings()) await computed(world, type, body);
  });

  check('common-fields', 'it takes the common fields', async (world) => {
    const extra = { additional_info: [{ name: 'a', value: 'b' }], metadata: { a: 'b' } };
    const body = bodyWith(world, type, {
      ...extra,
      simulate: 'returned',
      establishment: '001',
      emission_point: '001',
    });
    const issued = await world.issue(type, body, 'wait=25');
    expect(issued).toMatchObject({ ...extra, status: 'returned' });
    expect(issued.number.slice(0, 7)).toBe('001-001');
  });

  check(
    'the-response-of-the-issuing-call',
    'issuing answers the resource: 201, and 200 for a retry',
    async (world) => {
      const answer = await world.sandbox.call('POST', path, { body: world.bodies[type] });
      expect(answer.status).toBe(201);
      expect(answer.headers.location).toBe(`${path}/${answer.json().id}`);
      expect(answer.json()).toMatchObject({
        object: type,
        renta: '2.00',
        iva: '4.50',
        isd: '0.00',
        total: '6.50',
      });
      await expectIdempotency(world, type);
    },
  );

  check(
    [
      'get-v1-ec-withholdings-id-events-id-uuid',
      'the-journey-of-the-document-newest',
      'returns-a-list-of-document-events',
      'journey-paths-for-the-other-document',
      'events/the-per-document-journey-document-events-with',
    ],
    'the journey tells every step from the newest to the oldest, for each type and under documents',
    async (world) => {
      for (const [plural, sample] of [
        ['withholdings', world.samples.withholding],
        ['invoices', world.samples.invoice],
        ['credit-notes', world.samples.credit_note],
        ['debit-notes', world.samples.debit_note],
        ['purchase-settlements', world.samples.purchase_settlement],
        ['delivery-notes', world.samples.delivery_note],
      ] as const) {
        const { id } = sample.annulled;
        await world.sandbox.call('GET', `/v1/ec/${plural}/${id}/ride`);
        for (const collection of [plural, 'documents']) {
          const { data } = await world.sandbox.get(`/v1/ec/${collection}/${id}/events?limit=100`);
          const steps = z.array(z.looseObject({ type: z.string(), created_at: z.string() })).parse(data);
          const types = steps.map((step) => step.type);
          expect(types).toEqual(
            expect.arrayContaining(['accepted', 'signed', 'received', 'authorized', 'annulled']),
          );
          expect(types).toContain('ride_generated');
          expect(types.at(-1)).toBe('accepted');
          const times = steps.map(({ created_at }) => created_at);
          expect(times).toEqual(times.toSorted().reverse());
        }
        const refused = await pageOf(world.sandbox, `/v1/ec/${plural}/${sample.returned.id}/events`);
        expect(refused.data[0]).toMatchObject({ type: 'returned', revision: 1 });
      }
    },
  );

  check(
    'query-limit-1-to-100-default',
    'the journey is paged: limit 1 to 100, a cursor of up to 200 characters',
    async (world) => {
      const address = `${path}/${world.samples[type].annulled.id}/events`;
      const pages = await walk(world.sandbox, address, 1);
      expect(idsOf(pages)).toEqual(idsOf(await pageOf(world.sandbox, address, 'limit=100')));
      expect(pages.length).toBeGreaterThan(3);
      for (const limit of [0, 101]) {
        await world.sandbox.refused(422, 'validation_failed', 'GET', `${address}?limit=${limit}`);
      }
      await world.sandbox.refused(422, 'invalid_cursor', 'GET', `${address}?cursor=${'x'.repeat(201)}`);
      await world.sandbox.refused(422, 'unknown_parameter', 'GET', `${address}?type=signed`);
    },
  );
});
