import type { ComputeContext } from '../document-kind.ts';
import { otherBuyerFaults } from '../notes/same-buyer.ts';
import { type Party, resolveParty, unknownCustomer } from '../parties/party.ts';
import type { Fault } from '../values/fault.ts';
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
  return { party, faults: otherBuyerFaults(buyer, { party, billed }) };
}

const buyerRequired: Fault = {
  pointer: '/buyer',
  code: 'required',
  message: 'La factura no se emitió aquí: indique a quién se facturó.',
};
