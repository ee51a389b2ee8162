import type { DocumentResource } from '../../contract/document-resource.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { SyncResource } from '../../contract/sync.ts';
import type { WaitingDocument, WaitingListQuery } from '../../contract/waiting-document.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Caller } from '../../issuing/caller.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';
import type { IssuedReply } from './issuing.ts';

/** What waits for the authority, and what people do about it. A key reaches its own documents, a person all. */
export interface DeliveryService {
  /** Has the authority asked at once; `queued` is false for what is pending or decided. */
  refresh(
    caller: Caller,
    id: string,
  ): Promise<Outcome<{ readonly document: DocumentResource; readonly queued: boolean }>>;
  waiting(query: WaitingListQuery): Promise<Outcome<KeysetPage<WaitingDocument>>>;
  /** Sends one that is held because its day is over. */
  send(id: string): Promise<Outcome<DocumentResource>>;
  /** Issues the same today with a new number. */
  replace(id: string, idempotencyKey?: string): Promise<Outcome<IssuedReply>>;
}

/** The delivery to the authority as a whole. */
export interface SyncService {
  /** How it stands in an environment, or in all of them. */
  state(environment: Environment | undefined): Promise<SyncResource>;
  pause(): Promise<SyncResource>;
  resume(): Promise<SyncResource>;
  /** Tries at once everything that waits for its time. */
  tryNow(): Promise<SyncResource>;
}
