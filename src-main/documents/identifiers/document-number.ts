import { z } from 'zod';

/** A document's number as people write it: establishment, emission point and sequential. */
export const documentNumber = z
  .string()
  .regex(/^\d{3}-\d{3}-\d{9}$/, 'Debe tener la forma 001-001-000000001.');

/** The parts of a number that was checked. */
export function numberParts(number: string): {
  readonly establishment: string;
  readonly emissionPoint: string;
  readonly sequential: string;
} {
  const [establishment = '', emissionPoint = '', sequential = ''] = number.split('-');
  return { establishment, emissionPoint, sequential };
}

/** Fifteen digits without dashes: how withholdings name their support document (`numDocSustento`). */
export function compactNumber(number: string): string {
  return number.replaceAll('-', '');
}

/** The number of fifteen digits, or of digits and dashes, with its dashes. */
export function dashedNumber(digits: string): string {
  const plain = compactNumber(digits);
  return `${plain.slice(0, 3)}-${plain.slice(3, 6)}-${plain.slice(6)}`;
}
