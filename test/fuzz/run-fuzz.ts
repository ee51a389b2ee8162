import { type SeededRandom, seededRandom } from '../support/seeded-random.ts';
import { type Operation, readDescription } from './description/description.ts';
import { makeSchemaJudge } from './description/schema-judge.ts';
import { type FuzzShop, openFuzzShop } from './fuzz-shop.ts';
import { mayCall } from './identities.ts';
import { type KnownValues, makeKnownValues } from './known-values.ts';
import { type Court, type Exchange, jsonOf, mediaTypeOf } from './laws/exchange.ts';
import { type Breach, breachesOf } from './laws/laws.ts';
import { logFaultsOf } from './log-faults.ts';
import { aimElsewhere } from './plan/aim-elsewhere.ts';
import { breakPlan } from './plan/break-plan.ts';
import { examplePlans } from './plan/example-plans.ts';
import { makePlan, type PlanParts } from './plan/make-plan.ts';
import type { Plan } from './plan/plan.ts';
import { shrink } from './shrink.ts';
import { namedValues } from './values/named-values.ts';
import { makeValidValues } from './values/valid-value.ts';
import { curlOf } from './wire/curl-of.ts';
import { openWire, type Wire } from './wire/send.ts';
import { type WireRequest, writePlan } from './wire/wire-request.ts';

export interface Fuzz {
  /** What is sent follows from it, but for what the service itself makes up: ids, times, the order of answers. */
  readonly seed: number;
  readonly requests: number;
  /** Sent at the same time. */
  readonly lines: number;
  /** It gives up after so many different failures. */
  readonly mostFailures: number;
  /** Only operations whose id holds this text; all when left out. */
  readonly only?: string | undefined;
}

export interface FuzzReport {
  readonly seed: number;
  readonly requests: number;
  readonly operations: readonly OperationCount[];
  readonly failures: readonly Failure[];
  /** Faults of its own that the service logged. */
  readonly logged: readonly string[];
  readonly seconds: number;
  readonly slowestMs: number;
}

export interface OperationCount {
  readonly id: string;
  readonly requests: number;
  readonly broken: number;
  /** By status; 0 where no answer came. */
  readonly statuses: Readonly<Record<number, number>>;
}

/** A law that was broken: once for each operation and breach, by the smallest request that was found. */
export interface Failure {
  readonly operation: string;
  readonly breach: Breach;
  readonly broken: readonly string[];
  readonly curl: string;
  readonly answer: string;
}

interface Stage extends PlanParts {
  readonly fuzz: Fuzz;
  readonly url: string;
  readonly wire: Wire;
  readonly court: Court;
  readonly counts: Map<string, { requests: number; broken: number; statuses: Record<number, number> }>;
  readonly failures: Map<string, Failure>;
  /** Requests sent lately: a client repeats what it is unsure of. */
  readonly sent: Plan[];
  slowestMs: number;
}

/** Share of requests that are sound, and of those that reach no operation. */
const SOUND = 0.45;
const ELSEWHERE = 0.03;
const REPEATED = 0.04;
const REMEMBERED = 40;

/** Runs the real service and asks it everything its description offers, and everything it does not. */
export async function runFuzz(fuzz: Fuzz): Promise<FuzzReport> {
  const startedAt = performance.now();
  const shop = await openFuzzShop();
  const stage = await setStage(shop, fuzz).catch(async (reason) => {
    await shop.close();
    throw reason;
  });
  let log = '';
  try {
    await sow(stage);
    await ask(stage);
  } finally {
    stage.wire.close();
    log = await shop.close();
  }
  return {
    seed: fuzz.seed,
    requests: [...stage.counts.values()].reduce((sum, { requests }) => sum + requests, 0),
    operations: [...stage.counts].map(([id, count]) => ({ id, ...count })),
    failures: [...stage.failures.values()],
    logged: logFaultsOf(log),
    seconds: (performance.now() - startedAt) / 1000,
    slowestMs: stage.slowestMs,
  };
}

async function setStage({ service, identities, keyIds, named }: FuzzShop, fuzz: Fuzz): Promise<Stage> {
  const description = await readDescription(service.url);
  return {
    fuzz,
    url: service.url,
    wire: openWire(service.url, fuzz.lines),
    description,
    valid: makeValidValues(description, { ...namedValues, ...named }),
    knownValues: makeKnownValues(keyIds),
    identities,
    court: {
      description,
      judge: makeSchemaJudge(description),
      secrets: [service.dataDir, ...identities.flatMap(({ authorization }) => authorization?.slice(7) ?? [])],
    },
    counts: new Map(),
    failures: new Map(),
    sent: [],
    slowestMs: 0,
  };
}

/** First every example as it stands, in every environment, so that there is something to speak of. */
async function sow(stage: Stage): Promise<void> {
  for (const operation of stage.description.operations.filter(({ method }) => method === 'POST')) {
    const able = stage.identities.filter((identity) => mayCall(operation.access, identity));
    for (const identity of new Map(able.map((each) => [each.environment, each])).values()) {
      for (const plan of examplePlans(operation, identity, stage.description)) {
        for (const breach of await tryPlan(stage, plan)) await noteFailure(stage, plan, breach);
      }
    }
  }
}

