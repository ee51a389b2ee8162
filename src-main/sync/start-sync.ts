import type { SyncResource } from '../contract/delivery/sync.ts';
import { type Environment, environments } from '../documents/kinds.ts';
import { type CircuitBreaker, makeCircuitBreaker } from '../queue/circuit-breaker.ts';
import { deliveryCircuit } from './delivery/delivery-backoff.ts';
import type { DeliverDependencies } from './delivery/delivery-dependencies.ts';
import { type AddedDocument, startDeliveryQueue } from './delivery/delivery-queue.ts';
import type { DeliveryStore } from './delivery/delivery-store.ts';
import { lateBefore } from './delivery/late.ts';
import { limitedAuthority } from './delivery/limited-authority.ts';
import { type HurryQuestion, type Outbox, type WorkKind, workKinds } from './delivery/outbox.ts';
import { deliver } from './delivery/steps/deliver.ts';
import { type Attempt, makeConnectivity } from './state/connectivity.ts';
import { makePause, type PauseSettings } from './state/pause.ts';
import type { SyncEvents } from './state/sync-events.ts';
import type { SyncReading } from './sync-reading.ts';
import { syncState } from './sync-state.ts';
import { watchDay } from './watches/day-watch.ts';
import { type NetworkWatch, watchNetwork } from './watches/network-watch.ts';

export interface SyncDependencies
  extends Pick<
    DeliverDependencies,
    | 'signer'
    | 'authority'
    | 'states'
    | 'compare'
    | 'now'
    | 'random'
    | 'firstQuestionMs'
    | 'backoff'
    | 'sawAuthorityDate'
    | 'changed'
  > {
  readonly store: DeliveryStore;
  readonly outbox: Outbox;
  readonly reading: SyncReading;
  readonly settings: PauseSettings;
  readonly events: SyncEvents;
  /** How far the computer's clock is trusted. */
  readonly clock: () => SyncResource['clock'];
  /** Whether documents of an environment are delivered by another computer; none are when left out. */
  readonly isFenced?: (environment: Environment) => boolean;
  /** The machine's network interfaces now. */
  readonly interfaces: NetworkWatch['interfaces'];
  /** Documents with the authority at once, in each environment. */
  readonly concurrency: number;
  /** Called with each internal error, and the document or part it concerns. */
  readonly failed: (reason: unknown, what: string) => void;
}

/** The delivery of documents to the authority, from the outbox to its decision. */
export interface Sync {
  /** A document was issued or corrected: it goes before those that wait. */
  added(document: AddedDocument): void;
  /** An entry of the outbox was made due. */
  wake(): void;
  /** The signer may be available again: documents that wait to be signed are tried at once. */
  signerReady(): void;
  /** The data file can be written again. */
  writableAgain(): void;
  /** The authority of an environment, or of all, may be reachable again: failed attempts are repeated at once. */
  lineMayBeBack(environment?: Environment): void;
  /** How delivery stands in an environment, or in all of them. */
  state(environment: Environment | undefined): Promise<SyncResource>;
  /** A person pauses sending, also over restarts; documents are signed all the same. */
  pause(): Promise<SyncResource>;
  resume(): Promise<SyncResource>;
  /** A person has everything tried at once that waits for its delay; a pause stays. */
  tryNow(): Promise<SyncResource>;
  /** Lets running deliveries end and starts no others. */
  stop(): Promise<void>;
}

/** Slots beyond the requests that may run at once: they use the database while the others use the line. */
const SPARE_SLOTS = 2;

/**
 * Signatures under way. The threads that compute them, or the token, take one after the other; what is signed together
 * is written down together. Many, so that signing has the same share of each commit as the tills that issue.
 */
const SIGNING_AT_ONCE = 32;

