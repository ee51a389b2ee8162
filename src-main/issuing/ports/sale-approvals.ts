import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import type { Caller } from '../requests/caller.ts';
import type { StoredDocument } from './stored-document.ts';

/** What is about to be issued, as its approvals are judged. */
export interface IntendedDocument {
  readonly type: DocumentType;
  readonly content: DocumentContent;
  /** Why nobody knows what is left of the invoice that a note is on: somebody else has to allow it all the same. */
  readonly creditUnknown?: Problem;
  /** Names the approvals that were given for it. */
  readonly metadata: Metadata;
}

/** Whether a person may issue what they are about to, by themselves or as somebody allowed it. */
export interface SaleApprovals {
  /**
   * The ids of the approvals that the document spends, or what is missing. None for programs, which act by the scopes of
   * their key.
   */
  judge(caller: Caller, document: IntendedDocument): Promise<Outcome<readonly string[]>>;
}

/** Approvals, in the transaction of the document that spends them. */
export interface ApprovalTransaction {
  areApprovalsUnused(ids: readonly string[]): Promise<boolean>;
  /** Throws when one of them was used before: nothing of the transaction is written then. */
  spendApprovals(ids: readonly string[], document: Pick<StoredDocument, 'id' | 'createdAt'>): Promise<void>;
}
