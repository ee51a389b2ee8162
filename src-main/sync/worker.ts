import { type Environment, environments } from '../documents/kinds.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import type { Hand } from './deliver.ts';
import type { DeliveryStore, NextStep } from './delivery-store.ts';
import type { Gate, Pass } from './gate.ts';
import { type DueDocument, kindOfStep, type Outbox, type WorkKind, workKinds } from './outbox.ts';
import { makeReadyQueue, type ReadyQueue, WAITING_AT_MOST } from './ready-queue.ts';
import { waitBefore } from './waits.ts';

export interface AddedDocument {
  readonly id: string;
  readonly environment: Environment;
  /** As it was stored; read back when left out. */
  readonly issued?: StoredDocument;
}

export interface SyncWorker {
  /** A document was just issued or corrected: it goes before what waits. */
  added(document: AddedDocument): void;
  /** Looks through an environment, or all, for what is due now: something changed in the outbox or about the line. */
  wake(environment?: Environment): void;
  /** The store can be written again: it need not rest any longer. */
  writableAgain(): void;
  /** Lets what is in hand finish and takes nothing new. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly outbox: Pick<Outbox, 'due' | 'becameDue' | 'nextDueAfter'>;
  readonly store: Pick<DeliveryStore, 'putOff'>;
  /** Takes one document as far as it goes; what is left to do then. */
  readonly deliver: (
    documentId: string,
    hand: Hand,
    issued?: StoredDocument,
  ) => Promise<NextStep | undefined>;
  /** Whom work of a kind needs. */
  readonly gate: (environment: Environment, kind: WorkKind) => Gate;
  /** How many documents are in hand at once, in each environment. */
  readonly hands: Readonly<Record<WorkKind, number>>;
  /** Whether a person stopped sending for now. */
  readonly isPaused: () => boolean;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, documentId: string) => void;
}

/** Work of a kind in an environment: none of them waits for another's hands. */
interface Lane {
  readonly environment: Environment;
  readonly kind: WorkKind;
  readonly gate: Gate;
  readonly ready: ReadyQueue;
  inHand: number;
  /** More may be due than is ready. */
  mayHaveMore: boolean;
}

/** A timer far in the future would hide a change of the clock: look through everything at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/** What comes due one after the other is taken up together. */
const SHORTEST_SLEEP_MS = 50;

/** Ready ones below which more are fetched, before the hands run out of work. */
const LOW = 24;

/** Fetched at once from either end of the outbox. */
const BATCH = WAITING_AT_MOST / 2;

/** What came due since the last look is a few documents; more are found by looking through the lanes. */
const BECAME_DUE_AT_MOST = 256;

/** A fault of our own is first tried again after this many waits: a minute. */
const FAULT_ATTEMPTS = 5;

/**
 * Empties the outbox: as many documents at once as there are hands, each by one hand only, as far as those let through
 * whom they need. What it holds in memory does not grow with the outbox.
 */
