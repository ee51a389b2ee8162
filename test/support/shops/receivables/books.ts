import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import type { CreditNoteInput } from '../../builders/credit-note-body.ts';

/** The books as somebody would keep them by hand, whole cents: with nothing of the program's own reckoning of debts. */
export interface Books {
  readonly sales: SoldOnCredit[];
  readonly notes: Credited[];
  readonly payments: Paid[];
  readonly openings: Opening[];
}

interface SoldOnCredit {
  readonly customer: string;
  readonly invoice: InvoiceResource;
  readonly credit: number;
  /** What came into the drawer. */
  readonly cash: number;
  isAnnulled: boolean;
}

interface Credited {
  /** Another one where it was replaced. */
  id: string;
  readonly invoiceId: string;
  readonly body: CreditNoteInput;
  /** As it was agreed when the goods came back. */
  readonly off: number;
  /** What went out of the drawer then. */
  readonly cash: number;
  isRefused: boolean;
  isReplaced: boolean;
  isAnnulled: boolean;
}

interface Paid {
  readonly id: string;
  readonly parts: ReadonlyMap<string, number>;
  readonly amount: number;
  isReversed: boolean;
}

interface Opening {
  readonly id: string;
  readonly customer: string;
  readonly amount: number;
  isCanceled: boolean;
}

export function emptyBooks(): Books {
  return { sales: [], notes: [], payments: [], openings: [] };
}

export function sumOf(amounts: Iterable<number>): number {
  let all = 0;
  for (const amount of amounts) all += amount;
  return all;
}

const stands = ({ isAnnulled, isRefused }: Credited) => !isAnnulled && !isRefused;

/**
 * What is in the drawer more than at first: what was annulled was undone there, too. The money of a note that was replaced
 * is counted with that one, whatever became of the other.
 */
export function cashIn({ sales, notes }: Books): number {
  return (
    sumOf(sales.filter(({ isAnnulled }) => !isAnnulled).map(({ cash }) => cash)) -
    sumOf(notes.filter(({ isAnnulled, isReplaced }) => !isAnnulled || isReplaced).map(({ cash }) => cash))
  );
}

/** What is owed of one document or opening balance. */
export function owedOf({ sales, notes, payments, openings }: Books, id: string): number {
  const sale = sales.find(({ invoice }) => invoice.id === id);
  const opening = openings.find((one) => one.id === id);
  const charged = sale
    ? Number(!sale.isAnnulled) * sale.credit
    : Number(opening?.isCanceled === false) * (opening?.amount ?? 0);
  const credited = notes.filter((note) => note.invoiceId === id && stands(note) && !sale?.isAnnulled);
  const paid = payments.filter(({ isReversed }) => !isReversed).map(({ parts }) => parts.get(id) ?? 0);
  return charged - sumOf(credited.map(({ off }) => off)) - sumOf(paid);
}

/** What a customer owes of each document and opening balance, by its id. */
export function debtsOf(books: Books, customer: string): ReadonlyMap<string, number> {
  const ids = [
    ...books.sales.filter((sale) => sale.customer === customer).map(({ invoice }) => invoice.id),
    ...books.openings.filter((one) => one.customer === customer).map(({ id }) => id),
  ];
  const debts = ids.map((id) => [id, owedOf(books, id)] as const);
  return new Map(debts.filter(([, owed]) => owed !== 0));
}

/** Documents less notes less payments: what all customers owe together. */
export function owedInAll({ sales, notes, payments, openings }: Books): number {
  const annulled = new Set(sales.filter(({ isAnnulled }) => isAnnulled).map(({ invoice }) => invoice.id));
  return (
    sumOf(sales.filter(({ isAnnulled }) => !isAnnulled).map(({ credit }) => credit)) +
    sumOf(openings.filter(({ isCanceled }) => !isCanceled).map(({ amount }) => amount)) -
    sumOf(notes.filter((note) => stands(note) && !annulled.has(note.invoiceId)).map(({ off }) => off)) -
    sumOf(payments.filter(({ isReversed }) => !isReversed).map(({ amount }) => amount))
  );
}
