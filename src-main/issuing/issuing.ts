import type { AuthorizationMismatch } from '../contract/documents/authority/authorization-mismatch.ts';
import type { AnnulBody, EmailBody } from '../contract/documents/document-actions.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import type { DocumentType, Environment } from '../documents/kinds.ts';
import type { Issuer } from '../documents/parties/issuer.ts';
import { type AcceptDependencies, acceptAuthorization } from './accept-authorization.ts';
import { annulDocument } from './annul-document.ts';
import { findMismatch, mismatchResourceOf } from './authorization/mismatch.ts';
import { type EmailDependencies, emailDocument, emailDocuments } from './email-document.ts';
import { type IssueCommand, issueDocument } from './issue-document.ts';
import { movedAway } from './preparing/blockers.ts';
import type { DocumentAddress } from './preparing/own-document.ts';
import { type PreviewDependencies, previewDocument } from './preview-document.ts';
import { type RefreshDependencies, refreshStatus } from './refresh-status.ts';
import { type ReplaceDependencies, replaceDocument } from './replace-document.ts';
import type { Caller } from './requests/caller.ts';
import { resubmitDocument } from './resubmit-document.ts';
import { sendHeldDocument } from './send-held-document.ts';

export interface DocumentDependencies
  extends ReplaceDependencies,
    PreviewDependencies,
    EmailDependencies,
    RefreshDependencies,
    AcceptDependencies {
  readonly store: ReplaceDependencies['store'];
  /** Whether the numbers of an environment moved to another computer, which has its documents from then on. */
  readonly isMovedAway: (environment: Environment) => boolean;
  /** An annulment was tried: webhooks may have something to send. */
  readonly annulled: () => void;
  /** An email was asked for: there may be one to send. */
  readonly emailed: () => void;
}

export type Issuing = ReturnType<typeof makeIssuing>;

/** Issues documents and changes them afterwards. A caller reaches the documents of its own business and environment. */
export function makeIssuing(dependencies: DocumentDependencies) {
  const { annulled, emailed, isMovedAway } = dependencies;
  const whereItIs = async <Value>(
    { environment }: Caller,
    change: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> =>
    isMovedAway(environment) ? { ok: false, problem: movedAway } : await change();
  return {
    preview: (caller: Caller, type: DocumentType, body: unknown) =>
      previewDocument(dependencies, caller, { type, body }),
    issue: (caller: Caller, type: DocumentType, command: Omit<IssueCommand, 'type'>) =>
      issueDocument(dependencies, caller, { type, ...command }),
    resubmit: (caller: Caller, request: DocumentAddress & { readonly body: unknown }) =>
      whereItIs(caller, () => resubmitDocument(dependencies, caller, request)),
    annul: (caller: Caller, request: DocumentAddress & { readonly annulment: AnnulBody }) =>
      whereItIs(caller, () => annulDocument(dependencies, caller, request)).finally(annulled),
    email: (caller: Caller, request: DocumentAddress & { readonly email: EmailBody }) =>
      emailDocument(dependencies, caller, request).finally(emailed),
    emailAll: (
      caller: Caller,
      request: { readonly documentIds: readonly string[]; readonly email: EmailBody },
    ) => emailDocuments(dependencies, caller, request).finally(emailed),
    refresh: (caller: Caller, id: string) => refreshStatus(dependencies, caller, id),
    /** A person decides about a held document of any business. */
    sendHeld: (id: string) => sendHeldDocument(dependencies, id),
    /** Both sides of a document of any business that waits because the authority authorized another. */
    async mismatch(id: string): Promise<Outcome<AuthorizationMismatch>> {
      const mismatch = await findMismatch(dependencies, id);
      return mismatch.ok ? { ok: true, value: mismatchResourceOf(mismatch.value) } : mismatch;
    },
    /** The business of a caller, as it stands now. */
    async issuerOf({ entityId }: Pick<Caller, 'entityId'>): Promise<Issuer> {
      const business = await dependencies.store.business(entityId);
      if (!business) throw new Error(`the caller's business ${entityId} does not exist`);
      return business.issuer;
    },
    acceptAuthorization: (id: string) => acceptAuthorization(dependencies, id),
    /** A person decides about a held document of any business. */
    replace: (id: string, idempotencyKey?: string) => replaceDocument(dependencies, { id, idempotencyKey }),
  };
}
