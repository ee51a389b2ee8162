import { expect, it } from 'vitest';
import { bodyOfProforma } from '../../../../src-renderer/features/documents/proformas/body-of-proforma.ts';
import { saleOfProforma } from '../../../../src-renderer/features/documents/proformas/sale-of-proforma.ts';
import type { InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { computedInvoice } from '../../../support/builders/issued-invoice.ts';

const id = 'aaaaaaaa-0000-7000-8000-000000000001';
const note = { name: 'Nota', value: 'Entregar en obra' };

/** Two lines, of which the second costs something else today. */
function aProforma(parts: Partial<InvoiceInput> = {}) {
  const lines = [
    aLine(),
    aLine({ code: 'B-2', unit_price: '9.00', discount: '1.00', additional_info: [note] }),
  ];
  const body = anInvoiceBody({ lines, tip: '1.00', additional_info: [note], ...parts });
  return {
    id,
    document: computedInvoice(body),
    invoice_body: { ...body, metadata: { mostrador_proforma: id } },
    price_changes: [{ line: 1, unit_price: '10.00', unit_price_with_taxes: '11.50' }],
  };
}

it("a proforma is sold with what it says, at its prices or today's", () => {
  const sale = saleOfProforma(aProforma(), 'proforma');
  expect(sale).toMatchObject({
    proforma: id,
    tip: '1.00',
    note: 'Entregar en obra',
    buyer: { identification: '1760013210001' },
    lines: [
      { code: 'A-1', quantity: '2', unitPrice: '10.00', includesIva: false, discount: '0.00', iva: 'iva_15' },
      { code: 'B-2', unitPrice: '9.00', discount: '1.00', note: 'Entregar en obra' },
    ],
  });
  expect(saleOfProforma(aProforma(), 'today')?.lines).toMatchObject([
    { unitPrice: '10.00', includesIva: false },
    { unitPrice: '11.50', includesIva: true },
  ]);
});

it('to nobody in particular is sold to the final consumer', () => {
  const sale = saleOfProforma(aProforma({ buyer: { identification_type: 'consumidor_final' } }), 'proforma');
  expect(sale?.buyer).toBeUndefined();
  expect(sale?.lines).toHaveLength(2);
});

it.each([
  ['a plate', { plate: 'ABC1234' }],
  ['a second code', { lines: [aLine({ auxiliary_code: 'X' })] }],
  ['other data', { additional_info: [{ name: 'Obra', value: 'Torre 2' }] }],
  ['what is charged for others', { third_party_charges: [{ concept: 'Bomberos', amount: '1.00' }] }],
])('with %s it is for the editor alone', (_, parts) => {
  expect(saleOfProforma(aProforma(parts), 'proforma')).toBeUndefined();
});

it('its invoice says which proforma it comes of, a copy does not', () => {
  expect(bodyOfProforma(aProforma(), 'factura')).toMatchObject({
    metadata: { mostrador_proforma: id },
    lines: [{ unit_price: '10.00' }, { unit_price: '9.00' }],
  });
  const today = bodyOfProforma(aProforma(), 'factura-hoy');
  expect(today).toMatchObject({
    metadata: { mostrador_proforma: id },
    lines: [{ unit_price: '10.00' }, { unit_price_with_taxes: '11.50', discount: '1.00' }],
  });
  expect(today).not.toHaveProperty(['lines', 1, 'unit_price']);
  const copy = bodyOfProforma(aProforma(), 'copia');
  expect(copy).toMatchObject({ lines: [{ unit_price: '10.00' }, { unit_price: '9.00' }] });
  expect(copy).not.toHaveProperty('metadata');
});
