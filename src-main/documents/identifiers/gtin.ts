/** Digits of GTIN-8, GTIN-12 (UPC-A), GTIN-13 (EAN-13) and GTIN-14, the shortest first (GS1 General Specifications §3.3). */
const lengths = [8, 12, 13, 14] as const;

/**
 * A barcode as it is kept: a GTIN in its shortest form, as scanners give the same one with or without zeros before it.
 * Every other text stays as it is.
 */
export function normalizeBarcode(barcode: string): string {
  return isGtin(barcode) ? (formsOf(barcode)[0] ?? barcode) : barcode;
}

/** All texts that mean the same barcode: a GTIN in each of its lengths. */
export function barcodeForms(barcode: string): readonly string[] {
  return isGtin(barcode) ? formsOf(barcode) : [barcode];
}

/** The check digit is the same with zeros before the number, and tells a GTIN from a code of the shop's own. */
function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !lengths.some((length) => length === text.length)) return false;
  const digits = [...text.padStart(14, '0')].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return sum > 0 && sum % 10 === 0;
}

function formsOf(gtin: string): readonly string[] {
  const significant = gtin.replace(/^0+/, '');
  return lengths.flatMap((length) =>
    significant.length <= length ? [significant.padStart(length, '0')] : [],
  );
}

/** Whether two texts mean the same barcode. */
export function isSameBarcode(one: string | undefined, other: string): boolean {
  return one !== undefined && normalizeBarcode(one) === normalizeBarcode(other);
}
