import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { describeGoldenXml } from '../../../support/kinds/describe-golden-xml.ts';

const iva15 = { type: 'iva', rate: 'iva_15' } as const;

/** The invoice the cases name by `0197b1f0-000n-…`, number 001-001-00000000n. */
function invoice(n: number, parts: Partial<InvoiceInput>, issueDate = '2026-11-03') {
  return anInvoiceHere({
    id: `0197b1f0-000${n}-7aaa-8aaa-aaaaaaaaaaaa`,
    body: anInvoiceBody(parts),
    identity: { sequential: n, issueDate },
  });
}

describeGoldenXml(creditNoteKind, {
  folder: 'credit-note',
  schemaFile: 'NotaCredito_V1.1.0.xsd',
  context: contextWith(
    invoice(1, {
      lines: [
        aLine({ unit: 'unidad', quantity: '3', unit_price: '33.333333', discount: '1.00' }),
        aLine({ code: 'B-2', description: 'Arroz', taxes: [{ type: 'iva', rate: 'iva_0' }] }),
      ],
    }),
    invoice(2, {
      lines: [
        aLine({
          code: 'CERV',
          description: 'Cerveza artesanal 330 ml',
          quantity: '24',
          unit_price: '1.50',
          taxes: [
            iva15,
            { type: 'ice', rate: 'ice_3053', tariff: '0.20', base: '7.92' },
            { type: 'irbpnr', rate: 'irbpnr_5001' },
          ],
        }),
        aLine({
          code: 'ICE-FPN-01',
          description: 'Funda plástica',
          quantity: '2',
          unit_price: '0.00',
          taxes: [iva15, { type: 'ice', rate: 'ice_3680' }],
        }),
      ],
    }),
    invoice(3, {
      lines: [
        aLine({ code: 'A', quantity: '3', unit_price: '10.00' }),
        aLine({ code: 'B', quantity: '1', unit_price: '60.00', discount: '20.00' }),
      ],
      additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '1.00' }],
    }),
    invoice(4, { lines: [aLine({ taxes: [{ type: 'iva', rate: 'iva_12' }] })] }, '2024-03-31'),
  ),
});
