import type { DocumentType } from '../../../documents/kinds.ts';
import { daysBefore } from '../../../documents/values/ecuador-time.ts';

/** A sale of one line to nobody in particular: the shortest body that issues. */
export const invoiceExample = {
  buyer: { identification_type: 'consumidor_final' },
  lines: [
    {
      code: 'CAF-250',
      description: 'Café molido 250 g',
      quantity: '2',
      unit_price: '4.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'sin_sistema_financiero' }],
} as const;

/** A carpenter without RUC is paid for his work. */
export const purchaseSettlementExample = {
  supplier: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  lines: [
    {
      description: 'Reparación de estanterías',
      quantity: '1',
      unit_price: '120.00',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
  payments: [{ method: 'otros_sistema_financiero' }],
} as const;

/** Goods given back, of an invoice issued elsewhere; of one issued here its id, code and quantity are enough. */
export const creditNoteExample = (today: string) => ({
  modified_document: { number: '001-001-000000087', issue_date: daysBefore(today, 37) },
  buyer: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
  reason: 'Devolución de dos fundas dañadas',
  lines: [
    {
      code: 'CAF-250',
      description: 'Café molido 250 g',
      quantity: '2',
      unit_price: '4.50',
      taxes: [{ type: 'iva', rate: 'iva_15' }],
    },
  ],
});

/** Interest on an invoice that was paid late. */
export const debitNoteExample = (today: string) => ({
  buyer: { identification_type: 'ruc', identification: '1790016919001', name: 'COMERCIAL EJEMPLO S.A.' },
  modified_document: { number: '001-001-000000087', issue_date: daysBefore(today, 37) },
  reasons: [
    {
      description: 'Interés por mora de 30 días',
      amount: '12.50',
      taxes: [{ type: 'iva', rate: 'iva_0' }],
    },
  ],
  payments: [{ method: 'otros_sistema_financiero' }],
});

/** Goods on the road to one customer; the transport begins on the day of issue or later. */
export const deliveryNoteExample = (today: string) => ({
  origin_address: 'Av. Amazonas N34-120, Quito',
  carrier: { identification_type: 'cedula', identification: '1710034065', name: 'PEDRO TRANSPORTISTA' },
  plate: 'PBA1234',
  transport_start: today,
  transport_end: today,
  recipients: [
    {
      identification: '1790016919001',
      name: 'COMERCIAL EJEMPLO S.A.',
      address: 'Av. General Enríquez 12-34, Sangolquí',
      reason: 'Venta',
      items: [{ code: 'CAF-250', description: 'Café molido 250 g', quantity: '24' }],
    },
  ],
});

/** Of goods bought for 200.00 and their IVA; the percents are those of the day. */
export const withholdingExample = (today: string) => ({
  supplier: { identification_type: 'ruc', identification: '1790016919001', name: 'COMERCIAL EJEMPLO S.A.' },
  support_documents: [
    {
      document_type: 'factura',
      number: '001-002-000004321',
      issue_date: today,
      tax_support: '01',
      subtotal: '200.00',
      total: '230.00',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00', value: '30.00' }],
      withholdings: [
        { tax: 'renta', code: '312', base: '200.00' },
        { tax: 'iva', code: '1', base: '30.00' },
      ],
      payments: [{ method: 'otros_sistema_financiero' }],
    },
  ],
});

/**
 * The shortest useful body of each type, for the reference: one file for each. It issues on the day it is made for,
 * `YYYY-MM-DD`: a body with the dates of another day may be refused.
 */
export const exampleBodies: Readonly<Record<DocumentType, (today: string) => unknown>> = {
  invoice: () => invoiceExample,
  purchase_settlement: () => purchaseSettlementExample,
  credit_note: creditNoteExample,
  debit_note: debitNoteExample,
  delivery_note: deliveryNoteExample,
  withholding: withholdingExample,
};
