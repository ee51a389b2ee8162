import type { XmlElement } from 'libxml2-wasm';
import { scaled } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { difference, money, sum } from '../amounts.ts';

interface Presumptive {
  readonly kind: 'iva' | 'renta';
  /** As the sheet writes it, where 1, 0.12 and 100 are shares of IVA and 0.20 is two per thousand. */
  readonly tarifa: string;
}

/** What an invoice of fuels or of the press withholds itself, by `codigoPorcentaje` (technical sheet 2.34, annex 12). */
const presumptive: Readonly<Record<string, Presumptive>> = {
  '3': { kind: 'iva', tarifa: '1' },
  '4': { kind: 'iva', tarifa: '0.12' },
  '5': { kind: 'iva', tarifa: '100' },
  '6': { kind: 'iva', tarifa: '100' },
  '327': { kind: 'renta', tarifa: '0.20' },
  '328': { kind: 'renta', tarifa: '0.30' },
};

/** Where the withholdings of an invoice and their two totals disagree. */
export function presumptiveDifferences(root: XmlElement): readonly string[] {
  const withheld = root.find('retenciones/retencion').map((node) => ({
    code: textAt(node, 'codigoPorcentaje'),
    tarifa: textAt(node, 'tarifa'),
    value: money(node, 'valor'),
  }));
  const totalOf = (kind: Presumptive['kind']) =>
    sum(withheld.filter(({ code }) => presumptive[code]?.kind === kind).map(({ value }) => value));
  return [
    ...withheld.flatMap(({ code, tarifa }) => codeFaults(code, tarifa)),
    ...difference('valorRetIva', money(root, 'infoFactura/valorRetIva'), totalOf('iva')),
    ...difference('valorRetRenta', money(root, 'infoFactura/valorRetRenta'), totalOf('renta')),
  ];
}

function codeFaults(code: string, tarifa: string): readonly string[] {
  const known = presumptive[code];
  if (known === undefined) return [`La retención ${code} no existe en facturas`];
  return scaled(tarifa, 2) === scaled(known.tarifa, 2)
    ? []
    : [`La retención ${code} lleva la tarifa ${known.tarifa} y el comprobante dice ${tarifa}`];
}
