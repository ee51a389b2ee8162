import type { ServerResponse } from 'node:http';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { faultXml } from '../soap/soap-answers.ts';
import type { ServiceOperation } from '../soap/soap-request.ts';

/** Instead of the service: nothing is processed. */
const refusals = {
  soap_fault: { status: 500, type: 'text/xml', body: faultXml('Server', 'Error interno general') },
  unavailable: { status: 503, type: 'text/html', body: '<html><h1>Service Unavailable</h1></html>' },
  forbidden: { status: 403, type: 'text/html', body: '<html>Forbidden</html>' },
  /** The firewall's page, which comes as a success. */
  request_rejected: {
    status: 200,
    type: 'text/html',
    body: '<html><head><title>Request Rejected</title></head><body>Your support ID is: 1</body></html>',
  },
  redirect: { status: 302, type: 'text/html', body: '' },
  empty: { status: 200, type: 'text/xml', body: '' },
  garbage: { status: 200, type: 'text/xml', body: '\u0000\u0001<<<not xml at all' },
  dtd: {
    status: 200,
    type: 'text/xml',
    body: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
  },
  huge: { status: 200, type: 'text/xml', body: `<x>${'A'.repeat(5 * 1024 * 1024)}</x>` },
} as const;

type Refusal = keyof typeof refusals;

/** Not answered at all: before or after processing. */
const silences = ['hang', 'cut_before', 'answer_lost'] as const;

/** Processed and answered, but in the wrong manner or the wrong words. */
const distortions = [
  'cut',
  'slow_drip',
  'wrong_key',
  'unknown_state',
  'several',
  'null_answer',
  /** What is undecided is in a queue that the authorization service does not see: it says it knows nothing. */
  'in_queue',
  /** Refused without a message. Never at random: 43, which is no refusal, would be taken for one. */
  'without_messages',
] as const;

export type Misbehaviour = Refusal | (typeof silences)[number] | (typeof distortions)[number];

/** Every way to misbehave that makes a difference at a service. */
function misbehavioursAt(operation: ServiceOperation): readonly Misbehaviour[] {
  const refused = Object.keys(refusals).filter(isRefusal);
  const distorted = distortions.filter(
    (one) =>
      one !== 'without_messages' &&
      (operation === 'authorization' || (one !== 'several' && one !== 'in_queue')),
  );
  return [...refused, ...silences, ...distorted];
}

/** Which misbehaviour comes next at each service. */
export interface MisbehaviourPlan {
  /** Queues some, one a request, before any standing one. */
  next(operation: ServiceOperation, ...misbehaviours: readonly Misbehaviour[]): void;
  /** For every request from now on; null: behave. */
  always(operation: ServiceOperation, misbehaviour: Misbehaviour | null): void;
  /** So many requests out of one, at every service, with any misbehaviour; where neither of the above says how. */
  randomly(rate: number, seed: number): void;
  take(operation: ServiceOperation): Misbehaviour | null;
  /** How often each was taken. */
  taken(): Readonly<Partial<Record<Misbehaviour, number>>>;
}

export function makeMisbehaviourPlan(): MisbehaviourPlan {
  const queued = new Map<ServiceOperation, Misbehaviour[]>();
  const standing = new Map<ServiceOperation, Misbehaviour>();
  const taken = new Map<Misbehaviour, number>();
  let chance: { readonly rate: number; readonly random: SeededRandom } | undefined;

  function draw(operation: ServiceOperation): Misbehaviour | null {
    if (!chance?.random.chance(chance.rate)) return null;
    return chance.random.pick(misbehavioursAt(operation));
  }

  return {
    next(operation, ...misbehaviours) {
      queued.set(operation, [...(queued.get(operation) ?? []), ...misbehaviours]);
    },
    always(operation, misbehaviour) {
      if (misbehaviour === null) standing.delete(operation);
      else standing.set(operation, misbehaviour);
    },
    randomly(rate, seed) {
      chance = { rate, random: seededRandom(seed) };
    },
    take(operation) {
      const misbehaviour = queued.get(operation)?.shift() ?? standing.get(operation) ?? draw(operation);
      if (misbehaviour !== null) taken.set(misbehaviour, (taken.get(misbehaviour) ?? 0) + 1);
      return misbehaviour;
    },
    taken: () => Object.fromEntries(taken),
  };
}

/** Refuses or keeps silent instead of serving; false when this one wants the request processed. */
export function misbehaveInstead(misbehaviour: Misbehaviour, response: ServerResponse): boolean {
  if (misbehaviour === 'hang') return true;
  if (misbehaviour === 'cut_before') {
    response.destroy();
    return true;
  }
  if (!isRefusal(misbehaviour)) return false;
  const { status, type, body } = refusals[misbehaviour];
  if (misbehaviour === 'redirect') response.setHeader('Location', '/elsewhere');
  response.writeHead(status, { 'Content-Type': type }).end(body);
  return true;
}

/** Sends a true answer, or as much of it as the misbehaviour lets through. */
export function deliver(answer: string, misbehaviour: Misbehaviour | null, response: ServerResponse): void {
  if (misbehaviour === 'answer_lost') {
    response.destroy();
    return;
  }
  const bytes = Buffer.from(answer, 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/xml;charset=UTF-8', 'Content-Length': bytes.byteLength });
  if (misbehaviour === 'cut') {
    response.write(bytes.subarray(0, bytes.byteLength / 2), () => response.destroy());
  } else if (misbehaviour === 'slow_drip') {
    drip(bytes, response);
  } else {
    response.end(bytes);
  }
}

/** A byte every 20 ms: always something coming, never done. */
function drip(bytes: Uint8Array, response: ServerResponse): void {
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent < bytes.byteLength) return;
    clearInterval(timer);
    response.end();
  }, 20);
  response.once('close', () => clearInterval(timer));
}

function isRefusal(misbehaviour: string): misbehaviour is Refusal {
  return misbehaviour in refusals;
}
