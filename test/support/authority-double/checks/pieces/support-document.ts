import type { XmlNode } from 'libxml2-wasm';
import { moneyText } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { money, productTolerance, sum } from '../amounts.ts';
import { isIva, percentOf, type TaxEntry, taxesAt } from '../tax-entry.ts';
import { foreignPaymentDifferences } from './foreign-payment.ts';
import { reimbursementDifferences } from './reimbursement.ts';
import { ivaRateDifferences } from './tax-totals.ts';
import { type Withheld, withheldAt, withheldDifferences } from './withheld.ts';
import { isBananaCode } from './withholding-codes.ts';

const taxNames = { tax: 'codImpuestoDocSustento', base: 'baseImponible', value: 'valorImpuesto' };

/** Where a support document of a withholding 2.0.0 contradicts itself (SRI reference §9 and §10). */
export function supportDocumentDifferences(support: XmlNode, index: number): readonly string[] {
  const name = `sustento ${index + 1}`;
  const taxes = taxesAt(support, 'impuestosDocSustento/impuestoDocSustento', taxNames);
  const withheld = withheldAt(support, 'retenciones/retencion');
  return [
    ...taxes.filter(isIva).flatMap((tax) => overstatedTax(tax, name)),
    ...ivaRateDifferences(taxes, textAt(support, 'fechaEmisionDocSustento')),
    ...totalDifferences(support, name),
    ...withheld.flatMap((one) => withheldDifferences(one, name)),
    ...withheldIvaDifferences(withheld, taxes, name),
    ...withheld.flatMap((one) => bananaDifferences(one, name)),
    ...dividendDifferences(withheld, textAt(support, 'codSustento'), name),
    ...foreignPaymentDifferences(support, name),
    ...reimbursementDifferences({
      head: support,
      documentsIn: support,
      isReimbursement: textAt(support, 'codDocSustento') === '41',
    }),
  ];
}

/** Its issuer may have taken an additional discount off the base, never have charged more than the rate. */
function overstatedTax(tax: TaxEntry, name: string): readonly string[] {
  const most = percentOf(tax.base, tax);
  return tax.value <= most + productTolerance
    ? []
    : [`valorImpuesto (${name}): el comprobante dice ${moneyText(tax.value)} y el IVA es ${moneyText(most)}`];
}

function totalDifferences(support: XmlNode, name: string): readonly string[] {
  return money(support, 'importeTotal') >= money(support, 'totalSinImpuestos')
    ? []
    : [`importeTotal (${name}) es menor que totalSinImpuestos`];
}

/** What is withheld of the IVA is a part of it; codes of 0 % withhold nothing, whatever their base. */
function withheldIvaDifferences(
  withheld: readonly Withheld[],
  taxes: readonly TaxEntry[],
  name: string,
): readonly string[] {
  const base = sum(withheld.filter(({ tax, percent }) => tax === '2' && percent > 0n).map((one) => one.base));
  const charged = sum(taxes.filter(isIva).map(({ value }) => value));
  return base <= charged
    ? []
    : [`Se retiene sobre ${moneyText(base)} de IVA y el ${name} tiene ${moneyText(charged)}`];
}

/** Purchases of bananas state their boxes, and nothing else does. */
function bananaDifferences({ tax, code, hasBananas }: Withheld, name: string): readonly string[] {
  return hasBananas === (tax === '1' && isBananaCode(code))
    ? []
    : [`El código ${code} (${name}) y compraCajBanano van juntos`];
}

function dividendDifferences(
  withheld: readonly Withheld[],
  taxSupport: string,
  name: string,
): readonly string[] {
  const isMisplaced = withheld.some(
    ({ tax, hasDividends }) => hasDividends && (taxSupport !== '10' || tax !== '1'),
  );
  return isMisplaced ? [`dividendos (${name}) fuera del sustento tributario 10`] : [];
}
