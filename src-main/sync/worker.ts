import type { Environment } from '../documents/kinds.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import { LONGEST_SLEEP_MS, makeAlarm } from './alarm.ts';
import type { Hand } from './deliver.ts';
import type { DeliveryStore, NextStep } from './delivery-store.ts';
import type { Pass } from './gate.ts';
import { type Lane, type LanesOptions, makeLanes } from './lanes.ts';
import type { DueDocument, Outbox, WorkKind } from './outbox.ts';
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

export interface WorkerOptions extends Pick<LanesOptions, 'gate'> {
  readonly outbox: Pick<Outbox, 'due' | 'becameDue' | 'nextDueAfter'>;
  readonly store: Pick<DeliveryStore, 'putOff'>;
  /** Takes one document as far as it goes; what is left to do then. */
  readonly deliver: (
    documentId: string,
    hand: Hand,
    issued?: StoredDocument,
  ) => Promise<NextStep | undefined>;
  /** How many documents are in hand at once, in each environment. */
  readonly hands: Readonly<Record<WorkKind, number>>;
  /** Whether a person stopped sending for now. */
  readonly isPaused: () => boolean;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, documentId: string) => void;
}

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
  const lanes = makeLanes(options);
  const alarm = makeAlarm({
    now,
    ring() {
      endRest();
      look();
    },
  });
  const inHand = new Set<Promise<void>>();
  /** Everything due up to here has been taken up, or is in a lane that may have more. */
  let seenUpTo = 0;
  let lookedThroughAt = Number.NEGATIVE_INFINITY;
  let state: 'working' | 'resting' | 'stopped' = 'working';
  let looking: Promise<void> | undefined;
  let lookAgain = false;

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
        for (const lane of lanes.all.filter(isHungry)) await lanes.fill(lane, new Date(seenUpTo));
        for (const lane of lanes.all) serve(lane);
      } while (state === 'working' && (lookAgain || lanes.all.some(isHungry)));
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
      lanes.mayHaveMore();
    } else if (at > seenUpTo) {
      const question = { after: new Date(seenUpTo), at: new Date(at), limit: BECAME_DUE_AT_MOST };
      const due = await outbox.becameDue(question);
      for (const document of due) lanes.offer(document, 'waiting');
      if (due.length === BECAME_DUE_AT_MOST) lanes.mayHaveMore();
    }
    seenUpTo = at;
  }

  function isHungry(lane: Lane): boolean {
    return lanes.isLow(lane) && works(lane) && lane.gate.mayEnter();
  }

  function works({ kind }: Lane): boolean {
    return state === 'working' && !(kind === 'sending' && isPaused());
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
        const to = lanes.of(environment, 'sending');
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
    lanes.letGo(documentId);
    if (next && next.at.getTime() <= Math.max(seenUpTo, now().getTime())) {
      const { step, attempts } = next;
      lanes.offer({ documentId, environment, step, attempts }, isFresh ? 'fresh' : 'waiting');
    } else if (next) lookAt(next.at.getTime());
    for (const one of lanes.all) if (one.environment === environment) serve(one);
    if (lanes.all.some(isHungry)) look();
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
    alarm.off();
    alarm.setFor(now().getTime() + LONGEST_SLEEP_MS);
  }

  function endRest(): void {
    if (state !== 'resting') return;
    state = 'working';
    lookedThroughAt = Number.NEGATIVE_INFINITY;
    // The end of the rest would hide whatever is due before it.
    alarm.off();
  }

  function lookAt(instant: number): void {
    if (state === 'working') alarm.setFor(instant);
  }

  look();
  return {
    added({ id, environment, issued }) {
      const document = { documentId: id, environment, step: 'sign', attempts: 0 } as const;
      lanes.offer(issued ? { ...document, issued } : document, 'fresh');
      serve(lanes.of(environment, 'signing'));
    },
    wake(environment) {
      lanes.mayHaveMore(environment);
      look();
    },
    writableAgain() {
      endRest();
      look();
    },
    async stop() {
      state = 'stopped';
      alarm.off();
      await looking;
      await Promise.all(inHand);
    },
  };
}
