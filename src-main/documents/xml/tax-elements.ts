import type { Compensation } from '../adjustments/compensation.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import { taxCodesOf } from '../taxes/tax-rate.ts';
import { element, type XmlElement, type XmlNode } from './xml-writer.ts';

/** `codigo` and `codigoPorcentaje`: how every document names a tax and its rate. */
export function taxCodeElements({ type, rate }: Pick<TaxLine, 'type' | 'rate'>): XmlNode {
  const codes = taxCodesOf(type, rate);
  return [element('codigo', codes.tax), element('codigoPorcentaje', codes.rate)];
}

/** A tax of a line or of a debit note's charges. */
export function taxElement(tax: TaxLine & { readonly refund?: string | undefined }): XmlElement | undefined {
  return element('impuesto', [
    taxCodeElements(tax),
    element('tarifa', tax.tariff),
    element('baseImponible', tax.base),
    element('valor', tax.value),
    element('valorDevolucionIva', tax.refund),
  ]);
}

export function compensationsElement(compensations: readonly Compensation[]): XmlElement | undefined {
  return element(
    'compensaciones',
    compensations.map(({ code, rate, value }) =>
      element('compensacion', [element('codigo', code), element('tarifa', rate), element('valor', value)]),
    ),
  );
}
