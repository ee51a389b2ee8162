import type { z } from 'zod';
import type { invoiceBody } from '../../../src-main/documents/invoice/body.ts';

/** An invoice body as it travels, before it is parsed. */
export type InvoiceInput = z.input<typeof invoiceBody>;
export type LineInput = InvoiceInput['lines'][number];
export type BuyerInput = InvoiceInput['buyer'];

/** A valid line: two units at 10.00 with IVA of 15 %. Say only what the test is about. */
export function aLine(parts: Partial<LineInput> = {}): LineInput {
  return {
    code: 'A-1',
    description: 'Cuaderno universitario',
    quantity: '2',
    unit_price: '10.00',
    taxes: [{ type: 'iva', rate: 'iva_15' }],
    ...parts,
  };
}

/** A valid buyer with a RUC whose check digit is right. */
export function aBuyer(): BuyerInput {
  return {
    identification_type: 'ruc',
    identification: '1760013210001',
    name: 'SERVICIO DE RENTAS INTERNAS',
    address: 'Salinas y Santiago, Quito',
    email: 'comprador@example.com',
  };
}

/** A valid invoice body of one line, paid in cash. Say only what the test is about. */
export function anInvoiceBody(parts: Partial<InvoiceInput> = {}): InvoiceInput {
  return {
    buyer: aBuyer(),
    lines: [aLine()],
    payments: [{ method: 'sin_sistema_financiero' }],
    ...parts,
  };
}

/** The size that speed and page layout are measured with: ten lines, prices with cents, two of them discounted. */
export function anInvoiceBodyOfTenLines(parts: Partial<InvoiceInput> = {}): InvoiceInput {
  const lines = Array.from({ length: 10 }, (_, index) =>
    aLine({
      code: `P-${String(index + 1).padStart(3, '0')}`,
      description: `Artículo de papelería número ${index + 1}`,
      quantity: String(index + 1),
      unit_price: `${index + 1}.${String(index * 7).padStart(2, '0')}`,
      ...(index % 5 === 4 && { discount: '1.25' }),
      taxes: [{ type: 'iva', rate: index % 3 === 2 ? 'iva_0' : 'iva_15' }],
    }),
  );
  return anInvoiceBody({ lines, ...parts });
}
