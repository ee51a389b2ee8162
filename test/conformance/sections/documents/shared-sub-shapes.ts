import { expect } from 'vitest';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { aSale, type Body, today } from '../../support/bodies/bodies.ts';
import {
  compensatedCreditNote,
  fullCreditNote,
  fullDebitNote,
  fullInvoices,
  fullPurchaseSettlement,
  fullWithholdings,
} from '../../support/bodies/full-bodies.ts';
import { computed, ways, waysIn } from '../../support/bodies/shapes.ts';
import { section } from '../../support/section.ts';
import type { World } from '../../support/world.ts';

async function invoices(world: World): Promise<readonly Body[]> {
  return Promise.all(fullInvoices().map((body) => computed(world, 'invoice', body)));
}

async function settlement(world: World): Promise<Body> {
  return computed(world, 'purchase_settlement', fullPurchaseSettlement());
}

/** What a refusal says of one pointer in an invoice. */
async function codesAt(world: World, pointer: string, body: unknown): Promise<readonly string[]> {
  const { errors } = await world.sandbox.refused(
    422,
    'validation_failed',
    'POST',
    '/v1/ec/invoices/preview',
    {
      body,
    },
  );
  return (errors ?? []).filter((error) => error.pointer?.startsWith(pointer)).map(({ code }) => code);
}

