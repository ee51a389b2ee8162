import type { z } from 'zod';
import type { CustomerResource } from '../../src-main/contract/catalog/customer.ts';
import { checkBody } from '../../src-main/documents/body/check-body.ts';
import { knownParty } from '../../src-main/documents/parties/party.ts';
import type { Checked } from '../../src-main/documents/values/fault.ts';

/** The buyer that a sale is made out to. */
export type Buyer = z.output<typeof knownParty>;

export const buyerTypes = ['cedula', 'ruc', 'pasaporte', 'exterior'] as const;
export type BuyerType = (typeof buyerTypes)[number];

/** A buyer as it is being typed. */
export interface BuyerDraft {
  readonly type: BuyerType;
  readonly identification: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export const emptyBuyer: BuyerDraft = {
  type: 'cedula',
  identification: '',
  name: '',
  address: '',
  email: '',
};

export function draftOf(buyer: Buyer): BuyerDraft {
  return {
    type: buyer.identification_type,
    identification: buyer.identification,
    name: buyer.name,
    address: buyer.address ?? '',
    email: buyer.email ?? '',
  };
}

/** What kind of identification a number is by its length; undefined leaves the choice as it was. */
export function guessType(identification: string): BuyerType | undefined {
  if (/^\d{13}$/.test(identification)) return 'ruc';
  if (/^\d{10}$/.test(identification)) return 'cedula';
  return undefined;
}

export function checkBuyer(draft: BuyerDraft): Checked<Buyer> {
  const { type, identification, name, address, email } = draft;
  return checkBody(knownParty, {
    identification_type: type,
    identification: identification.trim(),
    name,
    ...(address.trim() !== '' && { address }),
    ...(email.trim() !== '' && { email: email.trim() }),
  });
}

/** A remembered customer as the buyer of a sale. */
export function buyerOf(customer: CustomerResource): Checked<Buyer> {
  const { identification_type, identification, name, address, email } = customer;
  return checkBody(knownParty, { identification_type, identification, name, address, email });
}
