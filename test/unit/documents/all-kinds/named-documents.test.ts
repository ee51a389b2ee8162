import { expect, it } from 'vitest';
import { namedDocuments } from '../../../../src-main/documents/all-kinds/named-documents.ts';
import type { DeliveryNote } from '../../../../src-main/documents/model/delivery-note.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';

const ruc = '1799999990001';
const number = '001-001-000000087';

function deliveryOf(support: DeliveryNote['recipients'][number]['support_document']): DeliveryNote {
  const recipient = {
    identification: '0102030400',
    name: 'ANA',
    address: 'Cuenca',
    reason: 'Venta',
    items: [],
  };
  return {
    object: 'delivery_note',
    origin_address: 'Quito',
    carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO' },
    plate: 'PBA1234',
    transport_start: '2026-11-21',
    transport_end: '2026-11-21',
    recipients: [
      { ...recipient, support_document: support },
      { ...recipient, support_document: support },
    ],
    additional_info: [],
  };
}

it.for([
  [
    'a sale of the business, once',
    `2111202601${ruc}10010010000000871234567815`,
    [{ type: 'invoice', number }],
  ],
  ['a sale with an older authorization', '1234567890', [{ type: 'invoice', number }]],
  ['not what a supplier invoiced', '2111202601179001691900110010010000000871234567815', []],
] as const)('a delivery note names %s', ([, authorization_number, named]) => {
  const delivery = deliveryOf({ document_type: 'factura', number, authorization_number });
  expect(namedDocuments(delivery, ruc)).toEqual(named);
});

it('leaves out what is no number, and kinds that the business does not issue', () => {
  expect(namedDocuments(deliveryOf({ document_type: '01', number: '87' }), ruc)).toEqual([]);
  expect(namedDocuments(deliveryOf({ document_type: 'nota_venta', number }), ruc)).toEqual([]);
  const { content } = anIssuedInvoice();
  expect(namedDocuments({ ...content, delivery_note_number: number }, ruc)).toEqual([
    { type: 'delivery_note', number },
  ]);
});
