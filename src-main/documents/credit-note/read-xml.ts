import type { Line } from '../lines/line.ts';
import type { TaxTotal } from '../lines/tax-body.ts';
import type { CreditNote } from '../model/credit-note.ts';
import type { XmlSource } from '../model/document-kind.ts';
import { modifiedDocumentFrom } from '../notes/xml.ts';
import { decimal, formatAmount, sum } from '../values/decimal.ts';
import { amountOf, itemsOf, partOf, textOf } from '../xml/read-parts.ts';
import {
  compensationsFrom,
  fiscalMachineFrom,
  type LineNames,
  linesFrom,
  partyFrom,
  taxOfType,
  taxTotalFrom,
} from '../xml/read-shared.ts';

const creditLineNames: LineNames = { code: 'codigoInterno', auxiliaryCode: 'codigoAdicional' };

/** `notaCredito` of any version back to its content; what its totals leave out follows from its lines. */
export function readCreditNoteXml({ root, additionalInfo }: XmlSource): CreditNote {
  const info = partOf(root, 'infoNotaCredito');
  const lines = linesFrom(root, creditLineNames);
  const taxes = itemsOf(info, 'totalConImpuestos', 'totalImpuesto')
    .map(taxTotalFrom)
    .map((tax) => ({ ...tax, tariff: tariffOf(tax, lines) }));
  return {
    object: 'credit_note',
    buyer: partyFrom(info, 'Comprador'),
    modified_document: modifiedDocumentFrom(info),
    reason: textOf(info, 'motivo'),
    lines,
    taxes,
    subtotal: amountOf(info, 'totalSinImpuestos'),
    discount: formatAmount(sum(lines.map(({ discount }) => decimal(discount)))),
    iva: taxOfType(taxes, 'iva'),
    ice: taxOfType(taxes, 'ice'),
    irbpnr: taxOfType(taxes, 'irbpnr'),
    total: amountOf(info, 'valorModificacion'),
    compensations: compensationsFrom(info),
    fiscal_machine: fiscalMachineFrom(root),
    additional_info: additionalInfo,
  };
}

/** The tariff of a rate, when all its lines agree on one. */
function tariffOf({ type, rate }: TaxTotal, lines: readonly Line[]): string | undefined {
  const tariffs = lines
    .flatMap((line) => line.taxes)
    .filter((tax) => tax.type === type && tax.rate === rate)
    .map(({ tariff }) => tariff);
  const [first] = tariffs;
  return tariffs.every((tariff) => tariff === first) ? first : undefined;
}
