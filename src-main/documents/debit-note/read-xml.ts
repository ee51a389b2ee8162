import { taxValue } from '../lines/rated-tax.ts';
import type { TaxTotal } from '../lines/tax-body.ts';
import type { DebitNote, DebitReason } from '../model/debit-note.ts';
import type { XmlSource } from '../model/document-kind.ts';
import { modifiedDocumentFrom } from '../notes/xml.ts';
import { findTaxRate, tariffOn } from '../taxes/tax-rate.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import { amountOf, itemsOf, partOf, textOf } from '../xml/read-parts.ts';
import {
  compensationsFrom,
  fiscalMachineFrom,
  partyFrom,
  paymentsFrom,
  taxOfType,
  taxTotalFrom,
} from '../xml/read-shared.ts';

/** `notaDebito` back to its content. */
export function readDebitNoteXml({ root, additionalInfo }: XmlSource): DebitNote {
  const info = partOf(root, 'infoNotaDebito');
  const modified = modifiedDocumentFrom(info);
  const taxes = itemsOf(info, 'impuestos', 'impuesto').map(taxTotalFrom);
  return {
    object: 'debit_note',
    buyer: partyFrom(info, 'Comprador'),
    modified_document: modified,
    reasons: withTaxes(
      itemsOf(root, 'motivos', 'motivo').map((reason) => ({
        description: textOf(reason, 'razon'),
        amount: amountOf(reason, 'valor'),
        taxes: [],
      })),
      { taxes, date: modified.issue_date },
    ),
    taxes,
    subtotal: amountOf(info, 'totalSinImpuestos'),
    iva: taxOfType(taxes, 'iva'),
    ice: taxOfType(taxes, 'ice'),
    irbpnr: taxOfType(taxes, 'irbpnr'),
    total: amountOf(info, 'valorTotal'),
    payments: paymentsFrom(info),
    compensations: compensationsFrom(info),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}

/**
 * The XML does not say which charge bears which tax. It follows where a single rate of IVA is the only tax and its base
 * is all the charges together; otherwise each charge is left without.
 */
function withTaxes(
  reasons: readonly DebitReason[],
  { taxes, date }: { taxes: readonly TaxTotal[]; date: string },
): DebitReason[] {
  const [only, ...others] = taxes;
  const rate = only && findTaxRate('iva', only.rate);
  const charged = sum(reasons.map(({ amount }) => decimal(amount)));
  if (!rate || others.length > 0 || !charged.eq(only.base)) return [...reasons];
  const tariff = only.tariff ?? formatAmount(decimal(tariffOn(rate, date) ?? '0'));
  return reasons.map((reason) => {
    const value = taxValue({ rate, tariff: decimal(tariff), base: decimal(reason.amount) });
    const tax = {
      type: rate.type,
      rate: rate.slug,
      tariff,
      base: reason.amount,
      value: formatAmount(value),
    };
    return { ...reason, taxes: [tax] };
  });
}
