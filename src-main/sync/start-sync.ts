import type { SyncResource } from '../contract/sync.ts';
import { type Environment, environments } from '../documents/kinds.ts';
import { type Attempt, makeConnectivity } from './connectivity.ts';
import { watchDay } from './day-watch.ts';
import { type DeliverDependencies, deliver } from './deliver.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { type Gate, makeGate } from './gate.ts';
import { lateBefore } from './late.ts';
import { type NetworkWatch, watchNetwork } from './network-watch.ts';
import { type HurryQuestion, type Outbox, type WorkKind, workKinds } from './outbox.ts';
import { makePause, type PauseSettings } from './pause.ts';
import type { SyncEvents } from './sync-events.ts';
import type { SyncReading } from './sync-reading.ts';
import { syncState } from './sync-state.ts';
import { takeTurns } from './take-turns.ts';
import { type AddedDocument, startWorker } from './worker.ts';

export interface SyncDependencies
  extends Pick<
    DeliverDependencies,
    'signer' | 'authority' | 'now' | 'random' | 'sawAuthorityDate' | 'changed'
  > {
  readonly store: DeliveryStore;
  readonly outbox: Outbox;
  readonly reading: SyncReading;
  readonly settings: PauseSettings;
  readonly events: SyncEvents;
  /** How far the computer's clock can be believed. */
  readonly clock: () => SyncResource['clock'];
  /** The machine's network interfaces now. */
  readonly interfaces: NetworkWatch['interfaces'];
  /** Documents with the authority at once, in each environment. */
  readonly concurrency: number;
  /** Told what went wrong, and with which document or part. */
  readonly failed: (reason: unknown, what: string) => void;
}

/** The delivery of documents to the authority, from the outbox to its decision. */
export interface Sync {
  /** A document was issued or corrected: it goes before what waits. */
  added(document: AddedDocument): void;
  /** Something in the outbox was made due. */
  wake(): void;
  /** Whoever signs may be able to now: what waits to be signed is tried at once. */
  signerReady(): void;
  /** The data file can be written again. */
  writableAgain(): void;
  /** The line to the authority of an environment, or of all, may be back: what failed is tried at once. */
  lineMayBeBack(environment?: Environment): void;
  /** How delivery stands in an environment, or in all of them. */
  state(environment: Environment | undefined): Promise<SyncResource>;
  /** A person stops sending, restarts included; documents are signed all the same. */
  pause(): Promise<SyncResource>;
  resume(): Promise<SyncResource>;
  /** A person has everything tried at once that waits for its time; a pause stays one. */
  tryNow(): Promise<SyncResource>;
  /** Lets what is in hand finish and takes nothing new. */
  stop(): Promise<void>;
}

/** While as many documents as may be at once are with the authority, these hands read and write: the line is in use. */
const SPARE_HANDS = 2;

/**
 * Signatures under way. The threads that compute them, or the token, take one after the other; what is signed together
 * is written down together. Many, so that signing has the same share of each commit as the tills that issue.
 */
const SIGNING_AT_ONCE = 32;

/** Starts to empty the outbox, and goes on until it is stopped. */
export async function startSync(dependencies: SyncDependencies): Promise<Sync> {
  const { store, outbox, reading, settings, events, clock, interfaces, now, random, failed } = dependencies;
  const pause = await makePause(settings);
  const connectivity = makeConnectivity({
    known: await lastAttempts(reading),
    events,
    failed: (reason) => failed(reason, 'sync_event'),
  });
  const gates = new Map(
    environments.flatMap((environment) =>
      workKinds.map((kind): [string, Gate] => {
        const recovered = () => hurry({ environment, what: kind === 'signing' ? 'unsigned' : 'failed' });
        return [`${kind} ${environment}`, makeGate({ now, random, recovered })];
      }),
    ),
  );
  const delivering: DeliverDependencies = {
    ...dependencies,
    authority: takeTurns(dependencies.authority, dependencies.concurrency),
    connectivity,
    knowsTheDay: () => clock().state !== 'untrusted',
  };
  const underWay = new Set<Promise<unknown>>();

  function gate(environment: Environment, kind: WorkKind): Gate {
    const found = gates.get(`${kind} ${environment}`);
    if (!found) throw new Error(`there is no gate for ${kind} in ${environment}`);
    return found;
  }

  /** Has a change of the outbox made, and the worker see it; what cannot be written is heard of. */
  function inBackground(what: string, job: () => Promise<unknown>): void {
    const doing = job()
      .then(
        () => worker.wake(),
        (reason: unknown) => failed(reason, what),
      )
      .finally(() => underWay.delete(doing));
    underWay.add(doing);
  }

  function hurry(question: Omit<HurryQuestion, 'at'>): void {
    inBackground('hurry', () => outbox.hurry({ ...question, at: now() }));
  }

  function openGates(kinds: readonly WorkKind[], environment?: Environment): void {
    for (const name of environments) {
      if (environment !== undefined && name !== environment) continue;
      for (const kind of kinds) gate(name, kind).retryNow();
    }
  }

  function lineMayBeBack(environment?: Environment): void {
    openGates(['sending'], environment);
    hurry({ environment, what: 'failed' });
  }

  async function holdLate(): Promise<void> {
    const at = now();
    if (delivering.knowsTheDay()) await outbox.holdLate({ queuedBefore: lateBefore(at), at });
  }

  const worker = startWorker({
    outbox,
    store,
    deliver: (documentId, hand, issued) => deliver(delivering, { documentId, issued }, hand),
    gate,
    hands: { signing: SIGNING_AT_ONCE, sending: dependencies.concurrency + SPARE_HANDS },
    isPaused: () => pause.since() !== undefined,
    now,
    random,
    failed,
  });
  inBackground('late', holdLate);
  const network = watchNetwork({ interfaces, now, mayBeBack: () => lineMayBeBack() });
  const day = watchDay({
    now,
    dayEnds() {
      openGates(workKinds);
      hurry({ what: 'unsent' });
    },
    dayTurned: () => inBackground('late', holdLate),
  });

  const parts = {
    reading,
    connectivity,
    gate: (environment: Environment, kind: WorkKind) => gate(environment, kind).state(),
    clock,
    pausedSince: pause.since,
    now,
  };
  const state = (environment: Environment | undefined) => syncState(parts, environment);

  return {
    added: worker.added,
    wake: () => worker.wake(),
    writableAgain: worker.writableAgain,
    signerReady() {
      openGates(['signing']);
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
      worker.wake();
      return state(undefined);
    },
    async tryNow() {
      openGates(workKinds);
      await outbox.hurry({ at: now(), what: 'all' });
      worker.wake();
      return state(undefined);
    },
    async stop() {
      network.stop();
      day.stop();
      await worker.stop();
      await Promise.all(underWay);
    },
  };
}

/** What the newest answers of an earlier run say about the line. */
async function lastAttempts(reading: SyncReading): Promise<ReadonlyMap<Environment, Attempt>> {
  const found = new Map<Environment, Attempt>();
  for (const environment of environments) {
    const [last] = await reading.lastAnswers({ environment, limit: 1 });
    if (last) {
      const answered = !last.outcome.startsWith('unknown');
      found.set(environment, { at: new Date(last.at), answered });
    }
  }
  return found;
}
