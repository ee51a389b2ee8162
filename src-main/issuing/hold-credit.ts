import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import type { NoteElsewhere } from './ports/credit-elsewhere.ts';
import type { IssuingStore, IssuingTransaction } from './ports/issuing-store.ts';
import type { DocumentScope } from './ports/till-machines.ts';

/** How a note goes on. */
export interface HoldOfNote {
  /** Why nobody knows what is left of the invoice: then somebody else has to allow the note. */
  readonly unknown?: Problem;
  /** The note is written, in the transaction given. */
  use(transaction: Pick<IssuingTransaction, 'useHold'>): Promise<void>;
}

/**
 * Holds what a note takes of an invoice, of which other tills may write notes too, while `work` goes on, and gives it back where no note
 * comes of it. Any other document goes on as it is.
 */
export async function withCreditHeld<Value>(
  { elsewhere }: Pick<IssuingStore, 'elsewhere'>,
  { scope, note }: { readonly scope: DocumentScope; readonly note: NoteElsewhere },
  work: (hold: HoldOfNote) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const held = await elsewhere?.hold(scope, note);
  if (!elsewhere || !held || held.kind === 'not_needed') return work({ use: async () => {} });
  if (held.kind === 'refused') return refuse(held.problem);
  try {
    return await work({
      ...(held.kind === 'unknown' && { unknown: held.problem }),
      use: (transaction) => transaction.useHold(note.id),
    });
  } finally {
    elsewhere.release(note);
  }
}