export const sharedSubShapes = section('shared-sub-shapes', (check) => {
  check('party-buyer-supplier-in-responses', 'party, of a buyer and of a supplier', async (world) => {
    const parts = ['identification_type', 'identification', 'name', 'address', 'email'];
    const { buyer } = await computed(world, 'invoice', aSale({ buyer: aBuyer() }));
    expect(Object.keys(buyer ?? {}).toSorted()).toEqual(parts.toSorted());
    expect(Object.keys((await settlement(world)).supplier ?? {}).toSorted()).toEqual(parts.toSorted());
    for (const note of [fullCreditNote(), fullDebitNote()]) {
      const type = 'reasons' in note ? 'debit_note' : 'credit_note';
      expect(Object.keys((await computed(world, type, note)).buyer ?? {}).toSorted()).toEqual(
        parts.toSorted(),
      );
    }
  });

  check('tax-line-on-lines-reasons-documents', 'tax line, on lines, reasons and documents', async (world) => {
    const [sale] = await invoices(world);
    const debit = await computed(world, 'debit_note', fullDebitNote());
    const withheld = await Promise.all(
      fullWithholdings().map((body) => computed(world, 'withholding', body)),
    );
    for (const [document, place] of [
      [sale, 'lines.taxes'],
      [debit, 'reasons.taxes'],
      [withheld, 'support_documents.taxes'],
      [withheld, 'support_documents.reimbursement.documents.taxes'],
    ] as const) {
      for (const way of ways(place, 'type rate base value')) expect(waysIn(document)).toContain(way);
    }
  });

  check('tax-total-line-document-level', 'tax total line, with what was taken off a rate', async (world) => {
    const shown = waysIn(await invoices(world));
    for (const way of ways('taxes', 'type rate base value additional_discount refund')) {
      expect(shown).toContain(way);
    }
  });

  check('payment', 'payment, with its term', async (world) => {
    const shown = waysIn(await settlement(world));
    for (const way of ways('payments', 'method amount term.length term.unit')) expect(shown).toContain(way);
    const term = { length: '30', unit: 'days' };
    const body = aSale({
      payments: [{ method: 'tarjeta_credito', term: { length: 30, unit: 'days' } }],
    });
    const text = { ...body, payments: [{ method: 'tarjeta_credito', term }] };
    expect(await codesAt(world, '/payments/0/term/length', text)).toEqual(['invalid_type']);
  });

  check('compensation', 'compensation, on a note of the time of its law', async (world) => {
    const shown = await computed(world, 'credit_note', compensatedCreditNote());
    expect(shown.compensations).toEqual([{ code: '1', rate: '2.00', value: '2.00' }]);
  });

  check('fiscal_machine', 'fiscal machine', async (world) => {
    const [sale] = await invoices(world);
    expect(sale?.fiscal_machine).toEqual({ brand: 'Epson', model: 'TM-T20', serial: 'X1-0001' });
  });

  check('additional_info-item', 'item of additional_info', async (world) => {
    const [sale] = await invoices(world);
    expect(sale?.additional_info).toEqual([{ name: 'Pedido', value: '4711' }]);
  });

  check(
    'modified_document-response',
    'modified document, of a note on either sort of invoice',
    async (world) => {
      const elsewhere = await computed(world, 'credit_note', fullCreditNote());
      expect(elsewhere.modified_document).toMatchObject({
        document_type: 'factura',
        number: '002-001-000000456',
        issue_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      const { authorized } = world.samples.credit_note;
      expect(authorized).toMatchObject({
        modified_document: {
          document_type: 'factura',
          number: expect.stringMatching(/^\d{3}-\d{3}-\d{9}$/),
          issue_date: today(),
        },
      });
    },
  );

  check('reimbursement', 'reimbursement, with the totals that the service computes', async (world) => {
    const documents = [
      (await invoices(world)).find(({ reimbursement }) => reimbursement),
      await settlement(world),
    ];
    for (const document of documents) {
      expect(document?.reimbursement).toMatchObject({
        document_type: '41',
        total: '115.00',
        base: '100.00',
        tax: '15.00',
      });
      const shown = waysIn(document);
      for (const way of [
        ...ways(
          'reimbursement.documents',
          'supplier.identification_type supplier.identification supplier_type',
        ),
        ...ways(
          'reimbursement.documents',
          'payment_country document_type number issue_date authorization_number',
        ),
        ...ways('reimbursement.documents.taxes', 'type rate base value'),
      ]) {
        expect(shown).toContain(way);
      }
    }
    for (const supplier_type of ['persona_natural', 'sociedad']) {
      const [, , , reimbursed] = fullInvoices();
      const [document] = reimbursed?.reimbursement?.documents ?? [];
      const body = { ...reimbursed, reimbursement: { documents: [{ ...document, supplier_type }] } };
      expect(await computed(world, 'invoice', body)).toMatchObject({
        reimbursement: { documents: [{ supplier_type, compensations: [] }] },
      });
    }
  });

  check('export-invoice', 'export of an invoice', async (world) => {
    const shown = waysIn(await invoices(world));
    for (const way of [
      ...ways('export', 'incoterm incoterm_place origin_country loading_port destination_port'),
      ...ways('export', 'destination_country acquisition_country subtotal_incoterm international_freight'),
      ...ways('export', 'international_insurance customs_costs other_transport_costs'),
    ]) {
      expect(shown).toContain(way);
    }
  });

  check(
    'allowed-values-of-identification_type-other-than',
    'identification_type takes the five of api.md, and no other',
    async (world) => {
      const buyers = {
        ruc: { identification: '1790016919001', name: 'X' },
        cedula: { identification: '1710034065', name: 'X' },
        pasaporte: { identification: 'AB-123', name: 'X' },
        exterior: { identification: 'US-1', name: 'X' },
        consumidor_final: {},
      };
      for (const [identification_type, rest] of Object.entries(buyers)) {
        const buyer = { identification_type, ...rest };
        const shown = await computed(world, 'invoice', { ...aSale(), buyer });
        expect(shown.buyer).toMatchObject({ identification_type });
      }
      const wrong = { identification_type: 'placa', identification: 'X', name: 'X' };
      expect(await codesAt(world, '/buyer', { ...aSale(), buyer: wrong })).toEqual(['invalid_value']);
    },
  );

  check(
    'allowed-values-of-payment-method-other',
    'payment methods, taxes, rates, documents, terms and withholdings take those of api.md, and no other',
    async (world) => {
      const methods = [
        'sin_sistema_financiero',
        'compensacion_deudas',
        'tarjeta_debito',
        'dinero_electronico',
        'tarjeta_prepago',
        'tarjeta_credito',
        'otros_sistema_financiero',
        'endoso_titulos',
      ];
      for (const method of methods) {
        for (const unit of ['days', 'weeks', 'months', 'years']) {
          const body = { ...aSale(), payments: [{ method, term: { length: 1, unit } }] };
          await computed(world, 'invoice', body);
        }
      }
      const payments = [{ method: 'efectivo', term: { length: 1, unit: 'hours' } }];
      expect(await codesAt(world, '/payments', { ...aSale(), payments })).toEqual([
        'invalid_value',
        'invalid_value',
      ]);
      const [line] = aSale().lines;
      for (const rate of ['iva_0', 'iva_5', 'iva_15', 'iva_no_objeto', 'iva_exento']) {
        await computed(world, 'invoice', {
          ...aSale(),
          lines: [{ ...line, taxes: [{ type: 'iva', rate }] }],
        });
      }
      for (const [tax, code] of [
        [{ type: 'iva', rate: 'iva_99' }, 'unknown_rate'],
        [{ type: 'iva', rate: 'iva_14' }, 'rate_not_in_force'],
        [{ type: 'iva', rate: 'iva_12' }, 'rate_not_in_force'],
        [{ type: 'isd', rate: 'iva_15' }, 'invalid_value'],
      ] as const) {
        const body = { ...aSale(), lines: [{ ...line, taxes: [tax] }] };
        expect(await codesAt(world, '/lines/0/taxes', body), tax.rate).toContain(code);
      }
      const withholdings = [{ type: 'iva_50', value: '1.00' }];
      expect(await codesAt(world, '/withholdings', { ...aSale(), withholdings })).toEqual(['invalid_value']);
      const [, , , reimbursing] = fullInvoices();
      const [reimbursed] = reimbursing?.reimbursement?.documents ?? [];
      const bodyWith = (document_type: string) => ({
        ...reimbursing,
        reimbursement: { documents: [{ ...reimbursed, document_type }] },
      });
      for (const document_type of ['factura', 'nota_venta', 'liquidacion_compra', 'nota_debito']) {
        const shown = await computed(world, 'invoice', bodyWith(document_type));
        expect(shown.reimbursement).toMatchObject({ documents: [{ document_type }] });
      }
      expect(await codesAt(world, '/reimbursement', bodyWith('boleto'))).toEqual(['unknown_code']);
    },
  );
});
