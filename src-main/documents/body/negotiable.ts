import { z } from 'zod';
import type { Fault } from '../values/fault.ts';
import { namedObject } from '../values/named-object.ts';
import { emailAddress } from '../values/text.ts';
import type { PaymentBody } from './payment.ts';

/**
 * A negotiable commercial document (SRI technical sheet 2.34, annex 11): the buyer confirms it in the authority's
 * portal, so it must say where the buyer is and when each payment is due.
 */
export const negotiableBody = z
  .strictObject({
    notification_email: emailAddress.meta({ description: 'Adonde el SRI avisa que se confirmó' }),
  })
  .meta({ id: 'negotiable_body', description: 'Factura comercial negociable (anexo 11)' });

export const negotiable = namedObject('negotiable', { notification_email: z.string() });
export type Negotiable = z.output<typeof negotiable>;

/** What a negotiable document lacks: the other side's address, a term on each payment. */
export function negotiableFaults(
  payments: readonly PaymentBody[],
  { address, addressPointer }: { address: string | undefined; addressPointer: string },
): Fault[] {
  return [
    ...(address === undefined ? [addressFault(addressPointer)] : []),
    ...payments.flatMap(({ term }, index) => (term ? [] : [termFault(`/payments/${index}/term`)])),
  ];
}

function addressFault(pointer: string): Fault {
  return {
    pointer,
    code: 'address_required',
    message: 'Un comprobante negociable lleva la dirección de la contraparte.',
  };
}

function termFault(pointer: string): Fault {
  return {
    pointer,
    code: 'term_required',
    message: 'Un comprobante negociable lleva el plazo de cada pago.',
  };
}
