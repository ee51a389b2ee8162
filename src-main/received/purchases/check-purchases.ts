import { isKeyOf, issueDateOfKey } from '../../documents/identifiers/access-key.ts';
import { DAY_MS } from '../../documents/values/ecuador-time.ts';
import type { ImportAuthority } from '../../imports/import-authority.ts';
import type { DocumentStates } from '../../issuing/ports/document-states.ts';
import { repeat } from '../../queue/repeat.ts';
import type { NotedAuthorization, PurchaseStore, UnconfirmedPurchase } from './purchase-store.ts';

/** Whom the authority's word on a purchase is asked of. */
export interface AskingDependencies {
  readonly authority: ImportAuthority;
  readonly states: DocumentStates;
  readonly now: () => Date;
}

export interface CheckingOptions extends AskingDependencies {
  readonly store: Pick<PurchaseStore, 'unconfirmed' | 'noteAuthorization'>;
  readonly failed: (reason: unknown) => void;
}

export interface PurchaseChecking {
  /** There is something to ask for, or the authority may answer again. */
  wake(): void;
  /** Everything that can be asked for now has been. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** After an answer that says nothing yet, one purchase is asked for again so much later; so is the authority that is away. */
const AGAIN_MS = 10 * 60 * 1000;
const BATCH = 20;

/** Asks the authority for purchases that came as files, one after the other: what it did not authorize supports no expense. */
export function startCheckingPurchases(options: CheckingOptions): PurchaseChecking {
  const { now, store, failed } = options;
  const stopped = new AbortController();

  async function askAll(): Promise<void> {
    while (!stopped.signal.aborted) {
      const before = new Date(now().getTime() - AGAIN_MS);
      const batch = await store.unconfirmed(before, BATCH);
      for (const purchase of batch) {
        if (stopped.signal.aborted || !(await ask(options, purchase))) return;
      }
      if (batch.length < BATCH) return;
    }
  }

  const asking = repeat(askAll, { everyMs: AGAIN_MS, failed });
  return {
    wake: asking.again,
    idle: asking.idle,
    async stop() {
      stopped.abort();
      await asking.stop();
    },
  };
}

/** False when the authority does not answer: then nothing else is asked for now. */
async function ask(options: CheckingOptions, purchase: UnconfirmedPurchase): Promise<boolean> {
  const { store, now } = options;
  const noted = await whatItSays(options, purchase);
  if (noted === undefined) return false;
  await store.noteAuthorization(purchase.id, { ...noted, at: now() });
  return true;
}

/** What the authority says of a purchase; undefined when it does not answer. */
export async function whatItSays(
  { authority, states, now }: AskingDependencies,
  { accessKey }: Pick<UnconfirmedPurchase, 'accessKey'>,
): Promise<Pick<NotedAuthorization, 'state' | 'authorizedAt'> | undefined> {
  const environment = isKeyOf('live', accessKey) ? 'live' : 'test';
  const answer = await authority.ask(environment, accessKey);
  switch (answer.kind) {
    case 'unavailable':
      return undefined;
    case 'undecided':
      return { state: 'unconfirmed' };
    case 'not_authorized':
      return { state: 'not_authorized' };
    case 'not_found':
      // What was issued today may not have been handed over yet.
      return { state: isFresh(accessKey, now()) ? 'unconfirmed' : 'not_authorized' };
    case 'authorized': {
      const since = await states.stateOf(environment, accessKey);
      const isAnnulled = since.kind === 'found' && since.state === 'annulled';
      return { state: isAnnulled ? 'annulled' : 'authorized', authorizedAt: answer.authorizedAt };
    }
  }
}

/** For so long an issuer may be without a line. */
const FRESH_DAYS = 3;

function isFresh(accessKey: string, now: Date): boolean {
  return now.getTime() - Date.parse(issueDateOfKey(accessKey)) < FRESH_DAYS * DAY_MS;
}
