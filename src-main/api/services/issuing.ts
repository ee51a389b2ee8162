import type { AnnulBody, EmailBody, EmailResource } from '../../contract/document-actions.ts';
import type { DocumentPreview, DocumentResource } from '../../contract/document-resource.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { EmailedDocument } from '../../issuing/email-document.ts';
import type { DocumentAddress } from '../../issuing/own-document.ts';

export interface IssuingService {
  preview(caller: Caller, type: DocumentType, body: unknown): Promise<Outcome<DocumentPreview>>;
  issue(caller: Caller, type: DocumentType, request: IssueRequest): Promise<Outcome<IssuedReply>>;
  /** The use case checks the body. */
  resubmit(caller: Caller, request: DocumentAddress & { body: unknown }): Promise<Outcome<DocumentResource>>;
  annul(
    caller: Caller,
    request: DocumentAddress & { annulment: AnnulBody },
  ): Promise<Outcome<DocumentResource>>;
  email(caller: Caller, request: DocumentAddress & { email: EmailBody }): Promise<Outcome<EmailResource>>;
  /** Several, in the order they were asked for; each by the rules of one. */
  emailAll(
    caller: Caller,
    request: { readonly documentIds: readonly string[]; readonly email: EmailBody },
  ): Promise<readonly EmailedDocument[]>;
}

export interface IssueRequest {
  readonly body: unknown;
  readonly previewId?: string;
  readonly idempotencyKey?: string;
}

export interface IssuedReply {
  readonly document: DocumentResource;
  /** The Idempotency-Key had issued this document before. */
  readonly replayed: boolean;
}
