import { expect } from 'vitest';
import { z } from 'zod';
import { aSale, today } from '../../support/bodies/bodies.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { pageOf } from '../../support/rules/lists.ts';
import { section } from '../../support/section.ts';

const suggestions = '/v1/ec/withholding-suggestions';

/** A supplier's invoice that cannot be looked up. */
function supplierInvoice() {
  return {
    supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PROVEEDOR S.A.' },
    number: '001-002-000004321',
    issue_date: today(),
    authorization_number: '1234567890',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00' }],
    subtotal: '200.00',
    total: '230.00',
  };
}

const suggestion = z.looseObject({
  withholdings: z.array(
    z.looseObject({ tax: z.string(), code: z.string(), percent: z.string(), value: z.string() }),
  ),
  support_documents: z.array(z.record(z.string(), z.unknown())),
  total_withheld: z.string(),
});

export const withholdingSuggestion = section('withholding-suggestion', (check) => {
  check(
    'issue_date-supplier-identification_type-identification-name-issued_to_you',
    'a suggestion has every field',
    async ({ sandbox }) => {
      const body = { kind: 'goods', invoice: supplierInvoice() };
      const answer = await sandbox.expectJson(200, 'POST', suggestions, body);
      expect(answer).toMatchObject({
        object: 'withholding_suggestion',
        issue_date: today(),
        supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'PROVEEDOR S.A.' },
        support_documents: [
          {
            document_type: 'factura',
            number: '001-002-000004321',
            issue_date: today(),
            authorization_number: '1234567890',
            tax_support: expect.stringMatching(/^\d\d$/),
            subtotal: '200.00',
            total: '230.00',
            taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00', value: '30.00' }],
            withholdings: [
              { tax: 'renta', code: '312', base: '200.00', percent: expect.any(String) },
              { tax: 'iva', code: '1', base: '30.00', percent: expect.any(String) },
            ],
            payments: [{ method: expect.any(String), amount: '230.00' }],
          },
        ],
        withholdings: [
          {
            tax: 'renta',
            code: '312',
            rate: 'renta_312',
            concept: expect.any(String),
            base: '200.00',
            percent: expect.any(String),
            value: expect.any(String),
          },
          { tax: 'iva', code: '1', rate: 'iva_30', base: '30.00', value: '9.00' },
        ],
        total_withheld: expect.any(String),
      });
    },
  );
});

/** The part of the section about withholdings that suggests them. */
export const withholdingSuggestions = section('withholdings', (check) => {
  check(
    [
      'post-v1-ec-withholding-suggestions-reads-a-supplier-s-invoice',
      'it-stores-nothing',
      'it-answers-a-withholding-suggestion-whose',
    ],
    'a suggestion stores nothing, and its support document goes as it is into the issuing call',
    async (world) => {
      const body = { kind: 'services', invoice: supplierInvoice() };
      const q = `q=${encodeURIComponent('PROVEEDOR S.A.')}`;
      const before = (await pageOf(world.sandbox, '/v1/ec/withholdings', q)).total_count;
      const answer = suggestion.parse(await world.sandbox.expectJson(200, 'POST', suggestions, body));
      expect((await pageOf(world.sandbox, '/v1/ec/withholdings', q)).total_count).toBe(before);
      const { support_documents, total_withheld } = answer;
      const supplier = supplierInvoice().supplier;
      const issued = await world.issue('withholding', { supplier, support_documents }, 'wait=25');
      expect(issued).toMatchObject({ status: 'authorized', total: total_withheld });
    },
  );

  check(
    [
      'body-inputs-the-invoice-identified-by',
      'api/shapes/withholding-suggestion-input-access_key-or-invoice-supplier',
    ],
    'its inputs: the key of the invoice, read from the authority and not in the sandbox, or the invoice, and kind',
    async (world) => {
      const own = await world.decided('invoice', aSale(), 'authorized', world.test);
      const body = { kind: 'goods', access_key: own.access_key };
      const read = await world.test.expectJson(200, 'POST', suggestions, body);
      expect(read).toMatchObject({ supplier: { identification: '1799999990001' }, issued_to_you: false });
      await world.sandbox.refused(422, 'not_available_in_sandbox', 'POST', suggestions, { body });
      const refused = async (wrong: unknown) =>
        faultsIn(await world.sandbox.refused(422, 'validation_failed', 'POST', suggestions, { body: wrong }));
      expect(await refused({ invoice: supplierInvoice() })).toEqual(['/kind required']);
      expect(await refused({ kind: 'goods' })).toEqual(['/access_key required']);
      expect(await refused({ kind: 'bienes', invoice: supplierInvoice() })).toEqual(['/kind invalid_value']);
      const { total: _total, ...faulty } = { ...supplierInvoice(), number: '1' };
      const faults = await refused({ kind: 'both', invoice: faulty });
      expect(faults).toEqual([
        '/invoice/number invalid_format',
        '/invoice/total required',
        '/kind invalid_value',
      ]);
      expect(await refused({ kind: 'goods', access_key: '1'.repeat(48) })).toEqual([
        '/access_key invalid_value',
      ]);
      expect(await refused({ ...body, invoice: supplierInvoice() })).toEqual(['/invoice not_allowed_here']);
    },
  );

  check(
    'names-of-all-inputs-other-than',
    'special_taxpayer is false and issue_date is today by default',
    async ({ sandbox }) => {
      const body = { kind: 'goods', invoice: supplierInvoice() };
      const plain = await sandbox.expectJson(200, 'POST', suggestions, body);
      const explicit = { ...body, special_taxpayer: false, issue_date: today() };
      expect(await sandbox.expectJson(200, 'POST', suggestions, explicit)).toEqual(plain);
    },
  );

  check(
    'rules-goods-give-renta-code-312',
    'goods and services, of a taxpayer that is special or is not',
    async ({ sandbox }) => {
      for (const [kind, special_taxpayer, renta, iva, total] of [
        ['goods', false, '312 2.00 4.00', '1 30.00 9.00', '13.00'],
        ['goods', true, '312 2.00 4.00', '9 10.00 3.00', '7.00'],
        ['services', false, '3440 3.00 6.00', '2 70.00 21.00', '27.00'],
        ['services', true, '3440 3.00 6.00', '10 20.00 6.00', '12.00'],
      ] as const) {
        const body = { kind, special_taxpayer, invoice: supplierInvoice() };
        const { withholdings, total_withheld } = suggestion.parse(
          await sandbox.expectJson(200, 'POST', suggestions, body),
        );
        expect(total_withheld).toBe(total);
        expect(
          withholdings.map(({ tax, code, percent, value }) => `${tax} ${code} ${percent} ${value}`),
        ).toEqual([`renta ${renta}`, `iva ${iva}`]);
        expect(withholdings[1]).toMatchObject({
          rate: `iva_${Number(withholdings[1]?.percent)}`,
          base: '30.00',
        });
      }
    },
  );

  check(
    'percents-are-those-in-force-on',
    'the percents are those of the day of the withholding',
    async ({ sandbox }) => {
      const percentOn = async (issue_date: string) => {
        const invoice = { ...supplierInvoice(), issue_date };
        const body = { kind: 'goods', invoice, issue_date };
        const answer = suggestion.parse(await sandbox.expectJson(200, 'POST', suggestions, body));
        expect(answer).toMatchObject({ issue_date });
        return Number(answer.withholdings[0]?.percent);
      };
      // Resolution NAC-DGERCGC26-00000009 raised 312 from 1.75 % on 1 March 2026.
      expect(await percentOn('2026-02-15')).toBe(1.75);
      expect(await percentOn('2026-03-15')).toBe(2);
    },
  );
});
