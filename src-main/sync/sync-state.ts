import type { SyncResource } from '../contract/delivery/sync.ts';
import { deliveryProblemMessage } from '../contract/problems/delivery-problems.ts';
import { type Environment, environments } from '../documents/kinds.ts';
import { DAY_MS, ecuadorDate, startOfEcuadorDay } from '../documents/values/ecuador-time.ts';
import type { CircuitState } from '../queue/circuit-breaker.ts';
import { kindOfStep, type WorkKind } from './delivery/outbox.ts';
import type { Connectivity } from './state/connectivity.ts';
import type { SyncReading, WaitingGroup } from './sync-reading.ts';

export interface SyncStateParts {
  readonly reading: SyncReading;
  readonly connectivity: Connectivity;
  /** How the signer and the authority of an environment have behaved. */
  readonly circuit: (environment: Environment, kind: WorkKind) => CircuitState;
  readonly clock: () => SyncResource['clock'];
  readonly pausedSince: () => Date | undefined;
  readonly now: () => Date;
}

const ANSWERS_SHOWN = 10;

/** How delivery stands in an environment, or in all of them. */
export async function syncState(
  { reading, connectivity, circuit, clock, pausedSince, now }: SyncStateParts,
  environment: Environment | undefined,
): Promise<SyncResource> {
  const at = now();
  const date = ecuadorDate(at);
  const midnight = startOfEcuadorDay(date).getTime() + DAY_MS;
  const [all, lastAnswers] = await Promise.all([
    reading.groups(date),
    reading.lastAnswers({ environment, limit: ANSWERS_SHOWN }),
  ]);
  const groups = all.filter((group) => environment === undefined || group.environment === environment);
  const undecided = groups.filter(({ status }) => status === 'pending' || status === 'submitted');
  const pending = undecided.filter(({ status }) => status === 'pending');
  const last = connectivity.of(environment);
  const since = pausedSince();
  const oldestAt = earliest(undecided.map(({ oldestAt }) => oldestAt));
  const nextAt = earliest(
    undecided.flatMap((group) => {
      const kind = kindOfStep(group.step);
      // Signing needs neither the authority nor the line.
      const waits = group.isHeld || (since !== undefined && kind === 'sending');
      return waits ? [] : [nextAttemptOf(group, circuit(group.environment, kind))];
    }),
  );
  const { state, skew_seconds } = clock();
  return {
    object: 'sync',
    online: last ? last.answered : null,
    ...(last && { last_attempt_at: last.at.toISOString() }),
    paused: since !== undefined,
    ...(since && { paused_since: since.toISOString() }),
    waiting: count(undecided),
    unsent: count(pending),
    needs_decision: count(groups.filter(({ isHeld }) => isHeld)),
    by_status: { pending: count(pending), submitted: count(undecided) - count(pending) },
    by_step: {
      sign: countAt(undecided, 'sign'),
      send: countAt(undecided, 'send'),
      ask: countAt(undecided, 'ask'),
      ask_before_send: countAt(undecided, 'ask_before_send'),
    },
    ...(oldestAt !== undefined && { oldest_waiting_at: oldestAt }),
    ...(nextAt !== undefined && { next_attempt_at: nextAt }),
    hosts: environments
      .filter((name) => environment === undefined || name === environment)
      .map((name) => hostOf(name, circuit(name, 'sending'))),
    last_answers: [...lastAnswers],
    signing: signingOf(pending),
    clock: { state, ...(skew_seconds !== undefined && { skew_seconds }) },
    fiscal_day: {
      date,
      seconds_left: Math.round((midnight - at.getTime()) / 1000),
      unsent: pending.reduce((total, { ofToday }) => total + ofToday, 0),
    },
  };
}

function hostOf(environment: Environment, { kind, failures, retryAt }: CircuitState) {
  return { environment, state: kind, failures, ...(retryAt && { retry_at: retryAt.toISOString() }) };
}

function nextAttemptOf({ nextAt }: WaitingGroup, { retryAt }: CircuitState): string {
  const opensAt = retryAt?.toISOString() ?? nextAt;
  return opensAt > nextAt ? opensAt : nextAt;
}

function signingOf(pending: readonly WaitingGroup[]): SyncResource['signing'] {
  const problem = pending.find(({ step, isHeld, problem }) => step === 'sign' && !isHeld && problem)?.problem;
  if (!problem) return { state: 'ready' };
  const message = deliveryProblemMessage(problem);
  return { state: 'waiting', problem, ...(message !== undefined && { message }) };
}

function count(groups: readonly WaitingGroup[]): number {
  return groups.reduce((total, { documents }) => total + documents, 0);
}

function countAt(groups: readonly WaitingGroup[], step: WaitingGroup['step']): number {
  return count(groups.filter((group) => group.step === step));
}

/** Instants in UTC sort as text. */
function earliest(instants: readonly string[]): string | undefined {
  return instants.toSorted()[0];
}
