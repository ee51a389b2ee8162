import { scaled } from '../../decimals.ts';

/** Percents of IVA by code (technical sheet 2.34, table 20); 721 to 731 are boxes of form 104 and no codes. */
const ivaPercents: Readonly<Record<string, string>> = {
  '1': '30',
  '2': '70',
  '3': '100',
  '7': '0',
  '8': '0',
  '9': '10',
  '10': '20',
  '11': '50',
};

/** Income tax: 303 to 350 for residents and 500 to 525 for the others, some with a fourth figure or letters. */
const rentaForm = /^(?:3\d|5[0-2])\d(?:\d|[A-Z]\d?)?$/u;

/** Currency leaving the country: 4580 and those beside it. */
const isdForm = /^45[89]\d$/u;

/** What is wrong with a code under its tax (`codigo`: 1 renta, 2 IVA, 6 ISD) and its percent; null when nothing. */
export function withholdingCodeFault(tax: string, code: string, percent: string): string | null {
  if (tax === '2') {
    const lawful = ivaPercents[code];
    if (lawful === undefined) return `El código de retención ${code} del IVA no existe`;
    return scaled(percent, 2) === scaled(lawful, 2)
      ? null
      : `El código ${code} retiene el ${lawful} % del IVA y el comprobante dice ${percent}`;
  }
  const form = tax === '1' ? rentaForm : isdForm;
  return form.test(code) ? null : `El código de retención ${code} del impuesto ${tax} no existe`;
}

/** Purchases of bananas, which state the boxes; the older ones too. */
const bananaCodes: readonly string[] = ['338', '340', '341', '342', '342A', '342B'];

export function isBananaCode(code: string): boolean {
  return bananaCodes.includes(code);
}
