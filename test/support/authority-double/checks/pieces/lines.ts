import type { XmlElement, XmlNode } from 'libxml2-wasm';
import { rounded, scaled } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { difference, type IvaTolerance, money, productTolerance, sum } from '../amounts.ts';
import { isPercentOnly } from '../ice-codes.ts';
import { isIce, isIva, percentOf, type TaxEntry, taxesAt } from '../tax-entry.ts';

/** A line of goods, its money in cents. */
export interface SaleLine {
  /** As the inventory calls it. */
  readonly name: string;
  /** Millionths of a unit, and of a dollar. */
  readonly quantity: bigint;
  readonly price: bigint;
  readonly unsubsidizedPrice: bigint | null;
  readonly discount: bigint;
  readonly net: bigint;
  readonly taxes: readonly TaxEntry[];
}

/** The lines of an invoice, a credit note or a purchase settlement. */
export function linesOf(root: XmlElement): readonly SaleLine[] {
  return root.find('detalles/detalle').map((line, index) => ({
    name: `línea ${index + 1}`,
    quantity: scaled(textAt(line, 'cantidad'), 6),
    price: scaled(textAt(line, 'precioUnitario'), 6),
    unsubsidizedPrice: millionths(line, 'precioSinSubsidio'),
    discount: money(line, 'descuento'),
    net: money(line, 'precioTotalSinImpuesto'),
    taxes: taxesAt(line, 'impuestos/impuesto'),
  }));
}

/** Where a line does not follow from its quantity and price (technical sheet 2.34; SRI reference §8). */
export function lineDifferences(
  { name, quantity, price, discount, net, taxes }: SaleLine,
  tolerance: IvaTolerance,
): readonly string[] {
  const computed = rounded(quantity * price - discount * 10n ** 10n, 12, 2);
  const ivaTaxes = taxes.filter(isIva);
  const excises = taxes.filter(isIce);
  const ivaBase = net + sum(excises.map(({ value }) => value));
  return [
    // A discount of two decimals may exceed a price of six by less than a cent; no amount goes below zero.
    ...difference(`precioTotalSinImpuesto (${name})`, net, computed < 0n ? 0n : computed),
    ...(ivaTaxes.length === 1 ? [] : [`La ${name} debe llevar una tarifa de IVA y lleva ${ivaTaxes.length}`]),
    ...ivaTaxes.flatMap((tax) => [
      ...difference(`baseImponible del IVA (${name})`, tax.base, ivaBase),
      ...difference(`valor del IVA (${name})`, tax.value, percentOf(tax.base, tax), tolerance),
    ]),
    ...excises.flatMap((tax) => exciseDifferences(tax, name)),
  ];
}

/** An excise that is a percent must be that percent of its base. */
export function exciseDifferences(tax: TaxEntry, name: string): readonly string[] {
  if (!isPercentOnly(tax.rate) || tax.tarifa === '') return [];
  return difference(`valor del ICE (${name})`, tax.value, percentOf(tax.base, tax), productTolerance);
}

function millionths(line: XmlNode, path: string): bigint | null {
  const text = textAt(line, path);
  return text === '' ? null : scaled(text, 6);
}
