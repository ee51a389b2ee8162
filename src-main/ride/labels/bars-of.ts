import bwip from 'bwip-js/node';

/** Widths in modules of bars and spaces, a bar first. */
export interface LabelBars {
  readonly widths: readonly number[];
  /** White modules that a scanner needs at both sides. */
  readonly quiet: number;
}

/** Symbologies of codes that are numbers with a check digit (GS1 General Specifications §5.2). */
const gtins: Readonly<Record<number, string>> = { 8: 'ean8', 12: 'upca', 13: 'ean13' };

const QUIET = 10;

/** The bars of a barcode: EAN or UPC where it is one, else Code 128. Undefined for letters that no scanner reads. */
export function barsOf(code: string): LabelBars | undefined {
  if (!/^[\x20-\x7e]+$/.test(code)) return undefined;
  const gtin = /^\d+$/.test(code) ? gtins[code.length] : undefined;
  const widths = (gtin && widthsOf(gtin, code)) || widthsOf('code128', code);
  return widths && { widths, quiet: QUIET };
}

/** Undefined where the code has a wrong check digit. */
function widthsOf(bcid: string, text: string): readonly number[] | undefined {
  try {
    const [first] = bwip.raw({ bcid, text });
    return first && 'sbs' in first ? first.sbs : undefined;
  } catch (reason) {
    if (reason instanceof Error && reason.message.includes('bwipp.')) return undefined;
    throw reason;
  }
}
