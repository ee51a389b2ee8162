import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody, aRecipient } from '../../../support/builders/delivery-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../../support/builders/withholding-body.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The six types as paths write them. */
export const plurals = {
  invoice: 'invoices',
  credit_note: 'credit-notes',
  debit_note: 'debit-notes',
  withholding: 'withholdings',
  purchase_settlement: 'purchase-settlements',
  delivery_note: 'delivery-notes',
} as const satisfies Record<DocumentType, string>;

export const sixTypes = [
  'invoice',
  'credit_note',
  'debit_note',
  'withholding',
  'purchase_settlement',
  'delivery_note',
] as const satisfies readonly DocumentType[];

export function pathOf(type: DocumentType): string {
  return `/v1/ec/${plurals[type]}`;
}

/** Today in Ecuador, as dates travel. */
export function today(): string {
  return ecuadorDate(new Date());
}

/** A day so many days from today in Ecuador. */
export function dayFromToday(days: number): string {
  return ecuadorDate(new Date(Date.now() + days * 24 * 60 * 60_000));
}

/** The recipient of what is mailed, by type. */
export const recipients = {
  invoice: 'comprador@example.com',
  credit_note: 'comprador@example.com',
  debit_note: 'cobros@example.com',
  withholding: 'contabilidad@example.com',
  purchase_settlement: 'juan.perez@example.com',
  delivery_note: 'bodega@example.com',
} as const satisfies Record<DocumentType, string>;

const buyer = {
  identification_type: 'ruc',
  identification: '1760013210001',
  name: 'SERVICIO DE RENTAS INTERNAS',
  address: 'Salinas y Santiago, Quito',
} as const;

/** An invoice of two units of 10.00 and IVA, to a buyer without an address for mail: nothing is printed and sent. */
export function aSale(parts: Partial<InvoiceInput> = {}): InvoiceInput {
  return anInvoiceBody({ buyer, ...parts });
}

/**
 * A body of each type that issues today; the notes are about an invoice, and a credit note goes to whom that went. With
 * `isMailed` each has a recipient.
 */
export function bodiesOn(invoiceId: string, { isMailed = false } = {}): Readonly<Record<DocumentType, Body>> {
  const mailOf = (type: DocumentType) => (isMailed ? { email: recipients[type] } : {});
  const about = { modified_document: { document_id: invoiceId } };
  return {
    invoice: aSale({ buyer: { ...buyer, ...mailOf('invoice') } }),
    credit_note: aCreditNoteBody({ ...about, lines: [{ code: 'A-1', quantity: '0.01' }] }),
    debit_note: aDebitNoteBody({ ...about, buyer: { ...buyer, ...mailOf('debit_note') } }),
    withholding: aWithholdingBody({
      supplier: {
        identification_type: 'ruc',
        identification: '1790016919001',
        name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
        ...mailOf('withholding'),
      },
      support_documents: [supportedToday()],
    }),
    purchase_settlement: aPurchaseSettlementBody({
      supplier: {
        identification_type: 'cedula',
        identification: '1710034065',
        name: 'JUAN PÉREZ',
        address: 'Calle Larga 123, Cuenca',
        ...mailOf('purchase_settlement'),
      },
    }),
    delivery_note: aDeliveryNoteBody({
      transport_start: today(),
      transport_end: today(),
      recipients: [aRecipient(mailOf('delivery_note'))],
    }),
  };
}

/** A supplier's invoice of today. */
export function supportedToday(): ReturnType<typeof aSupportDocument> {
  const { authorization_number: _number, accounting_date: _accounting, ...document } = aSupportDocument();
  return { ...document, issue_date: today() };
}
