import { isKeyOf, issueDateOfKey } from '../../documents/identifiers/access-key.ts';
import { DAY_MS, daysBefore, ecuadorDate, startOfEcuadorDay } from '../../documents/values/ecuador-time.ts';
import type { ImportAuthority } from '../../imports/ports/import-authority.ts';
import { afterEmptyAnswer, FRESH_DAYS } from '../../issuing/authorization/empty-answer.ts';
import type { DocumentStates, StateAnswer } from '../../issuing/ports/document-states.ts';
import { repeat } from '../../queue/repeat.ts';
import type { NotedAuthorization, PurchaseStore, UnconfirmedPurchase } from './purchase-store.ts';

/** Who is asked about a purchase at the authority. */
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

/** An old purchase: the authority may say nothing of it for ever. */
const OLD_AGAIN_MS = DAY_MS;
const BATCH = 20;

/** Asks the authority for purchases that came as files, one after the other: what it did not authorize supports no expense. */
export function startCheckingPurchases(options: CheckingOptions): PurchaseChecking {
  const { now, store, failed } = options;
  const stopped = new AbortController();

  async function askAll(): Promise<void> {
    while (!stopped.signal.aborted) {
      const at = now();
      const batch = await store.unconfirmed({
        freshFrom: daysBefore(ecuadorDate(at), FRESH_DAYS),
        freshBefore: new Date(at.getTime() - AGAIN_MS),
        oldBefore: new Date(at.getTime() - OLD_AGAIN_MS),
        limit: BATCH,
      });
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

type AskedPurchase = Pick<UnconfirmedPurchase, 'accessKey' | 'authorization' | 'authorizedAt'>;
type AuthorizationAnswer = Pick<NotedAuthorization, 'state' | 'authorizedAt'>;

/** What the authority says of a purchase; undefined when it does not answer. Its silence changes nothing. */
export async function whatItSays(
  { authority, states, now }: AskingDependencies,
  { accessKey, authorization, authorizedAt }: AskedPurchase,
): Promise<AuthorizationAnswer | undefined> {
  const environment = isKeyOf('live', accessKey) ? 'live' : 'test';
  const askState = () => states.stateOf(environment, accessKey);
  const answer = await authority.ask(environment, accessKey);
  switch (answer.kind) {
    case 'unavailable':
      return undefined;
    case 'undecided':
      return { state: 'unconfirmed' };
    case 'not_authorized':
      return { state: 'not_authorized' };
    case 'authorized':
      return authorizedUnlessAnnulled(answer.authorizedAt, askState);
    case 'not_found': {
      const state = await afterEmptyAnswer(
        {
          at: now(),
          since: startOfEcuadorDay(issueDateOfKey(accessKey)),
          isEnveloped: authorizedAt !== undefined && authorization !== 'not_authorized',
        },
        askState,
      );
      switch (state.kind) {
        case 'authorized':
          return state.by === 'state'
            ? { state: 'authorized', authorizedAt: state.decidedAt }
            : authorizedUnlessAnnulled(authorizedAt, askState);
        case 'annulled':
        case 'not_authorized':
          return { state: state.kind };
        default:
          return { state: authorization };
      }
    }
  }
}

async function authorizedUnlessAnnulled(
  authorizedAt: string | undefined,
  askState: () => Promise<StateAnswer>,
): Promise<AuthorizationAnswer> {
  const answer = await askState();
  const isAnnulled = answer.kind === 'found' && answer.state === 'annulled';
  return { state: isAnnulled ? 'annulled' : 'authorized', authorizedAt };
}
