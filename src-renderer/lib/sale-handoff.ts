import { z } from 'zod';
import { type PaymentBody, paymentBody } from '../../src-main/documents/body/payment.ts';
import type { Environment } from '../../src-main/documents/kinds.ts';
import { knownParty } from '../../src-main/documents/parties/party.ts';
import { ivaRows } from '../../src-main/documents/taxes/iva.ts';
import { keysOf } from '../../src-main/documents/values/keys-of.ts';

/** A sale that another screen prepared for the counter: its lines, and who buys. */
export interface HandedSale {
  readonly lines: readonly HandedLine[];
  readonly buyer: z.output<typeof knownParty>;
  /** How it was paid already: what its charge begins with. */
  readonly payments: readonly PaymentBody[];
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
});
export type HandedLine = z.output<typeof handedLine>;

const handedSale = z.object({
  lines: z.array(handedLine).min(1),
  buyer: knownParty,
  payments: z.array(paymentBody),
});

/** A sale of the sandbox must not become one that is owed to the authority. */
function itemOf(environment: Environment): string {
  return `mostrador.handed-sale.${environment}`;
}

/**
 * Leaves a sale for the counter, which takes it as soon as it has none in hand in that environment. A second one takes
 * its place.
 */
export function handSale(
  storage: Pick<Storage, 'setItem'>,
  environment: Environment,
  sale: HandedSale,
): void {
  storage.setItem(itemOf(environment), JSON.stringify(sale));
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
