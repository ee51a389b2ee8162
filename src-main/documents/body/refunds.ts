import { z } from 'zod';
import { amountText } from '../values/amounts.ts';
import { type Decimal, decimal, formatAmount, sum } from '../values/decimal.ts';
import type { Fault } from '../values/fault.ts';
import { keysOf } from '../values/keys-of.ts';
import { namedObject } from '../values/named-object.ts';
import { paymentMethods } from './payment.ts';

/** The metadata of a credit note whose whole total goes back by one form of payment. */
export const refundMethodMetadata = 'refund_method';

const method = z.enum(keysOf(paymentMethods));

/** A part of the total, and how it goes back to the customer. The authority's XML of a credit note has no element for it. */
const refundBody = namedObject('refund_body', {
  method: method.meta({ description: 'Forma de pago por la que se devuelve' }),
  amount: amountText
    .refine((amount) => decimal(amount).gt(0), {
      params: { code: 'out_of_range' },
      error: 'Debe ser más que cero.',
    })
    .meta({ description: 'Cuánto se devuelve por ella: más que cero' }),
});

export const refundBodies = z
  .array(refundBody)
  .min(1)
  .optional()
  .meta({
    description:
      'Cómo se devuelve el dinero cuando es por varias formas de pago: suman el total de la nota. No junto con ' +
      `\`metadata.${refundMethodMetadata}\`, que lo devuelve todo por una`,
  });

export const refund = namedObject('refund', {
  method: method.meta({ description: 'Forma de pago por la que se devolvió' }),
  amount: z.string().meta({ description: 'Cuánto se devolvió por ella' }),
});
export type Refund = z.output<typeof refund>;

/** What a body says about how its money goes back. */
interface Refunding {
  readonly refunds?: z.output<typeof refundBodies>;
  readonly metadata: Readonly<Record<string, string>>;
}

/** The refunds as the note keeps them; undefined where the body says none. */
export function refundsOf({ refunds }: Pick<Refunding, 'refunds'>): Refund[] | undefined {
  return refunds?.map(({ method: by, amount }) => ({ method: by, amount: formatAmount(decimal(amount)) }));
}

/** Stated twice, in two ways: one of them would be wrong. */
export function refundsStatedTwice({ refunds, metadata }: Refunding): Fault[] {
  if (!refunds || metadata[refundMethodMetadata] === undefined) return [];
  const message = `Diga cómo se devuelve con «refunds» o con «metadata.${refundMethodMetadata}», no con los dos.`;
  return [{ pointer: '/refunds', code: 'not_allowed_here', message }];
}

/** What goes back is the total of the note, to the cent. */
export function refundSumFaults({ refunds }: Pick<Refunding, 'refunds'>, total: Decimal): Fault[] {
  if (!refunds) return [];
  const refunded = sum(refunds.map(({ amount }) => decimal(amount)));
  if (refunded.eq(total)) return [];
  const message = `Lo que se devuelve suma ${formatAmount(refunded)} y la nota, ${formatAmount(total)}.`;
  return [{ pointer: '/refunds', code: 'totals_mismatch', message }];
}
