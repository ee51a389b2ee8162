import type { XmlNode } from 'libxml2-wasm';
import { rounded, scaled } from '../../decimals.ts';
import { textAt } from '../../document-facts.ts';
import { difference, money } from '../amounts.ts';
import { withholdingCodeFault } from './withholding-codes.ts';

/** One amount withheld; money in cents, the percent in hundredths. */
export interface Withheld {
  /** 1 renta, 2 IVA, 6 ISD. */
  readonly tax: string;
  readonly code: string;
  readonly base: bigint;
  readonly percent: bigint;
  readonly percentText: string;
  readonly value: bigint;
  readonly hasDividends: boolean;
  readonly hasBananas: boolean;
}

export function withheldAt(node: XmlNode, path: string): readonly Withheld[] {
  return node.find(path).map((entry) => {
    const percentText = textAt(entry, 'porcentajeRetener');
    return {
      tax: textAt(entry, 'codigo'),
      code: textAt(entry, 'codigoRetencion'),
      base: money(entry, 'baseImponible'),
      percent: scaled(percentText, 2),
      percentText,
      value: money(entry, 'valorRetenido'),
      hasDividends: entry.get('dividendos') !== null,
      hasBananas: entry.get('compraCajBanano') !== null,
    };
  });
}

/** The value is exactly base by percent (message 52), under a code that exists. */
export function withheldDifferences(withheld: Withheld, name: string): readonly string[] {
  const { tax, code, base, percent, percentText, value } = withheld;
  const codeFault = withholdingCodeFault(tax, code, percentText);
  return [
    ...difference(`valorRetenido ${code} (${name})`, value, rounded(base * percent, 6, 2)),
    ...(codeFault === null ? [] : [codeFault]),
  ];
}
