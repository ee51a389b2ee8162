import { z } from 'zod';
import { type PaymentBody, paymentBody } from '../../src-main/documents/body/payment.ts';
import type { Environment } from '../../src-main/documents/kinds.ts';
import { knownParty } from '../../src-main/documents/parties/party.ts';
import { ivaRows } from '../../src-main/documents/taxes/iva.ts';
import { amountText } from '../../src-main/documents/values/amounts.ts';
import { keysOf } from '../../src-main/documents/values/keys-of.ts';

/** A sale that another screen prepared for the counter: its lines, and who buys. */
export interface HandedSale {
  readonly lines: readonly HandedLine[];
  /** Absent: the final consumer. */
  readonly buyer?: z.output<typeof knownParty> | undefined;
  /** How it was paid already: what its charge begins with. */
  readonly payments: readonly PaymentBody[];
  /** The proforma it comes of. */
  readonly proforma?: string | undefined;
  /** In dollars. */
  readonly tip?: string | undefined;
  readonly note?: string | undefined;
}

const handedLine = z.object({
  code: z.string().optional(),
  description: z.string(),
  unit: z.string().optional(),
  quantity: z.string(),
  /** Before IVA, unless `includesIva`; the discount likewise. */
  unitPrice: z.string(),
  includesIva: z.boolean().optional(),
  /** Dollars off the whole line. */
  discount: z.string(),
  iva: z.enum(keysOf(ivaRows)),
  note: z.string().optional(),
});
export type HandedLine = z.output<typeof handedLine>;

const handedSale = z.object({
  lines: z.array(handedLine).min(1),
  buyer: knownParty.optional(),
  payments: z.array(paymentBody),
  proforma: z.string().optional(),
  tip: amountText.optional(),
  note: z.string().optional(),
});

/** A sale of the sandbox must not become one that is owed to the authority. */
function itemOf(environment: Environment): string {
  return `mostrador.handed-sale.${environment}`;
}

/**
 * Leaves a sale for the counter, which takes it as soon as it has none in hand in that environment. A second one takes
 * its place: see `isSaleHanded`.
 */
export function handSale(
  storage: Pick<Storage, 'setItem'>,
  environment: Environment,
  sale: HandedSale,
): void {
  storage.setItem(itemOf(environment), JSON.stringify(sale));
}

/** Whether a sale waits for the counter in an environment. */
export function isSaleHanded(storage: Pick<Storage, 'getItem'>, environment: Environment): boolean {
  return storage.getItem(itemOf(environment)) !== null;
}

/** Takes the sale that was left in an environment, once; undefined when there is none. */
export function takeHandedSale(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  environment: Environment,
): HandedSale | undefined {
  const item = itemOf(environment);
  const stored = storage.getItem(item);
  if (stored === null) return undefined;
  storage.removeItem(item);
  try {
    return handedSale.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
