import { eanCheckDigit, type LabelFormat } from '../../../contract/catalog/scale-labels.ts';

/** GS1 leaves these prefixes of an EAN-13 to each shop (GS1 General Specifications §2.1.12). */
const prefixes = ['29', '28', '27', '26', '25', '24', '23', '22', '21', '20'] as const;

const SEQUENCE_DIGITS = 10;

/**
 * Makes EAN-13 codes for goods that have none, each the next of the shop's. Undefined when its scale prints labels under
 * every prefix that a shop has.
 */
export function inStoreBarcodes(
  barcodes: Iterable<string>,
  scale: readonly LabelFormat[],
): { next(): string } | undefined {
  const prefix = prefixes.find((one) => !scale.some((format) => format.prefix === one));
  if (prefix === undefined) return undefined;
  let last = 0;
  for (const barcode of barcodes) {
    if (barcode.length !== 13 || !barcode.startsWith(prefix) || !/^\d+$/.test(barcode)) continue;
    last = Math.max(last, Number(barcode.slice(2, 12)));
  }
  return {
    next() {
      last += 1;
      const digits = `${prefix}${String(last).padStart(SEQUENCE_DIGITS, '0')}`;
      return `${digits}${eanCheckDigit(digits)}`;
    },
  };
}
