import type { ComputeContext } from '../document-kind.ts';
import type { Fault } from '../fault.ts';
import { type Party, resolveParty, unknownCustomer } from '../party.ts';
import type { CreditNoteBody } from './body.ts';

/** To whom a note gives back; absent when the body does not say or is wrong about it. */
interface Buyer {
  readonly party: Party | undefined;
  readonly faults: readonly Fault[];
}

/**
 * The invoice's buyer when the invoice was issued here; of one issued elsewhere the body must say it. Where both say it
 * they must be the same person or company, and the note keeps what the body says of them.
 */
export function resolveBuyer(
  { buyer, modified_document: modified }: CreditNoteBody,
  { documents, customers }: ComputeContext,
): Buyer {
  const content = documents.get('document_id' in modified ? modified.document_id : modified.number)?.content;
  const billed = content?.object === 'invoice' ? content.buyer : undefined;
  if (!buyer) {
    const isElsewhere = 'number' in modified && !content;
    return { party: billed, faults: isElsewhere ? [buyerRequired] : [] };
  }
  const party = resolveParty(buyer, customers);
  if (!party) return { party, faults: [unknownCustomer('buyer')] };
  const pointer = 'customer_id' in buyer ? '/buyer/customer_id' : '/buyer/identification';
  return { party, faults: billed && !isSame(party, billed) ? [otherBuyer(pointer, billed)] : [] };
}

function isSame(one: Party, other: Party): boolean {
  return one.identification_type === other.identification_type && one.identification === other.identification;
}

const buyerRequired: Fault = {
  pointer: '/buyer',
  code: 'required',
  message: 'La factura no se emitió aquí: indique a quién se facturó.',
};

function otherBuyer(pointer: string, { identification, name }: Party): Fault {
  return {
    pointer,
    code: 'invalid_value',
    message: `La factura se emitió a ${name}, ${identification}: indique ese comprador o deje «buyer» fuera.`,
  };
}
