import type { LineBody } from '../lines/line.ts';
import type { TaxLine } from '../lines/tax-body.ts';
import type { ReferencedInvoice } from '../notes/resolve-modified-document.ts';
import { findTaxRate } from '../taxes/tax-rate.ts';
import { type Decimal, decimal, formatQuantity, sum, zero } from '../values/decimal.ts';
import type { Fault } from '../values/fault.ts';
import type { CreditedLineBody, CreditNoteBody } from './body.ts';
import { type CreditableLine, creditableLines } from './creditable-lines.ts';
import { creditedPart } from './credited-part.ts';

/** The lines of a note in full, and what is wrong with those that name a line of the invoice. */
export interface CreditedLines {
  readonly lines: readonly LineBody[];
  readonly faults: readonly Fault[];
}

/**
 * Writes the short lines of a note, `{code, quantity}`, out in full from the invoice's lines of that code, taken in
 * their order, after what other notes took: description, price, taxes as they were charged, and the part of the
 * discounts. Lines already in full stay as they are.
 */
export function creditedLines(
  bodies: CreditNoteBody['lines'],
  invoice: ReferencedInvoice | undefined,
): CreditedLines {
  const supplies = invoice ? suppliesOf(invoice) : undefined;
  const lines: LineBody[] = [];
  const faults: Fault[] = [];
  for (const [index, body] of bodies.entries()) {
    if (!isShort(body)) {
      lines.push(body);
      continue;
    }
    const pointer = `/lines/${index}`;
    const supply = supplies?.get(body.code);
    const fault = supplies ? supplyFault(body, supply, pointer) : issuedElsewhere(pointer);
    if (fault) faults.push(fault);
    else if (supply) lines.push(...take(supply, decimal(body.quantity)));
  }
  return { lines, faults };
}

export function isShort(line: CreditNoteBody['lines'][number]): line is CreditedLineBody {
  return !('description' in line);
}

/** What is left of the invoice's lines of one code while a note takes from them. */
interface Supply {
  readonly parts: readonly CreditableLine[];
  /** The first line that is not used up, and how much of it is. */
  next: number;
  used: Decimal;
  left: Decimal;
}

function suppliesOf({ content, creditedQuantities }: ReferencedInvoice): ReadonlyMap<string, Supply> {
  const byCode = new Map<string, CreditableLine[]>();
  for (const part of creditableLines(content)) {
    const { code } = part.line;
    if (code === undefined) continue;
    const others = byCode.get(code);
    if (others) others.push(part);
    else byCode.set(code, [part]);
  }
  return new Map(
    [...byCode].map(([code, parts]) => {
      const supply = { parts, next: 0, used: zero, left: sum(parts.map(({ quantity }) => quantity)) };
      // So that the parts of one amount in several notes make the whole, to the cent.
      take(supply, decimal(creditedQuantities.get(code) ?? '0'));
      return [code, supply];
    }),
  );
}

/** Of a quantity, as much as there is: one line for each of the invoice's that it touches. */
function take(supply: Supply, quantity: Decimal): LineBody[] {
  const lines: LineBody[] = [];
  let wanted = quantity.lt(supply.left) ? quantity : supply.left;
  supply.left = supply.left.minus(wanted);
  while (wanted.gt(zero)) {
    const part = supply.parts[supply.next];
    if (!part) break;
    const end = supply.used.plus(wanted);
    const to = end.lt(part.quantity) ? end : part.quantity;
    if (to.gt(supply.used)) lines.push(creditedPart(part, { from: supply.used, to }));
    wanted = end.minus(to);
    if (to.lt(part.quantity)) {
      supply.used = to;
    } else {
      supply.next += 1;
      supply.used = zero;
    }
  }
  return lines;
}

function supplyFault(
  { quantity }: CreditedLineBody,
  supply: Supply | undefined,
  pointer: string,
): Fault | undefined {
  if (!supply) {
    return {
      pointer: `${pointer}/code`,
      code: 'not_found',
      message: 'La factura no tiene una línea con este código.',
    };
  }
  if (supply.left.lt(quantity)) {
    const message = `De este código a la factura le quedan ${formatQuantity(supply.left)} por acreditar.`;
    return { pointer: `${pointer}/quantity`, code: 'quantity_over_line', message };
  }
  const retired = supply.parts.flatMap(({ line }) => line.taxes).find(isRetired);
  return (
    retired && {
      pointer: `${pointer}/code`,
      code: 'unknown_rate',
      message: `La línea lleva una tarifa que ya no existe, «${retired.rate}»: no se puede acreditar por su código.`,
    }
  );
}

/** An excise of an old document of another system that the tables no longer have. */
function isRetired({ type, rate }: TaxLine): boolean {
  return findTaxRate(type, rate) === undefined;
}

function issuedElsewhere(pointer: string): Fault {
  return {
    pointer,
    code: 'not_allowed_here',
    message: 'La factura no se emitió aquí: indique la línea completa, con descripción, precio e impuestos.',
  };
}
