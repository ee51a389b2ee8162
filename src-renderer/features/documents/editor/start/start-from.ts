import type {
  DocumentResource,
  InvoiceResource,
} from '../../../../../src-main/contract/documents/document-resource.ts';
import { creditableLines } from '../../../../../src-main/documents/credit-note/creditable-lines.ts';
import { creditedPart } from '../../../../../src-main/documents/credit-note/credited-part.ts';
import { roundedToBalance } from '../../../../../src-main/documents/credit-note/rounded-to-balance.ts';
import type { DocumentType } from '../../../../../src-main/documents/kinds.ts';
import type { CreditNote } from '../../../../../src-main/documents/model/credit-note.ts';
import { supportDocumentCodeOf } from '../../../../../src-main/documents/tables/support-document-types.ts';
import { usualTaxSupport } from '../../../../../src-main/documents/tables/tax-support-codes.ts';
import { decimal, zero } from '../../../../../src-main/documents/values/decimal.ts';
import { returnableLines } from '../../../../lib/credit/returnable-line.ts';
import { bodyOfDocument } from '../../body/body-of-document.ts';
import { type JsonObject, jsonOf, listAt, withValueAt } from '../../body/json.ts';
import { blankBody } from './blank-body.ts';

type SettlementResource = Extract<DocumentResource, { object: 'purchase_settlement' }>;

/** What a new document takes from an earlier one. */
export interface Source {
  readonly document: DocumentResource;
  /** Credit notes that take from it already, where it is an invoice. */
  readonly notes: readonly Pick<CreditNote, 'lines'>[];
}

/** A document of a kind begun from an earlier one, on a day (YYYY-MM-DD); undefined where the two have nothing to do with each other. */
export function startFrom(
  type: DocumentType,
  { document, notes }: Source,
  today: string,
): JsonObject | undefined {
  if (document.object === type) return duplicate(document, today);
  if (document.object === 'purchase_settlement' && type === 'withholding')
    return withholdingOn(document, today);
  if (document.object !== 'invoice') return undefined;
  switch (type) {
    case 'credit_note':
      return creditOf(document, notes);
    case 'debit_note':
      return debitOf(document, today);
    case 'delivery_note':
      return deliveryOf(document, today);
    default:
      return undefined;
  }
}

/** The same again, but for what is of one document alone: other programs' data, dates, refunds that the authority granted. */
function duplicate(document: DocumentResource, today: string): JsonObject {
  const { metadata: _metadata, iva_refunds: _refunds, ...body } = bodyOfDocument(document);
  switch (document.object) {
    case 'delivery_note':
      return { ...body, transport_start: today, transport_end: today };
    case 'withholding':
      // Each document of a supplier is withheld from once.
      return ['number', 'issue_date', 'authorization_number', 'accounting_date'].reduce<JsonObject>(
        (before, field) =>
          listAt(before, '/support_documents').reduce<JsonObject>(
            (so, _, index) => withValueAt(so, `/support_documents/${index}/${field}`, undefined),
            before,
          ),
        body,
      );
    default:
      return body;
  }
}

/** All of an invoice that no credit note has taken yet, to the cent of its balance. */
export function creditOf(invoice: InvoiceResource, notes: Source['notes']): JsonObject {
  const parts = creditableLines(invoice);
  const left = returnableLines(invoice, notes).flatMap(({ index, line, credited, left }) => {
    const part = parts[index];
    return part && decimal(left).gt(zero)
      ? [creditedPart(part, { from: decimal(credited), to: decimal(line.quantity) })]
      : [];
  });
  const lines = roundedToBalance(left, { date: invoice.issue_date, balance: invoice.credit_balance });
  return jsonOf({ modified_document: { document_id: invoice.id }, reason: '', lines });
}

export function debitOf(invoice: InvoiceResource, today: string): JsonObject {
  return {
    ...blankBody('debit_note', today),
    ...jsonOf({ modified_document: { document_id: invoice.id }, buyer: invoice.buyer }),
  };
}

/** The goods of an invoice on their way to its buyer. */
function deliveryOf(invoice: InvoiceResource, today: string): JsonObject {
  const { buyer, lines, number, issue_date, authorization, access_key } = invoice;
  const { identification, name, address, email } = buyer;
  const recipient = {
    identification,
    name,
    address,
    email,
    reason: 'Venta',
    support_document: {
      document_type: 'factura',
      number,
      issue_date,
      authorization_number: authorization?.number ?? access_key,
    },
    items: lines.map(({ code, auxiliary_code, description, quantity, additional_info }) => ({
      code,
      auxiliary_code,
      description,
      quantity,
      additional_info,
    })),
  };
  return { ...blankBody('delivery_note', today), ...jsonOf({ recipients: [recipient] }) };
}

/** All of the IVA, which is what is withheld of a settlement. */
const WHOLE_IVA = '3';

/** What is withheld of a purchase settlement: its own amounts, on which the code of income tax is still to be chosen. */
function withholdingOn(settlement: SettlementResource, today: string): JsonObject {
  const { supplier, number, issue_date, authorization, access_key, subtotal, iva, total } = settlement;
  const supportDocument = {
    document_type: 'liquidacion_compra',
    number,
    issue_date,
    authorization_number: authorization?.number ?? access_key,
    tax_support: usualTaxSupport(supportDocumentCodeOf('liquidacion_compra'), issue_date),
    subtotal,
    total,
    taxes: settlement.taxes.map(({ type, rate, base, value }) => ({ type, rate, base, value })),
    withholdings: [
      { tax: 'renta', code: '', base: subtotal },
      ...(decimal(iva).gt(zero) ? [{ tax: 'iva', code: WHOLE_IVA, base: iva }] : []),
    ],
    payments: settlement.payments,
  };
  return {
    ...blankBody('withholding', today),
    ...jsonOf({ supplier, support_documents: [supportDocument] }),
  };
}