/** Starts the delivery of documents to the authority, until it is stopped. */
export async function startSync(dependencies: SyncDependencies): Promise<Sync> {
  const { store, outbox, reading, settings, events, clock, interfaces, backoff, now, random, failed } =
    dependencies;
  const pause = await makePause(settings);
  const connectivity = makeConnectivity({
    lastAttempts: await lastAttempts(reading),
    events,
    failed: (reason) => failed(reason, 'sync_event'),
  });
  const policy = { ...deliveryCircuit, ...(backoff && { backoff }) };
  const breakers = new Map(
    environments.flatMap((environment) =>
      workKinds.map((kind): [string, CircuitBreaker] => {
        const recovered = () => hurry({ environment, what: kind === 'signing' ? 'unsigned' : 'failed' });
        const breaker = makeCircuitBreaker({ policy, now, random, recovered });
        return [`${kind} ${environment}`, breaker];
      }),
    ),
  );
  const delivering: DeliverDependencies = {
    ...dependencies,
    authority: limitedAuthority(dependencies.authority, dependencies.concurrency),
    connectivity,
    knowsTheDay: () => clock().state !== 'untrusted',
  };
  const underWay = new Set<Promise<unknown>>();

  function breakerOf(environment: Environment, kind: WorkKind): CircuitBreaker {
    const breaker = breakers.get(`${kind} ${environment}`);
    if (!breaker) throw new Error(`there is no circuit breaker for ${kind} in ${environment}`);
    return breaker;
  }

  /** Changes the outbox and wakes the queue; reports a change that cannot be written. */
  function inBackground(what: string, job: () => Promise<unknown>): void {
    const doing = job()
      .then(queue.wake, (reason: unknown) => failed(reason, what))
      .finally(() => underWay.delete(doing));
    underWay.add(doing);
  }

  function hurry(question: Omit<HurryQuestion, 'at'>): void {
    inBackground('hurry', () => outbox.hurry({ ...question, at: now() }));
  }

  function tryAtOnce(kinds: readonly WorkKind[], environment?: Environment): void {
    for (const name of environments) {
      if (environment !== undefined && name !== environment) continue;
      for (const kind of kinds) breakerOf(name, kind).retryNow();
    }
  }

  function lineMayBeBack(environment?: Environment): void {
    tryAtOnce(['sending'], environment);
    hurry({ environment, what: 'failed' });
  }

  async function holdLate(): Promise<void> {
    const at = now();
    if (delivering.knowsTheDay()) await outbox.holdLate({ queuedBefore: lateBefore(at), at });
  }

  const queue = startDeliveryQueue({
    outbox,
    store,
    deliver: (job, slot) => deliver(delivering, job, slot),
    breaker: breakerOf,
    slots: { signing: SIGNING_AT_ONCE, sending: dependencies.concurrency + SPARE_SLOTS },
    isPaused: () => pause.since() !== undefined,
    isFenced: dependencies.isFenced ?? (() => false),
    backoff,
    now,
    random,
    failed,
  });
  inBackground('late', holdLate);
  const network = watchNetwork({ interfaces, now, mayBeBack: () => lineMayBeBack() });
  const day = watchDay({
    now,
    dayEnds() {
      tryAtOnce(workKinds);
      hurry({ what: 'unsent' });
    },
    dayTurned: () => inBackground('late', holdLate),
  });

  const parts = {
    reading,
    connectivity,
    circuit: (environment: Environment, kind: WorkKind) => breakerOf(environment, kind).state(),
    clock,
    pausedSince: pause.since,
    now,
  };
  const state = (environment: Environment | undefined) => syncState(parts, environment);

  return {
    added: queue.added,
    wake: queue.wake,
    writableAgain: queue.writableAgain,
    signerReady() {
      tryAtOnce(['signing']);
      hurry({ what: 'unsigned' });
    },
    lineMayBeBack,
    state,
    async pause() {
      await pause.begin(now());
      return state(undefined);
    },
    async resume() {
      await pause.end();
      queue.wake();
      return state(undefined);
    },
    async tryNow() {
      tryAtOnce(workKinds);
      await outbox.hurry({ at: now(), what: 'all' });
      queue.wake();
      return state(undefined);
    },
    async stop() {
      network.stop();
      day.stop();
      await queue.stop();
      await Promise.all(underWay);
    },
  };
}

/** Connectivity by the newest answers of an earlier run. */
async function lastAttempts(reading: SyncReading): Promise<ReadonlyMap<Environment, Attempt>> {
  const attempts = new Map<Environment, Attempt>();
  for (const environment of environments) {
    const [last] = await reading.lastAnswers({ environment, limit: 1 });
    if (last) {
      const answered = !last.outcome.startsWith('unknown');
      attempts.set(environment, { at: new Date(last.at), answered });
    }
  }
  return attempts;
}
