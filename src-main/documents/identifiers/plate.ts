import { z } from 'zod';
import { cleanText } from '../values/text.ts';

/**
 * The shapes of a plate on an invoice of fuels (SRI technical sheet 2.34, table 29): cars, provincial and old
 * plates, motorcycles, diplomats and international bodies, machinery. The table gives examples, not rules; each
 * shape here is that of one of them.
 */
const shapes: readonly RegExp[] = [
  /^[A-Z]{3}\d{4}$/,
  /^[A-Z]{2}\d{6}$/,
  /^[A-Z]{2}\d{3}[A-Z]$/,
  /^[A-Z]{2}\d{4}$/,
  /^[A-Z]{4}\d{4,5}$/,
];

/** Whether a text is a plate as the authority writes it: `ABC0123`. `normalizePlate` mends what people write. */
export function isPlate(text: string): boolean {
  return shapes.some((shape) => shape.test(text));
}

/** A plate in capitals, without hyphen or spaces, its three digits made four: `abc-123` is `ABC0123`. */
export function normalizePlate(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^([A-Z]{3})(\d{3})$/, '$10$2');
}

/**
 * A vehicle's plate, mended to how the authority writes it: capitals, no hyphen, four digits (SRI reference §10). Measured
 * afterwards, because some letters are longer in capitals.
 */
export const plate = z
  .string()
  .overwrite((value) => normalizePlate(cleanText(value)))
  .min(1)
  .max(20)
  .meta({ description: 'Placa: ABC1234, sin guion' });
