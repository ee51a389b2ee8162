import type { GoodsReceiptBody } from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Problem, ProblemError } from '../../contract/problems/problems.ts';
import type { GoodsEffect } from '../../documents/purchase/goods/goods-effect.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { expiredLots } from '../stock/lots/expired-lots.ts';
import type { MovedOn, ReceiptLine } from './goods-receipt-store.ts';
import type { Inventory } from './read-inventory.ts';
import { receiptLines, revisionOf } from './receipt-lines.ts';

/** What one unit may cost, dollars, and how many units may come in. */
const [MOST_COST, MOST_UNITS] = [1_000_000, 999_999_999];

interface Entering {
  /** Stated of a note; all else enters. */
  readonly effect: GoodsEffect | undefined;
  readonly freight: string;
  /** Of what somebody saw. */
  readonly revision: string | undefined;
  readonly lotted: Pick<GoodsReceiptBody, 'lots' | 'confirm_expired'>;
  readonly today: string;
}

/** Why a purchase does not come in, as it stands. */
export function whyNotEntered(
  inventory: Inventory,
  { effect: stated, freight, revision, lotted, today }: Entering,
): Problem | undefined {
  const { authorization } = inventory.purchase;
  if (inventory.purchase.isReplacedInStock) return replacedInStock;
  // A note that is not stated is one: it brings no freight and no lots.
  const effect = stated ?? (inventory.effects.length > 1 ? undefined : 'entry');
  if (authorization === 'not_authorized' || authorization === 'annulled') return unauthorized;
  const errors = [
    ...effectFaults(inventory, effect),
    ...freightFaults(effect, freight),
    ...lineFaults(inventory),
    ...lotEntryFaults(inventory, { effect, lotted, today }),
  ];
  if (errors.length > 0) return { code: 'validation_failed', errors };
  if (receiptLines(inventory).length === 0) return nothingToEnter;
  return revision === undefined || revision === revisionOf(inventory) ? undefined : outdated;
}

/** An invoice enters goods; a note takes them out, or lowers their cost. */
function effectFaults({ effects }: Inventory, effect: GoodsEffect | undefined): ProblemError[] {
  if (effect === undefined) {
    const message = 'Diga si la mercadería se devolvió (return) o solo baja su costo (discount).';
    return [{ pointer: '/effect', code: 'required', message }];
  }
  if (effects.length === 0 || effects.includes(effect)) return [];
  const message = effects.includes('entry')
    ? 'La mercadería de esta compra entra: solo una nota de crédito la saca o le baja el costo.'
    : 'Una nota de crédito no ingresa mercadería: la saca, o le baja el costo.';
  return [{ pointer: '/effect', code: 'not_allowed_here', message }];
}

/** Freight is part of what it costs to bring goods, not to send them back. */
function freightFaults(effect: Entering['effect'], freight: string): ProblemError[] {
  if (effect === 'entry' || decimal(freight).eq(0)) return [];
  const message = 'El flete se reparte entre lo que entra, no entre lo que se devuelve.';
  return [{ pointer: '/freight', code: 'not_allowed_here', message }];
}

/** All that keeps the lines of a purchase from coming in. */
function lineFaults({ purchase, lines }: Inventory): ProblemError[] {
  return lines.flatMap(({ match, entering, cost }, index) => {
    const pointer = `/lines/${index}`;
    const name = `«${purchase.content.lines[index]?.description ?? ''}»`;
    if (!match) return [{ pointer, code: 'required', message: `Diga qué producto es ${name}.` }];
    if (!match.item) return [];
    if (cost.lt(0)) {
      const message = `${name} resta: regístrelo con un egreso en Inventario, o diga que no es mercadería.`;
      return [{ pointer, code: 'out_of_range', message }];
    }
    const isInRange = entering?.quantity.lte(MOST_UNITS) && decimal(entering.unitCost).lte(MOST_COST);
    return isInRange
      ? []
      : [
          {
            pointer,
            code: 'out_of_range',
            message: `La cantidad de ${name}, o lo que cuesta, no puede ser: revísela.`,
          },
        ];
  });
}

