import type { Problem, ProblemError } from '../../contract/problems/problems.ts';
import { decimal } from '../../documents/values/decimal.ts';
import type { ReceiptLine, ReversingGoods } from './goods-receipt-store.ts';
import type { Inventory } from './read-inventory.ts';

/** What one unit may cost, dollars, and how many units may come in. */
const [MOST_COST, MOST_UNITS] = [1_000_000, 999_999_999];

/** All that keeps the lines of a purchase from coming in. */
export function lineFaults({ purchase, lines }: Inventory): ProblemError[] {
  return lines.flatMap(({ match, entering }, index) => {
    const pointer = `/lines/${index}`;
    const name = `«${purchase.content.lines[index]?.description ?? ''}»`;
    if (!match) return [{ pointer, code: 'required', message: `Diga qué producto es ${name}.` }];
    if (!match.item) return [];
    const isInRange = entering?.quantity.lte(MOST_UNITS) && decimal(entering.unitCost).lte(MOST_COST);
    return isInRange
      ? []
      : [{ pointer, code: 'out_of_range', message: `La cantidad de ${name} no puede entrar: revísela.` }];
  });
}

export function tooDear(lines: readonly ReceiptLine[]): Problem {
  return {
    code: 'validation_failed',
    errors: lines.map(({ line }) => ({
      pointer: `/lines/${line}`,
      code: 'out_of_range',
      message: 'Lo que hay de un producto puede costar hasta 9 millones de dólares.',
    })),
  };
}

/** Why what came in cannot be taken out as if it had not: all of it at once. */
export function movedOn({
  gone: sold,
  recosted,
}: Extract<ReversingGoods, { readonly kind: 'moved_on' }>): Problem {
  const reasons = [
    ...(sold.length > 0 ? [`Ya no está todo lo que entró de: ${sold.join(', ')}.`] : []),
    ...(recosted.length > 0
      ? [`Después entró o se anotó otro costo de: ${recosted.join(', ')}. Deshaga primero lo último.`]
      : []),
  ];
  return {
    code: 'invalid_state',
    detail: [...reasons, 'Lo demás se corrige con un egreso o un conteo en Inventario.'].join(' '),
  };
}

export const gone: Problem = {
  code: 'not_found',
  detail: 'Esta compra ya no está, o es de otro negocio o ambiente.',
};

export const productGone: Problem = {
  code: 'invalid_state',
  detail: 'Uno de los productos ya no está: revise las líneas.',
};

export const isOff: Problem = {
  code: 'invalid_state',
  detail: 'No se llevan existencias: actívelas antes en los ajustes.',
};

export const entered: Problem = {
  code: 'invalid_state',
  detail: 'Esta compra ya entró al inventario: deshágalo antes de cambiar sus productos.',
};

export const notEntered: Problem = {
  code: 'invalid_state',
  detail: 'Esta compra no está en el inventario.',
};

export const nothingToEnter: Problem = {
  code: 'invalid_state',
  detail: 'Esta compra no trae mercadería: nada entra al inventario.',
};
