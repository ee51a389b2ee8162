import type {
  ProformaPriceChange,
  ProformaResource,
} from '../../../../src-main/contract/proformas/proforma.ts';
import { knownParty } from '../../../../src-main/documents/parties/party.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { handedLines, LINE_NOTE } from '../../../lib/handed-lines.ts';
import type { HandedSale } from '../../../lib/sale-handoff.ts';

/** At whose prices it is sold: those offered, or today's. */
export type PricesOf = 'proforma' | 'today';

/**
 * A proforma as a sale at the counter; undefined where it says what the counter has no field for: only the editor makes
 * an invoice of that.
 */
export function saleOfProforma(
  { id, document, price_changes }: Pick<ProformaResource, 'id' | 'document' | 'price_changes'>,
  prices: PricesOf,
): HandedSale | undefined {
  const lines = handedLines(document.lines);
  if (lines.length < document.lines.length || !isPlain(document)) return undefined;
  const buyer = knownParty.safeParse(document.buyer).data;
  const note = document.additional_info.find(({ name }) => name === LINE_NOTE)?.value;
  return {
    lines: lines.map((line, index) => {
      const change = prices === 'today' && price_changes.find((one) => one.line === index);
      return change ? { ...line, ...priceOf(change) } : line;
    }),
    ...(buyer && { buyer }),
    payments: [],
    proforma: id,
    ...(decimal(document.tip).gt(0) && { tip: document.tip }),
    ...(note !== undefined && { note }),
  };
}

function priceOf({ unit_price, unit_price_with_taxes: withIva }: ProformaPriceChange) {
  return withIva === undefined
    ? { unitPrice: unit_price, includesIva: false }
    : { unitPrice: withIva, includesIva: true };
}

/** Nothing beyond lines with IVA, a tip and a note. */
function isPlain(document: ProformaResource['document']): boolean {
  const { lines, taxes, additional_info } = document;
  return (
    lines.every(
      (line) =>
        line.taxes.length === 1 &&
        line.auxiliary_code === undefined &&
        line.unsubsidized_price === undefined &&
        line.additional_info.every(({ name }) => name === LINE_NOTE),
    ) &&
    taxes.every(
      ({ additional_discount, refund }) => additional_discount === undefined && refund === undefined,
    ) &&
    additional_info.every(({ name }) => name === LINE_NOTE) &&
    document.compensations.length + document.withholdings.length + document.third_party_charges.length ===
      0 &&
    [
      document.plate,
      document.delivery_note_number,
      document.export,
      document.reimbursement,
      document.substitute_delivery_note,
      document.negotiable,
    ].every((part) => part === undefined)
  );
}
