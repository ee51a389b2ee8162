import type { Line } from '../lines/line.ts';
import type { Warning } from '../model/document-kind.ts';
import { decimal } from '../values/decimal.ts';

/** Lines that charge for nothing: the authority takes them, and hardly anybody means them. */
export function quantityZero(lines: readonly Pick<Line, 'description' | 'quantity'>[]): Warning[] {
  return lines
    .filter(({ quantity }) => decimal(quantity).eq(0))
    .map(({ description }) => ({
      code: 'quantity_zero',
      message: `La línea «${description}» tiene cantidad 0.`,
      detail: 'No suma nada: revise su cantidad o quítela.',
    }));
}