export function startWorker(options: WorkerOptions): SyncWorker {
  const { outbox, store, deliver, hands, isPaused, now, random, failed } = options;
  const lanes = environments.flatMap((environment) =>
    workKinds.map((kind): Lane => {
      const gate = options.gate(environment, kind);
      return { environment, kind, gate, ready: makeReadyQueue(), inHand: 0, mayHaveMore: true };
    }),
  );
  /** Ready or in hand. */
  const known = new Set<string>();
  const inHand = new Set<Promise<void>>();
  /** Everything due up to here has been taken up, or is in a lane that may have more. */
  let seenUpTo = 0;
  let lookedThroughAt = Number.NEGATIVE_INFINITY;
  let state: 'working' | 'resting' | 'stopped' = 'working';
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  function laneOf(environment: Environment, kind: WorkKind): Lane {
    const lane = lanes.find((one) => one.environment === environment && one.kind === kind);
    if (!lane) throw new Error(`there is no lane for ${kind} in ${environment}`);
    return lane;
  }

  function look(): void {
    if (state !== 'working') return;
    if (looking) lookAgain = true;
    else looking = lookUntilQuiet();
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        lookAgain = false;
        await takeUpDue();
        for (const lane of lanes.filter(isHungry)) await fill(lane);
        for (const lane of lanes) serve(lane);
      } while (state === 'working' && (lookAgain || lanes.some(isHungry)));
      const next = await outbox.nextDueAfter(new Date(seenUpTo));
      if (next) lookAt(next.getTime());
    } catch (reason) {
      failed(reason, 'outbox');
      rest();
    } finally {
      looking = undefined;
    }
    if (lookAgain) look();
  }

  /** What came due since the last look; from time to time, and when the clock was set back, everything anew. */
  async function takeUpDue(): Promise<void> {
    const at = now().getTime();
    if (at < seenUpTo || at - lookedThroughAt >= LONGEST_SLEEP_MS) {
      lookedThroughAt = at;
      for (const lane of lanes) lane.mayHaveMore = true;
    } else if (at > seenUpTo) {
      const question = { after: new Date(seenUpTo), at: new Date(at), limit: BECAME_DUE_AT_MOST };
      const due = await outbox.becameDue(question);
      for (const document of due) offer(document, 'waiting');
      if (due.length === BECAME_DUE_AT_MOST) for (const lane of lanes) lane.mayHaveMore = true;
    }
    seenUpTo = at;
  }

  function offer(document: DueDocument, kind: 'fresh' | 'waiting'): void {
    const lane = laneOf(document.environment, kindOfStep(document.step));
    if (known.has(document.documentId)) {
      // A correction may come before the hand that brought the refusal has let go.
      if (kind === 'fresh') lane.mayHaveMore = true;
    } else if (lane.ready.add(document, kind)) known.add(document.documentId);
    else lane.mayHaveMore = true;
  }

  function isHungry(lane: Lane): boolean {
    return lane.mayHaveMore && lane.ready.waiting() < LOW && works(lane) && lane.gate.mayEnter();
  }

  function works({ kind }: Lane): boolean {
    return state === 'working' && !(kind === 'sending' && isPaused());
  }

  async function fill(lane: Lane): Promise<void> {
    const { environment, kind } = lane;
    // However many of the first are ready or in hand already, there is a batch behind them.
    const question = { environment, kind, at: new Date(seenUpTo), limit: BATCH + known.size };
    lane.mayHaveMore = false;
    const oldest = await outbox.due({ ...question, from: 'oldest' });
    const isAll = oldest.length < question.limit;
    const newest = isAll ? [] : await outbox.due({ ...question, from: 'newest' });
    const found = [unknownOf(newest), unknownOf(oldest)] as const;
    for (let place = 0; place < BATCH; place += 1) {
      for (const end of found) {
        const document = end[place];
        if (document) offer(document, 'waiting');
      }
    }
    if (!isAll || found.some(({ length }) => length > BATCH)) lane.mayHaveMore = true;
  }

  function unknownOf(documents: readonly DueDocument[]): readonly DueDocument[] {
    return documents.filter(({ documentId }) => !known.has(documentId));
  }

  /** Puts into free hands what is ready, as far as they are let through. */
  function serve(lane: Lane): void {
    while (works(lane) && lane.inHand < hands[lane.kind] && !lane.ready.isEmpty()) {
      const pass = lane.gate.enter();
      if (!pass) break;
      const taken = lane.ready.take();
      if (!taken) throw new Error('a queue that is not empty gave nothing');
      const carrying = carry(lane, pass, taken);
      inHand.add(carrying);
      carrying.finally(() => inHand.delete(carrying));
    }
    const opensAt = lane.gate.opensAt();
    // Later than that, whoever is through next sees to it.
    if (opensAt && opensAt > now() && (lane.mayHaveMore || !lane.ready.isEmpty())) lookAt(opensAt.getTime());
  }

  async function carry(
    lane: Lane,
    pass: Pass,
    { document, isFresh }: { document: DueDocument; isFresh: boolean },
  ): Promise<void> {
    const { documentId, environment } = document;
    let at = { lane, pass };
    const leave = () => {
      at.pass.leave();
      at.lane.inHand -= 1;
    };
    lane.inHand += 1;
    const hand: Hand = {
      kind: lane.kind,
      told: (answered) => at.pass.told(answered),
      goOn() {
        const to = laneOf(environment, 'sending');
        const onward = works(to) && to.inHand < hands.sending ? to.gate.enter(isFresh) : undefined;
        if (!onward) return false;
        leave();
        at = { lane: to, pass: onward };
        to.inHand += 1;
        serve(lane);
        return true;
      },
    };
    const next = await attempt(document, hand);
    leave();
    known.delete(documentId);
    if (next && next.at.getTime() <= Math.max(seenUpTo, now().getTime())) {
      const { step, attempts } = next;
      offer({ documentId, environment, step, attempts }, isFresh ? 'fresh' : 'waiting');
    } else if (next) lookAt(next.at.getTime());
    for (const one of lanes) if (one.environment === environment) serve(one);
    if (lanes.some(isHungry)) look();
  }

  /** A fault of our own must neither lose the document nor spin on it. */
  async function attempt(
    { documentId, attempts, issued }: DueDocument,
    hand: Hand,
  ): Promise<NextStep | undefined> {
    try {
      return await deliver(documentId, hand, issued);
    } catch (reason) {
      failed(reason, documentId);
    }
    const wait = waitBefore(Math.max(attempts + 1, FAULT_ATTEMPTS), random());
    const at = new Date(now().getTime() + wait);
    try {
      await store.putOff(documentId, { at, problem: 'internal_error' });
      lookAt(at.getTime());
    } catch (reason) {
      failed(reason, documentId);
      rest();
    }
    return undefined;
  }

  /** Where not even that can be written (a full disk), nothing is sent: how it went could not be kept either. */
  function rest(): void {
    if (state !== 'working') return;
    state = 'resting';
    sleep(LONGEST_SLEEP_MS, () => {
      endRest();
      look();
    });
  }

  function endRest(): void {
    if (state !== 'resting') return;
    state = 'working';
    lookedThroughAt = Number.NEGATIVE_INFINITY;
    // The end of the rest would hide whatever is due before it.
    clearTimeout(timer?.handle);
    timer = undefined;
  }

  function lookAt(instant: number): void {
    if (state !== 'working' || (timer && timer.at <= instant)) return;
    const wait = instant - now().getTime();
    sleep(Math.min(Math.max(wait, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS), look, instant);
  }

  function sleep(milliseconds: number, then: () => void, at = Number.NEGATIVE_INFINITY): void {
    clearTimeout(timer?.handle);
    const wakeUp = () => {
      timer = undefined;
      then();
    };
    timer = { at, handle: setTimeout(wakeUp, milliseconds) };
  }

  look();
  return {
    added({ id, environment, issued }) {
      offer({ documentId: id, environment, step: 'sign', attempts: 0, ...(issued && { issued }) }, 'fresh');
      serve(laneOf(environment, 'signing'));
    },
    wake(environment) {
      for (const lane of lanes) {
        if (environment === undefined || lane.environment === environment) lane.mayHaveMore = true;
      }
      look();
    },
    writableAgain() {
      endRest();
      look();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer?.handle);
      await looking;
      await Promise.all(inHand);
    },
  };
}
