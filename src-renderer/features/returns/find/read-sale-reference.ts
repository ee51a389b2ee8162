import { dashedNumber } from '../../../../src-main/documents/identifiers/document-number.ts';

/**
 * What on a ticket names one sale: its access key, alone or inside the address a QR holds, or its number with or
 * without dashes. Undefined: words to look for.
 */
export function readSaleReference(entry: string): string | undefined {
  const text = entry.trim();
  const accessKey = /(?<!\d)\d{49}(?!\d)/.exec(text)?.[0];
  if (accessKey !== undefined) return accessKey;
  return /^\d{3}-?\d{3}-?\d{9}$/.test(text) ? dashedNumber(text) : undefined;
}