/** Several lines, each with a row of chance of its own; together they take every operation in turn. */
async function ask(stage: Stage): Promise<void> {
  const { fuzz, description } = stage;
  const operations = description.operations.filter(({ id }) => id.includes(fuzz.only ?? ''));
  if (operations.length === 0) throw new Error(`no operation is called ${fuzz.only}`);
  const random = seededRandom(fuzz.seed);
  let next = 0;
  async function line(name: string): Promise<void> {
    const own = random.branch(name);
    while (next < fuzz.requests && stage.failures.size < fuzz.mostFailures) {
      const operation = operations[next % operations.length];
      next += 1;
      if (operation) await askOnce(stage, operation, own);
    }
  }
  await Promise.all(Array.from({ length: fuzz.lines }, (_, index) => line(`line ${index}`)));
}

async function askOnce(stage: Stage, operation: Operation, random: SeededRandom): Promise<void> {
  const plan = nextPlan(stage, operation, random);
  const breaches = await tryPlan(stage, plan);
  stage.sent.push(plan);
  if (stage.sent.length > REMEMBERED) stage.sent.shift();
  for (const breach of breaches) await noteFailure(stage, plan, breach);
}

function nextPlan(stage: Stage, operation: Operation, random: SeededRandom): Plan {
  if (stage.sent.length > 0 && random.chance(REPEATED)) return random.pick(stage.sent);
  const plan = makePlan(operation, stage, random);
  if (random.chance(SOUND)) return plan;
  if (random.chance(ELSEWHERE)) return aimElsewhere(plan, stage.description, random);
  const broken = breakPlan(plan, random);
  // The second may take away what the first broke: then only who asks still forbids success.
  return random.chance(0.25) ? { ...breakPlan(broken, random), mustFail: plan.mustFail } : broken;
}

/** Sends it and gives what it broke. */
async function tryPlan(stage: Stage, plan: Plan): Promise<readonly Breach[]> {
  const wire = writePlan(plan);
  const count = stage.counts.get(plan.operation.id) ?? { requests: 0, broken: 0, statuses: {} };
  stage.counts.set(plan.operation.id, count);
  count.requests += 1;
  if (plan.broken.length > 0 || plan.mustFail !== undefined) count.broken += 1;
  try {
    const answer = await stage.wire.send(wire);
    count.statuses[answer.status] = (count.statuses[answer.status] ?? 0) + 1;
    stage.slowestMs = Math.max(stage.slowestMs, answer.milliseconds);
    const exchange = { plan, wire, answer };
    learn(stage.knownValues, exchange);
    return breachesOf(exchange, stage.court);
  } catch (reason) {
    count.statuses[0] = (count.statuses[0] ?? 0) + 1;
    return isCutShort(wire) ? [] : [{ law: 'answered', message: `no answer: ${String(reason)}` }];
  }
}

/** More than any operation takes: the service may refuse it and hang up while it is still being sent. */
const LARGE = 1024 * 1024;

function isCutShort({ bytes }: WireRequest): boolean {
  return bytes !== undefined && bytes.length > LARGE;
}

function learn(knownValues: KnownValues, { plan, answer }: Exchange): void {
  const { environment } = plan.identity;
  for (const [name, value] of plan.headers) {
    if (name === 'Idempotency-Key') knownValues.learnOne(environment, name, value);
  }
  if (plan.aim !== 'operation' || answer.status >= 300 || mediaTypeOf(answer) !== 'application/json') return;
  if (plan.operation.id === 'describe_api') return;
  knownValues.learn({ environment, location: plan.operation.path, path: plan.path }, jsonOf(answer));
}

async function noteFailure(stage: Stage, plan: Plan, breach: Breach): Promise<void> {
  const key = `${plan.operation.id} ${breach.law} ${breach.message.slice(0, 80)}`;
  if (stage.failures.has(key)) return;
  const isSame = (other: Breach) =>
    other.law === breach.law && other.message.slice(0, 40) === breach.message.slice(0, 40);
  const note = (smallest: Plan, answer: string) =>
    stage.failures.set(key, {
      operation: `${plan.method} ${plan.operation.path}`,
      breach,
      broken: plan.broken,
      curl: curlOf(stage.url, writePlan(smallest)),
      answer,
    });
  // Known from now on: the other lines are not to shrink the same.
  note(plan, '');
  // What must fail for a part of it would lose that very part.
  const smallest =
    breach.law === 'refusal' && plan.mustFail !== undefined
      ? plan
      : await shrink(plan, async (smaller) => (await tryPlan(stage, smaller)).some(isSame));
  const { status, bytes } = await stage.wire
    .send(writePlan(smallest))
    .catch((reason) => ({ status: 0, bytes: Buffer.from(String(reason)) }));
  note(smallest, `${status} ${bytes.subarray(0, SHOWN).toString('utf8')}`);
}

/** Bytes of an answer. */
const SHOWN = 700;