/** All that keeps the lots of a receipt from coming in: of products that have none, or expired and not confirmed. */
function lotEntryFaults(
  { lines, products }: Inventory,
  { effect, lotted, today }: Omit<Entering, 'revision' | 'freight'>,
): ProblemError[] {
  const { lots, confirm_expired: isConfirmed } = lotted;
  if (effect !== 'entry') {
    const message = 'Lo que se devuelve sale de los lotes que trajo su compra, o del que caduca primero.';
    return lots.length > 0 ? [{ pointer: '/lots', code: 'not_allowed_here', message }] : [];
  }
  const named = lots.map((lot, index) => ({ ...lot, pointer: `/lots/${index}` }));
  const untracked = named.filter(
    ({ line }) => !products.get(lines[line]?.match?.item?.productId ?? '')?.tracksLots,
  );
  return [
    ...untracked.map(({ pointer }) => ({
      pointer: `${pointer}/line`,
      code: 'not_allowed_here',
      message: 'El producto de esta línea no se controla por lotes.',
    })),
    ...(isConfirmed ? [] : expiredLots(named, today)),
  ];
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
export function movedOn(names: MovedOn, effect: GoodsEffect): Problem {
  const reasons = movedOnReasons.flatMap(([how, text, then = '']) =>
    names[how].length > 0 ? [`${text}: ${names[how].join(', ')}.${then}`] : [],
  );
  return {
    code: 'invalid_state',
    detail: [...reasons, corrections[effect]].join(' '),
  };
}

const corrections: Readonly<Record<GoodsEffect, string>> = {
  entry: 'Lo demás se corrige con un egreso o un conteo en Inventario.',
  return: 'Lo demás se corrige con un ingreso, con su costo, o un conteo en Inventario.',
  discount: 'Lo demás se corrige anotando lo que cuesta el producto.',
};

const movedOnReasons: readonly (readonly [how: keyof MovedOn, text: string, then?: string])[] = [
  ['uncounted', 'Se eliminó o ya no se cuenta'],
  ['sold', 'Ya se vendió, al costo de ahora'],
  ['counted', 'Después se contó, y el conteo ya tiene lo que había de'],
  ['gone', 'Ya no está todo lo que entró de'],
  ['recosted', 'Después entró, se devolvió o se anotó otro costo de', ' Deshaga primero lo último.'],
];

export const gone: Problem = {
  code: 'not_found',
  detail: 'Esta compra ya no está, o es de otro negocio o ambiente.',
};

const unauthorized: Problem = {
  code: 'invalid_state',
  detail: 'El SRI no autorizó este comprobante, o está anulado: no cambia el inventario.',
};

const replacedInStock: Problem = {
  code: 'invalid_state',
  detail: 'La liquidación que esta reemplaza ya está en el inventario: deshaga allí su ingreso antes.',
};

const outdated: Problem = {
  code: 'invalid_state',
  detail: 'Lo que cambiaría en el inventario ya es otra cosa: revise las líneas otra vez.',
};

export const movedBefore: Problem = {
  code: 'invalid_state',
  detail:
    'Las existencias ya tienen lo de este comprobante: volvieron de la matriz después de restaurar un respaldo. No cambia otra vez el inventario.',
};

export const productGone: Problem = {
  code: 'invalid_state',
  detail: 'Uno de los productos ya no está: revise las líneas.',
};

export const entered: Problem = {
  code: 'invalid_state',
  detail: 'Este comprobante ya está en el inventario: deshágalo antes de cambiar sus productos.',
};

export const enteredOtherwise: Problem = {
  code: 'invalid_state',
  detail: 'Este comprobante ya está en el inventario, de otra forma: véalo, y deshágalo si no es así.',
};

export const notEntered: Problem = {
  code: 'invalid_state',
  detail: 'Este comprobante no está en el inventario.',
};

const nothingToEnter: Problem = {
  code: 'invalid_state',
  detail: 'Este comprobante no tiene mercadería: nada cambia en el inventario.',
};
