import type { z } from 'zod';
import type { debitNoteBody } from '../../../src-main/documents/debit-note/body.ts';
import { INVOICE_ID } from './credit-note-body.ts';

/** A debit note body as it travels, before it is parsed. */
export type DebitNoteInput = z.input<typeof debitNoteBody>;
export type ReasonInput = DebitNoteInput['reasons'][number];

/** A valid charge: late interest of 10.00 with IVA of 15 %. Say only what the test is about. */
export function aReason(parts: Partial<ReasonInput> = {}): ReasonInput {
  return {
    description: 'Interés por mora',
    amount: '10.00',
    taxes: [{ type: 'iva', rate: 'iva_15' }],
    ...parts,
  };
}

/** A valid body: one charge on an invoice that another system issued. Say only what the test is about. */
export function aDebitNoteBody(parts: Partial<DebitNoteInput> = {}): DebitNoteInput {
  return {
    buyer: {
      identification_type: 'ruc',
      identification: '1760013210001',
      name: 'SERVICIO DE RENTAS INTERNAS',
    },
    modified_document: { number: '002-001-000000456', issue_date: '2026-10-30' },
    reasons: [aReason()],
    payments: [{ method: 'otros_sistema_financiero' }],
    ...parts,
  };
}

/** The same on an invoice issued here, to the same buyer. */
export function aDebitNoteBodyOnHere(parts: Partial<DebitNoteInput> = {}): DebitNoteInput {
  return aDebitNoteBody({ modified_document: { document_id: INVOICE_ID }, ...parts });
}

/** Every field that goes together in one body. */
export function aFullDebitNoteBody(): DebitNoteInput {
  return {
    buyer: {
      identification_type: 'cedula',
      identification: '1710034065',
      name: 'JUAN PÉREZ',
      address: 'Calle Larga 123, Cuenca',
      email: 'juan.perez@example.com',
    },
    modified_document: { number: '002-001-000000456', issue_date: '2026-10-30' },
    reasons: [
      {
        description: 'Interés por mora de 45 días',
        amount: '18.37',
        taxes: [{ type: 'iva', rate: 'iva_0' }],
      },
      {
        description: 'Gastos de cobranza',
        amount: '25.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
      {
        description: 'Botellas que no se devolvieron, caja de 24',
        amount: '6.00',
        taxes: [
          { type: 'iva', rate: 'iva_15' },
          { type: 'ice', rate: 'ice_3053', tariff: '0.20', base: '7.92' },
          { type: 'irbpnr', rate: 'irbpnr_5001', base: '24' },
        ],
      },
    ],
    payments: [
      { method: 'sin_sistema_financiero', amount: '20.00' },
      { method: 'tarjeta_credito', amount: '34.32', term: { length: 3, unit: 'months' } },
    ],
    iva_refunds: [{ rate: 'iva_15', value: '2.00' }],
    fiscal_machine: { brand: 'HASAR', model: 'SMH/P-250F', serial: 'F-0001' },
    additional_info: [{ name: 'Cartera', value: 'Cobranzas Norte' }],
    metadata: { cobro: 'COB-2026-014' },
  };
}
