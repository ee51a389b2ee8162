import type { Problem } from '../../contract/problems/problems.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import type { StoredDocument } from './stored-document.ts';
import type { DocumentScope } from './till-machines.ts';

/** An invoice that another till of the business issued, as the head office has it. */
export interface InvoiceElsewhere {
  /** `credited` counts the notes and holds of all tills. */
  readonly document: StoredDocument;
  /** What the till that issued it is called. */
  readonly station: string;
  /** The notes of all tills that hold something of it. */
  readonly notes: readonly StoredDocument[];
}

/** What a hold is for, and known by. */
export interface HeldNote {
  readonly id: string;
  readonly revision: number;
}

/** A note on an invoice of this till, which names it by its identifier too, or of another. */
export interface NoteElsewhere extends HeldNote {
  readonly content: DocumentContent;
}

export type HeldCredit =
  /** The invoice is no till's that the head office follows, or it was not reported yet: nothing is to be held. */
  | { readonly kind: 'not_needed' }
  /** Until the note is reported, or released. */
  | { readonly kind: 'held' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** The invoice is this till's own, and the head office does not answer: what is known here counts. */
  | { readonly kind: 'unasked' }
  /** Nobody can say now what is left of the invoice. */
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** What the head office decides about credit of invoices, which any till of the business may have issued. */
export interface CreditElsewhere {
  /** By its number or identifier. Undefined: it is this till's own, no till's, or the head office cannot be asked now. */
  invoice(scope: DocumentScope, name: string): Promise<InvoiceElsewhere | undefined>;
  /** Holds what a note takes, before it has a number. Asked again for the same revision, it is the same hold. */
  hold(scope: DocumentScope, note: NoteElsewhere): Promise<HeldCredit>;
  /** Nobody works at the note any more: if it was not written, its hold is given back, as soon as the head office answers. */
  release(note: HeldNote): void;
}
