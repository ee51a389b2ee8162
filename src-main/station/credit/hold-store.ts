import type { HeldNote } from '../../issuing/ports/credit-elsewhere.ts';
import type { DocumentScope } from '../../issuing/ports/till-machines.ts';

/** What this station asked its head office to hold and has not come to a note yet. */
export interface HoldStore {
  /** Whether what names an invoice is a number of an emission point of this till. */
  isOwn(scope: DocumentScope, number: string): Promise<boolean>;
  /** Kept before the head office is asked. */
  begin(note: HeldNote): Promise<void>;
  end(note: HeldNote): Promise<void>;
  /** Those that came to no note, or not yet. */
  unfinished(): Promise<readonly HeldNote[]>;
}
