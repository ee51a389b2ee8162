import { z } from 'zod';
import { decimal } from '../../documents/values/decimal.ts';

/**
 * How the shop's scale prints its labels under one prefix. GS1 leaves the prefixes 20 to 29 of an EAN-13 to each shop
 * (GS1 General Specifications, 2.1.12): after the prefix come the product's code and a price or a weight, at the end
 * the check digit. Some scales put a check digit of their own between code and value.
 */
export interface LabelFormat {
  readonly prefix: string;
  readonly contains: 'price' | 'weight';
  readonly codeDigits: number;
  readonly valueDigits: number;
  /** How many of the value's digits are behind the point. */
  readonly decimals: number;
}

/** What a label says. `code` is as printed, with its zeros in front. */
export type ScaleLabel =
  | { readonly kind: 'price' | 'weight'; readonly code: string; readonly value: string }
  /** Read wrongly, or printed by a scale that is set otherwise. */
  | { readonly kind: 'wrong_check_digit' }
  | { readonly kind: 'nothing' };

const formatText = /^(2\d):(price|weight):([3-7]):([3-7]):([0-5])$/;

/** The formats of all prefixes as the setting says them: `20:price:5:5:2;21:weight:5:5:3`. */
export const labelFormatsText = z
  .string()
  .max(300)
  .refine((text) => text.split(';').every(isFormat), {
    error:
      'Cada prefijo se escribe «20:price:5:5:2»: prefijo, price o weight, dígitos del código, dígitos del valor y decimales; los dígitos suman 10, o 9 con un dígito de control propio de la balanza.',
  })
  .refine(
    (text) => new Set(labelFormatsIn(text).map(({ prefix }) => prefix)).size === labelFormatsIn(text).length,
    {
      error: 'Cada prefijo va una sola vez.',
    },
  );

/** The formats in a text that `labelFormatsText` took; what is none is left out. */
export function labelFormatsIn(text: string): readonly LabelFormat[] {
  return text.split(';').flatMap((one) => {
    const [, prefix, contains, code, value, decimals] = formatText.exec(one) ?? [];
    if (prefix === undefined || !isFormat(one)) return [];
    return [
      {
        prefix,
        contains: contains === 'weight' ? ('weight' as const) : ('price' as const),
        codeDigits: Number(code),
        valueDigits: Number(value),
        decimals: Number(decimals),
      },
    ];
  });
}

export function textOfLabelFormats(formats: readonly LabelFormat[]): string {
  return formats
    .map(({ prefix, contains, codeDigits, valueDigits, decimals }) =>
      [prefix, contains, codeDigits, valueDigits, decimals].join(':'),
    )
    .join(';');
}

function isFormat(text: string): boolean {
  const [, , , code, value, decimals] = formatText.exec(text) ?? [];
  const digits = Number(code) + Number(value);
  return (digits === 10 || digits === 9) && Number(decimals) <= Number(value);
}

/** Reads a scanned code as a label of the shop's scale; undefined when it is none. */
export function readScaleLabel(code: string, formats: readonly LabelFormat[]): ScaleLabel | undefined {
  const format = /^\d{13}$/.test(code) ? formats.find(({ prefix }) => code.startsWith(prefix)) : undefined;
  if (!format) return undefined;
  if (eanCheckDigit(code.slice(0, 12)) !== code.slice(12)) return { kind: 'wrong_check_digit' };
  const digits = code.slice(12 - format.valueDigits, 12);
  const value = decimal(digits).div(decimal(10).pow(format.decimals));
  if (value.eq(0)) return { kind: 'nothing' };
  return {
    kind: format.contains,
    code: code.slice(2, 2 + format.codeDigits),
    value: value.toFixed(format.decimals),
  };
}

/** The thirteenth digit of an EAN-13 (GS1 General Specifications, 7.9.1). */
export function eanCheckDigit(first: string): string {
  const sum = [...first].reduce((so, digit, at) => so + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
