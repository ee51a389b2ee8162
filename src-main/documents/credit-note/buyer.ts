import type { ComputeContext } from '../model/document-kind.ts';
import { otherBuyerFaults } from '../notes/same-buyer.ts';
import { identificationTypeCodes, type Party, resolveParty, unknownCustomer } from '../parties/party.ts';
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
    if (billed && !isKnown(billed)) return { party: undefined, faults: [buyerUnknown] };
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

/** An invoice of a former system may carry a kind of identification that no table has: no note is issued with it. */
const buyerUnknown: Fault = {
  pointer: '/buyer',
  code: 'required',
  message: 'La factura lleva un tipo de identificación que el SRI no conoce: indique el comprador.',
};

function isKnown({ identification_type: type }: Party): boolean {
  return Object.hasOwn(identificationTypeCodes, type);
}
