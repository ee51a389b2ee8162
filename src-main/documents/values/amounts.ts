import { z } from 'zod';

/**
 * The decimal strings of the wire. Limits are the schemas': `totalDigits 14, fractionDigits 2` for amounts and
 * `18, 6` for quantities and unit prices (SRI reference §14). A JSON number is refused: it may have lost a cent already.
 */
function decimalText(pattern: RegExp, message: (input: unknown) => string) {
  const error = ({ input }: { readonly input?: unknown }) => message(input);
  // Checks that compute with several fields must never meet a text that is no number: `abort` holds them back.
  return z.string({ error }).regex(pattern, { error, abort: true });
}

/** What is wrong with an input, where that can be seen, else what is expected. */
function decimalMessage(example: string, decimals: number): (input: unknown) => string {
  return (input) => {
    if (typeof input === 'number') return `Escríbalo entre comillas: "${input}".`;
    if (typeof input === 'string') {
      const text = input.trim();
      if (/^-\d/.test(text)) return 'No puede ser negativo.';
      const decimal = decimalOf(text);
      if (decimal !== undefined) return `Escríbalo con punto y sin separar los miles: "${decimal}".`;
      if (/^\d+\.\d+$/.test(text)) return `Lleva hasta ${decimals} decimales y 12 cifras antes del punto.`;
    }
    return `Debe ser un texto con un número, como "${example}": con punto y hasta ${decimals} decimales.`;
  };
}

/** `2,5`, `1.234,50`, `1,234.50` as the API takes it; undefined for what is none of them. */
function decimalOf(text: string): string | undefined {
  if (/^\d+,\d{1,2}$/.test(text) || /^\d{1,3}(\.\d{3})+,\d+$/.test(text))
    return text.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : undefined;
}

/** Money in dollars, zero or more. */
export const amountText = decimalText(/^\d{1,12}(\.\d{1,2})?$/, decimalMessage('12.50', 2)).meta({
  description: 'Decimal en texto, hasta dos decimales',
});

export const quantityText = decimalText(/^\d{1,12}(\.\d{1,6})?$/, decimalMessage('1.5', 6)).meta({
  description: 'Decimal en texto, hasta seis decimales',
});

export const unitPriceText = decimalText(/^\d{1,12}(\.\d{1,6})?$/, decimalMessage('3.250000', 6)).meta({
  description: 'Decimal en texto, hasta seis decimales',
});

/** `tarifa`: a percent or an amount per unit. The schema counts four digits in all, decimals included. */
export const tariffText = decimalText(
  /^(\d{1,2}(\.\d{1,2})?|\d{3}(\.\d0?)?|\d{4}(\.00?)?)$/,
  () => 'Debe ser un texto con un número, como "15.00": con punto, hasta 2 decimales y 4 cifras en total.',
).meta({ description: 'Porcentaje, o dólares por unidad; cuatro cifras en total' });
