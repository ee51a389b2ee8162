import type { SecretBox } from '../secrets/secret-box.ts';
import type { Outgoing, WebhookOutbox } from './outbox.ts';
import type { PostAnswer, PostWebhook } from './post-webhook.ts';
import { type PrepareDependencies, prepareEvents } from './prepare-events.ts';
import { signedHeaders } from './signed-headers.ts';
import { verdictOf } from './verdict.ts';

export interface CourierOptions extends Omit<PrepareDependencies, 'outbox'> {
  readonly outbox: WebhookOutbox;
  readonly box: Pick<SecretBox, 'open'>;
  readonly post: PostWebhook;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Before each attempt, milliseconds; those of api.md §5 unless a test is in a hurry. */
  readonly waits?: readonly number[];
}

/** Brings what happens to those who asked for it. */
export interface Courier {
  /** Something happened, or something is to be sent now. */
  wake(): void;
  /** Lets what is in hand finish, but not for long; what is cut is sent again at the next start. */
  stop(): Promise<void>;
}

/** To one endpoint at a time: a slow one is waited for by its own deliveries alone. */
const HANDS = 4;

/** A timer far in the future would hide a change of the clock: look at least this often. */
const LONGEST_SLEEP_MS = 60_000;

/** What comes due one after the other is taken up together. */
const SHORTEST_SLEEP_MS = 20;

/** After a fault of our own: what was sent and could not be written down would be sent again and again. */
const REST_MS = 30_000;

/** How long what is in hand may take once the program stops. */
const LAST_DELIVERIES_MS = 2000;

/**
 * Sends what is due, and goes on until it is stopped; what came due while the program was off goes at once. In memory
 * are only the deliveries in hand, a few for each endpoint.
 */
export function startCourier(options: CourierOptions): Courier {
  const { outbox, box, post, now, random, waits, failed } = options;
  /** Deliveries in hand, by endpoint. */
  const inHand = new Map<string, Map<string, Promise<void>>>();
  const cut = new AbortController();
  let state: 'working' | 'resting' | 'stopped' = 'working';
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (state !== 'working') return;
    if (looking) lookAgain = true;
    else looking = lookUntilQuiet();
  }

  async function lookUntilQuiet(): Promise<void> {
    clearTimeout(timer);
    try {
      do {
        lookAgain = false;
        const hasMore = await prepareEvents(options);
        await takeUpDue();
        if (hasMore) lookAgain = true;
      } while (lookAgain && state === 'working');
      const next = await outbox.nextDueAfter(now().toISOString());
      if (state === 'working')
        lookIn(next === undefined ? LONGEST_SLEEP_MS : Date.parse(next) - now().getTime());
    } catch (reason) {
      failed(reason, 'webhooks');
      rest();
    } finally {
      looking = undefined;
    }
    if (lookAgain) look();
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(Math.max(ms, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS));
    timer.unref();
  }

  function rest(): void {
    if (state !== 'working') return;
    state = 'resting';
    clearTimeout(timer);
    timer = setTimeout(() => {
      state = 'working';
      look();
    }, REST_MS);
    timer.unref();
  }

  async function takeUpDue(): Promise<void> {
    const at = now().toISOString();
    for (const endpointId of await outbox.endpointsDue(at)) {
      const hands = inHand.get(endpointId) ?? new Map<string, Promise<void>>();
      // Those in hand are due as well until they are written down.
      if (hands.size < HANDS) {
        const due = await outbox.due(endpointId, { at, limit: HANDS + hands.size });
        const free = due.filter((id) => !hands.has(id)).slice(0, HANDS - hands.size);
        for (const id of state === 'working' ? free : []) take(endpointId, hands, id);
      }
    }
  }

  function take(endpointId: string, hands: Map<string, Promise<void>>, id: string): void {
    inHand.set(endpointId, hands);
    const doing = deliver(id)
      .catch((reason: unknown) => {
        failed(reason, `webhook delivery ${id}`);
        rest();
      })
      .then(() => {
        hands.delete(id);
        if (hands.size === 0) inHand.delete(endpointId);
        look();
      });
    hands.set(id, doing);
  }

  async function deliver(id: string): Promise<void> {
    const outgoing = await outbox.outgoing(id);
    if (!outgoing) return;
    const at = now();
    const answer = await attempt(outgoing, at);
    // Cut by our own stop: no attempt of which anything was learnt.
    if (cut.signal.aborted) return;
    const facts = { answer, at, now: now(), tries: outgoing.tries, random: random() };
    await outbox.record(id, verdictOf({ ...facts, ...(waits && { waits }) }));
  }

  async function attempt({ url, eventId, body, secret }: Outgoing, at: Date): Promise<PostAnswer> {
    const { previous } = secret;
    const isRotating = previous !== undefined && previous.expiresAt > at.toISOString();
    const secrets = open(isRotating ? [secret.sealed, previous.sealed] : [secret.sealed]);
    if (!secrets) return { kind: 'failed', error: UNREADABLE, durationMs: 0 };
    return post({ url, body, headers: signedHeaders({ eventId, at, body }, secrets), signal: cut.signal });
  }

  /** Undefined where they were sealed on another computer: the data was brought here by a backup. */
  function open(sealed: readonly Uint8Array[]): readonly string[] | undefined {
    try {
      return sealed.map((one) => box.open(one).toString('utf8'));
    } catch (reason) {
      failed(reason, 'webhook secret');
      return undefined;
    }
  }

  look();
  return {
    wake: look,
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await looking;
      const impatience = setTimeout(() => cut.abort(), LAST_DELIVERIES_MS);
      await Promise.all([...inHand.values()].flatMap((hands) => [...hands.values()]));
      clearTimeout(impatience);
    },
  };
}

const UNREADABLE = 'El secreto se selló en otro equipo: genere otro.';
