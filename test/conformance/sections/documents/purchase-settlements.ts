import { expect } from 'vitest';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { fullPurchaseSettlement } from '../../support/bodies/full-bodies.ts';
import { bodyWith, faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { faultsIn } from '../../support/contract-client.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

const type = 'purchase_settlement';

/** What is wrong with a correction of a refused settlement, which is what issuing it finds wrong too. */
async function faults(world: World, parts: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const body = bodyWith(world, type, parts);
  const path = `/v1/ec/purchase-settlements/${world.samples[type].returned.id}/resubmit`;
  const refused = faultsIn(await world.sandbox.refused(422, 'validation_failed', 'POST', path, { body }));
  expect(await faultsOf(world, type, body)).toEqual(refused);
  return refused;
}

export const purchaseSettlements = section('purchase-settlements', (check) => {
  check(
    ['post-v1-ec-purchase-settlements-id-resubmit-id-uuid', 'response-the-purchase-settlement-resource'],
    'a correction answers the resource',
    async (world) => {
      const refused = await world.decided(type, { ...world.bodies[type], simulate: 'returned' }, 'returned');
      const path = `/v1/ec/purchase-settlements/${refused.id}/resubmit`;
      const corrected = bodyWith(world, type, { lines: aPurchaseSettlementBody().lines });
      const again = await world.sandbox.expectJson(200, 'POST', path, corrected);
      expect(again).toMatchObject({ object: type, id: refused.id, status: 'pending', total: '138.00' });
      for (const id of ['x', '01970000-0000-7000-8000-000000000000', world.samples.invoice.returned.id]) {
        const other = `/v1/ec/purchase-settlements/${id}/resubmit`;
        await world.sandbox.refused(404, 'not_found', 'POST', other, { body: corrected });
      }
    },
  );

  check('supplier', 'supplier: required, identified and named', async (world) => {
    expect(await faults(world, { supplier: undefined })).toEqual(['/supplier required']);
    const supplier = { identification_type: 'cedula', identification: '171003406', name: '', email: 'x' };
    expect(await faults(world, { supplier })).toEqual([
      '/supplier/email invalid_format',
      '/supplier/identification invalid_format',
      '/supplier/name too_short',
    ]);
  });

  check('lines', 'lines: at least one, each described, with IVA alone', async (world) => {
    expect(await faults(world, { lines: undefined })).toEqual(['/lines required']);
    expect(await faults(world, { lines: [] })).toEqual(['/lines too_few']);
    expect(await faults(world, { lines: [{}] })).toEqual(
      ['description', 'quantity', 'taxes', 'unit_price'].map((field) => `/lines/0/${field} required`),
    );
    const [line] = aPurchaseSettlementBody().lines;
    const taxes = [...(line?.taxes ?? []), { type: 'irbpnr', rate: 'irbpnr_5001', base: '1' }];
    expect(await faults(world, { lines: [{ ...line, taxes }] })).toEqual([
      '/lines/0/taxes/1/type not_allowed_here',
    ]);
  });

  check('payments', 'payments: at least one, each with its method', async (world) => {
    expect(await faults(world, { payments: undefined })).toEqual(['/payments required']);
    expect(await faults(world, { payments: [] })).toEqual(['/payments too_few']);
    expect(await faults(world, { payments: [{}] })).toEqual(['/payments/0/method required']);
  });

  check('reimbursement', 'reimbursement: the documents; the service computes their totals', async (world) => {
    const shown = await computed(world, type, fullPurchaseSettlement());
    expect(shown.reimbursement).toMatchObject({
      document_type: '41',
      total: '115.00',
      base: '100.00',
      tax: '15.00',
    });
    expect(await faults(world, { reimbursement: {} })).toEqual(['/reimbursement/documents required']);
    expect(await faults(world, { reimbursement: { documents: [] } })).toEqual([
      '/reimbursement/documents too_few',
    ]);
    const { reimbursement } = fullPurchaseSettlement();
    const totals = { ...Object(reimbursement), total: '115.00' };
    expect(await faults(world, { reimbursement: totals })).toEqual(['/reimbursement/total unknown_field']);
  });

  check(
    'negotiable',
    "negotiable: with the counterparty's address and a term on each payment",
    async (world) => {
      const negotiable = { notification_email: 'cobros@example.com' };
      const supplier = { identification_type: 'cedula', identification: '1710034065', name: 'X' };
      expect(await faults(world, { negotiable, supplier })).toEqual([
        '/payments/0/term term_required',
        '/supplier/address address_required',
      ]);
      const shown = await computed(world, type, fullPurchaseSettlement());
      expect(shown.negotiable).toEqual(negotiable);
    },
  );

  check(
    'additional_discounts',
    'additional_discounts: taken off the base of a rate, whose IVA is of what is left',
    async (world) => {
      const additional_discounts = [{ type: 'iva', rate: 'iva_15', amount: '20.00' }];
      const shown = await computed(world, type, bodyWith(world, type, { additional_discounts }));
      expect(shown).toMatchObject({
        iva: '15.00',
        total: '115.00',
        taxes: [{ rate: 'iva_15', value: '15.00', additional_discount: '20.00' }],
      });
      const unknown = [{ type: 'iva', rate: 'iva_0', amount: '1.00' }];
      expect((await faults(world, { additional_discounts: unknown })).join()).toContain(
        '/additional_discounts/0',
      );
      const over = [{ type: 'iva', rate: 'iva_15', amount: '120.01' }];
      expect((await faults(world, { additional_discounts: over })).join()).toContain('discount_over_base');
    },
  );

  check('fiscal_machine-additional_info-metadata-simulate', 'it takes the common fields', async (world) => {
    const fiscal_machine = { brand: 'Epson', model: 'TM-T20', serial: 'X1' };
    const extra = { fiscal_machine, additional_info: [{ name: 'a', value: 'b' }], metadata: { a: 'b' } };
    const refused = await world.decided(type, { ...world.bodies[type], simulate: 'returned' }, 'returned');
    const path = `/v1/ec/purchase-settlements/${refused.id}/resubmit?wait=25`;
    const body = bodyWith(world, type, { ...extra, simulate: 'not_authorized' });
    const again = await world.sandbox.expectJson(200, 'POST', path, body);
    expect(again).toMatchObject({ ...extra, status: 'not_authorized' });
  });
});
