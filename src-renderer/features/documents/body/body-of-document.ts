import type { DocumentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { ModifiedDocument } from '../../../../src-main/documents/body/modified-document.ts';
import type { Payment } from '../../../../src-main/documents/body/payment.ts';
import type { Line } from '../../../../src-main/documents/lines/line.ts';
import { taxValue } from '../../../../src-main/documents/lines/rated-tax.ts';
import type { TaxLine, TaxTotal } from '../../../../src-main/documents/lines/tax-body.ts';
import type { Reimbursement } from '../../../../src-main/documents/model/reimbursement.ts';
import type { SupportDocument } from '../../../../src-main/documents/model/withholding.ts';
import type { Party } from '../../../../src-main/documents/parties/party.ts';
import { statedPriceOf } from '../../../../src-main/documents/taxes/iva-price.ts';
import { findTaxRate } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { decimal, toCents } from '../../../../src-main/documents/values/decimal.ts';
import { type JsonObject, jsonOf } from './json.ts';

/**
 * The body that issues what a document says, without its emission point: where a correction starts. Nothing
 * is lost on the way, also of the parts that no form shows.
 */
export function bodyOfDocument(document: DocumentResource): JsonObject {
  return jsonOf({ ...ownPart(document), ...commonPart(document) });
}

function commonPart({ fiscal_machine, additional_info, metadata }: DocumentResource) {
  return { fiscal_machine, additional_info, metadata };
}

function ownPart(document: DocumentResource): object {
  switch (document.object) {
    case 'invoice':
      return {
        buyer: partyBody(document.buyer),
        lines: document.lines.map(lineBodyOf),
        payments: paymentBodies(document.payments, document.total),
        tip: unlessZero(document.tip),
        ...adjustments(document.taxes),
        compensations: document.compensations,
        plate: document.plate,
        delivery_note_number: document.delivery_note_number,
        export: document.export,
        reimbursement: reimbursementBody(document.reimbursement),
        withholdings: document.withholdings,
        substitute_delivery_note: document.substitute_delivery_note,
        third_party_charges: document.third_party_charges,
        negotiable: document.negotiable,
      };
    case 'purchase_settlement':
      return {
        supplier: document.supplier,
        lines: document.lines.map(lineBodyOf),
        payments: paymentBodies(document.payments, document.total),
        additional_discounts: adjustments(document.taxes).additional_discounts,
        reimbursement: reimbursementBody(document.reimbursement),
        negotiable: document.negotiable,
      };
    case 'credit_note':
      return {
        modified_document: modifiedBody(document.modified_document),
        // Of one issued here the buyer is the invoice's, and is not repeated.
        ...(document.modified_document.document_id === undefined && { buyer: document.buyer }),
        reason: document.reason,
        lines: document.lines.map(lineBodyOf),
        iva_refunds: adjustments(document.taxes).iva_refunds,
        compensations: document.compensations,
        refunds: document.refunds,
      };
    case 'debit_note':
      return {
        buyer: document.buyer,
        modified_document: modifiedBody(document.modified_document),
        reasons: document.reasons.map(({ description, amount, taxes }) => ({
          description,
          amount,
          taxes: taxes.map((tax) => taxBodyOf(tax, { net: amount, quantity: '1' })),
        })),
        payments: paymentBodies(document.payments, document.total),
        iva_refunds: adjustments(document.taxes).iva_refunds,
        compensations: document.compensations,
      };
    case 'delivery_note': {
      const { origin_address, carrier, plate, transport_start, transport_end, recipients } = document;
      return { origin_address, carrier, plate, transport_start, transport_end, recipients };
    }
    case 'withholding':
      return {
        supplier: document.supplier,
        supplier_type: document.supplier_type,
        related_party: document.related_party,
        support_documents: document.support_documents.map(supportDocumentBody),
      };
  }
}

/** The final consumer is named by its kind alone. */
function partyBody(party: Party): object {
  if (party.identification_type !== 'consumidor_final') return party;
  const { identification: _identification, name: _name, ...rest } = party;
  return rest;
}

/** A single payment pays whatever the total becomes. */
function paymentBodies(payments: readonly Payment[], total: string): readonly object[] {
  const [only, ...others] = payments;
  if (!only || others.length > 0 || only.amount !== total) return payments;
  return [{ method: only.method, term: only.term }];
}

function lineBodyOf(line: Line): object {
  const { net: _net, total_with_taxes: _total, taxes, ...stated } = line;
  const { unit_price: _price, unit_price_with_taxes: _priceWithTaxes, ...unpriced } = stated;
  const { discount, discount_with_taxes, ...others } = unpriced;
  return {
    ...others,
    ...statedPriceOf(line),
    discount: unlessZero(discount_with_taxes ?? discount),
    taxes: taxes.map((tax) => taxBodyOf(tax, line)),
  };
}

/** What of a tax follows from its line is left to be computed again. */
function taxBodyOf(
  { type, rate: name, tariff, base, value }: TaxLine,
  { net, quantity }: Pick<Line, 'net' | 'quantity'>,
): object {
  const rate = findTaxRate(type, name);
  if (type === 'iva' || !rate) return { type, rate: name };
  const isPercent = rate.basis === 'percent';
  const ownBase = !(isPercent ? decimal(net) : toCents(decimal(quantity))).eq(base);
  // Of a plain percent no body states the value: where it does not follow, it is what a price with taxes left.
  const isComputed = isPercent && rate.tariffs.length > 0;
  const ownValue = !isComputed && !taxValue({ rate, tariff: decimal(tariff), base: decimal(base) }).eq(value);
  return { type, rate: name, tariff, ...(ownBase && { base }), ...(ownValue && { value }) };
}

/** What the totals of the rates say that no line does. */
function adjustments(taxes: readonly TaxTotal[]) {
  return {
    additional_discounts: taxes.flatMap(({ type, rate, additional_discount: amount }) =>
      amount === undefined ? [] : [{ type, rate, amount }],
    ),
    iva_refunds: taxes.flatMap(({ rate, refund: value }) => (value === undefined ? [] : [{ rate, value }])),
  };
}

function modifiedBody({ document_id, number, issue_date }: ModifiedDocument): object {
  return document_id === undefined ? { number, issue_date } : { document_id };
}

function reimbursementBody(reimbursement: Reimbursement | undefined): object | undefined {
  return (
    reimbursement && {
      documents: reimbursement.documents.map((document) => ({
        ...document,
        taxes: document.taxes.map(statedTax),
      })),
    }
  );
}

function supportDocumentBody({ taxes, withholdings, reimbursement, payments, ...document }: SupportDocument) {
  return {
    ...document,
    taxes: taxes.map(statedTax),
    withholdings: withholdings.map(({ value: _value, ...withheld }) => withheld),
    reimbursement: reimbursementBody(reimbursement),
    payments: paymentBodies(payments, document.total ?? ''),
  };
}

function statedTax({ type, rate, base, value }: TaxLine): object {
  return { type, rate, base, value };
}

function unlessZero(amount: string): string | undefined {
  return decimal(amount).eq(0) ? undefined : amount;
}
