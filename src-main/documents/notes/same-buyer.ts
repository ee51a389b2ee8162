import type { KnownPartyBody, Party } from '../parties/party.ts';
import type { Fault } from '../values/fault.ts';

/**
 * A note on an invoice issued here goes to the invoice's buyer. An invoice to the final consumer names nobody, and its
 * identification (07) is for invoices alone (SRI reference §9): a note on it may go to any buyer.
 */
export function otherBuyerFaults(
  body: KnownPartyBody,
  { party, billed }: { party: Party | undefined; billed: Party | undefined },
): Fault[] {
  if (!party || !billed || billed.identification_type === 'consumidor_final') return [];
  if (isSame(party, billed)) return [];
  return [
    {
      pointer: 'customer_id' in body ? '/buyer/customer_id' : '/buyer/identification',
      code: 'invalid_value',
      message: `La factura se emitió a ${billed.name}, ${billed.identification}: indique ese comprador.`,
    },
  ];
}

function isSame(one: Party, other: Party): boolean {
  return one.identification_type === other.identification_type && one.identification === other.identification;
}
