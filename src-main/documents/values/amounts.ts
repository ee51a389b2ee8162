import { z } from 'zod';

/**
 * The decimal strings of the wire. Limits are the schemas': `totalDigits 14, fractionDigits 2` for amounts and
 * `18, 6` for quantities and unit prices (SRI reference §14). A JSON number is refused: it may have lost a cent already.
 */
function decimalText(pattern: RegExp, expected: string) {
  const error = ({ input }: { readonly input?: unknown }) => decimalMessage(input, pattern) ?? expected;
  // Checks that compute with several fields must never meet a text that is no number: `abort` holds them back.
  return z.string({ error }).regex(pattern, { error, abort: true });
}

function expectedDecimal(example: string, decimals: number): string {
  return `Debe ser un texto con un número, como "${example}": con punto y hasta ${decimals} decimales.`;
}

/** What is wrong with an input, where that can be seen; what is suggested is taken. */
function decimalMessage(input: unknown, pattern: RegExp): string | undefined {
  const text = String(input).trim();
  if (typeof input !== 'number' && typeof input !== 'string') return undefined;
  if (/^-\d/.test(text)) return 'No puede ser negativo.';
  const decimal = typeof input === 'number' ? text : (decimalOf(text) ?? text);
  if (!pattern.test(decimal)) return undefined;
  return typeof input === 'number'
    ? `Escríbalo entre comillas: "${decimal}".`
    : `Escríbalo con punto, sin separar los miles y sin espacios: "${decimal}".`;
}

/** `2,5`, `1.234,50`, `1,234.50` as the API takes it; undefined for what is none of them. */
function decimalOf(text: string): string | undefined {
  if (/^\d+,\d{1,2}$/.test(text) || /^\d{1,3}(\.\d{3})+,\d+$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return /^\d{1,3}(,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : undefined;
}

/** Money in dollars, zero or more. */
export const amountText = decimalText(/^\d{1,12}(\.\d{1,2})?$/, expectedDecimal('12.50', 2)).meta({
  description: 'Decimal en texto, hasta dos decimales',
});

export const quantityText = decimalText(/^\d{1,12}(\.\d{1,6})?$/, expectedDecimal('1.5', 6)).meta({
  description: 'Decimal en texto, hasta seis decimales',
});

export const unitPriceText = decimalText(/^\d{1,12}(\.\d{1,6})?$/, expectedDecimal('3.250000', 6)).meta({
  description: 'Decimal en texto, hasta seis decimales',
});

/** `tarifa`: a percent or an amount per unit. The schema counts four digits in all, decimals included. */
export const tariffText = decimalText(
  /^(\d{1,2}(\.\d{1,2})?|\d{3}(\.\d0?)?|\d{4}(\.00?)?)$/,
  'Debe ser un texto con un número, como "15.00": con punto, hasta 2 decimales y 4 cifras en total.',
).meta({ description: 'Porcentaje, o dólares por unidad; cuatro cifras en total' });
