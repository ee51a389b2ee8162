import { z } from 'zod';
import { paymentBody } from '../../../../src-main/documents/body/payment.ts';
import { knownParty } from '../../../../src-main/documents/parties/party.ts';
import { part } from './sale-amounts.ts';
import { saleLine } from './sale-line.ts';

/** By which prices is sold: a customer's own list goes with the customer. */
const chosenPriceList = z.object({ id: z.string(), isOfCustomer: z.boolean() });

/** What is being sold, and to whom: what a held sale keeps, and what survives a crash of the window. */
export const saleContent = z.object({
  lines: z.array(saleLine).max(500),
  /** Absent: the final consumer. */
  buyer: knownParty.optional(),
  priceList: chosenPriceList.optional(),
  /** Of the whole sale, besides those of its lines. */
  discount: part.optional(),
  isDiscountAllowed: z.boolean().default(false),
  tip: part.optional(),
  /** How it was paid already, where it takes the place of another sale: what its charge begins with. */
  payments: z.array(paymentBody).default([]),
  /** What the document says of the whole sale. */
  note: z.string().default(''),
  /** What others had to allow for it, as the document names them. */
  approvals: z.array(z.string()).default([]),
  /** The proforma it comes of: one sale alone may. */
  proforma: z.string().optional(),
});
export type SaleContent = Readonly<z.output<typeof saleContent>>;

export const emptySale: SaleContent = {
  lines: [],
  buyer: undefined,
  priceList: undefined,
  discount: undefined,
  isDiscountAllowed: false,
  tip: undefined,
  payments: [],
  note: '',
  approvals: [],
  proforma: undefined,
};

/** The content alone of whatever holds more. */
export function contentOf(sale: SaleContent): SaleContent {
  const { lines, buyer, priceList, discount, isDiscountAllowed, tip, payments, note, approvals, proforma } =
    sale;
  return { lines, buyer, priceList, discount, isDiscountAllowed, tip, payments, note, approvals, proforma };
}
