import type { z } from 'zod';
import type { creditNoteBody } from '../../../src-main/documents/credit-note/body.ts';

/** A credit note body as it travels, before it is parsed. */
export type CreditNoteInput = z.input<typeof creditNoteBody>;
export type CreditLineInput = CreditNoteInput['lines'][number];

/** The id of the invoice that the built notes are about, unless the test says another. */
export const INVOICE_ID = '0197b1f0-aaaa-7aaa-8aaa-aaaaaaaaaaaa';

/** A valid body: one unit comes back of an invoice issued here. Say only what the test is about. */
export function aCreditNoteBody(parts: Partial<CreditNoteInput> = {}): CreditNoteInput {
  return {
    modified_document: { document_id: INVOICE_ID },
    reason: 'Devolución de una unidad',
    lines: [{ code: 'A-1', quantity: '1' }],
    ...parts,
  };
}

/** A line in full: one unit of 10.00 with IVA of 15 %. */
export function aCreditLine(parts: Record<string, unknown> = {}): CreditLineInput {
  return {
    code: 'A-1',
    description: 'Cuaderno universitario',
    quantity: '1',
    unit_price: '10.00',
    taxes: [{ type: 'iva', rate: 'iva_15' }],
    ...parts,
  };
}

/** A note on an invoice that another system issued: its buyer and its lines are stated in full. */
export function aCreditNoteBodyOnElsewhere(parts: Partial<CreditNoteInput> = {}): CreditNoteInput {
  return aCreditNoteBody({
    modified_document: { number: '002-001-000000456', issue_date: '2026-10-30' },
    buyer: {
      identification_type: 'ruc',
      identification: '1760013210001',
      name: 'SERVICIO DE RENTAS INTERNAS',
    },
    lines: [aCreditLine()],
    ...parts,
  });
}

/** Every field that goes together in one body. */
export function aFullCreditNoteBody(): CreditNoteInput {
  return {
    modified_document: { number: '002-001-000000456', issue_date: '2026-10-30' },
    buyer: {
      identification_type: 'cedula',
      identification: '1710034065',
      name: 'JUAN PÉREZ',
      address: 'Calle Larga 123, Cuenca',
      email: 'juan.perez@example.com',
    },
    reason: 'Devolución de mercadería dañada en el transporte',
    lines: [
      {
        code: 'C-50',
        auxiliary_code: 'F010401',
        description: 'Cemento gris, saco de 50 kg',
        unit: 'saco',
        quantity: '4',
        unit_price: '8.123456',
        discount: '1.20',
        taxes: [{ type: 'iva', rate: 'iva_5' }],
        additional_info: [{ name: 'Lote', value: 'L-77' }],
      },
      {
        code: 'A-1',
        description: 'Taladro percutor',
        quantity: '1',
        unit_price: '89.90',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    iva_refunds: [{ rate: 'iva_15', value: '10.00' }],
    compensations: [],
    fiscal_machine: { brand: 'HASAR', model: 'SMH/P-250F', serial: 'F-0001' },
    additional_info: [{ name: 'Bodega', value: 'Norte' }],
    metadata: { devolucion: 'DEV-2026-031' },
  };
}
