import type { Problem } from '../../contract/problems/problems.ts';
import type { Metadata } from '../../documents/body/common-body.ts';
import type { DocumentContent } from '../../documents/document.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { Caller } from '../caller.ts';

/** What is about to be issued, as its approvals are judged. */
export interface IntendedDocument {
  readonly type: DocumentType;
  readonly content: DocumentContent;
  /** Names the approvals that were given for it. */
  readonly metadata: Metadata;
}

/** Whether a person may issue what they are about to, by themselves or as somebody allowed it. */
export interface SaleApprovals {
  /** What is missing; undefined where nothing is, and for programs, which act by the scopes of their key. */
  objection(caller: Caller, document: IntendedDocument): Promise<Problem | undefined>;
}
