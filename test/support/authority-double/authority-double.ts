import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type IvaTolerance, productTolerance } from './checks/amounts.ts';
import { makeSchemaCheck } from './checks/schema.ts';
import { makeLedger } from './ledger.ts';
import { listen, portOf, stopListening } from './listening.ts';
import { distortAuthorization, distortReception } from './misbehaviour/distort.ts';
import {
  deliver,
  type Misbehaviour,
  makeMisbehaviourPlan,
  misbehaveInstead,
} from './misbehaviour/misbehaviour.ts';
import { readBody, transportFaultOf } from './soap/http-request.ts';
import type { ServiceMessage } from './soap/service-message.ts';
import { type Conduct, makeServices, type RefusalRule } from './soap/services.ts';
import { authorizationAnswerXml, faultXml, queryAnswerXml, receptionAnswerXml } from './soap/soap-answers.ts';
import { readRequest, type ServiceOperation, type ServiceQuestion, serviceAt } from './soap/soap-request.ts';

export interface AuthorityDoubleOptions {
  /** Which environment it serves: `1` test (default), `2` production. */
  readonly ambiente?: '1' | '2';
  /** Its clock: dates documents are judged by, and the `Date` header. The real one when left out. */
  readonly now?: () => Date;
  /** From reception to decision; 50 ms when left out. EN PROCESO before. */
  readonly decisionDelayMs?: number;
  /** For so many days after its decision a document is handed out; 15 when left out, as measured of the authority. */
  readonly handsOutForDays?: number;
  /** Before every answer, as a distant server takes; none when left out. */
  readonly latencyMs?: number;
  /** Issuers it knows; any when left out. */
  readonly registeredRucs?: readonly string[];
  /** The answer to a key that came already and is undecided; 43 when left out. */
  readonly inProcessCode?: '43' | '70';
  /** How far IVA may be from base × rate, in cents; one when left out, as the authority was seen to do. */
  readonly ivaTolerance?: IvaTolerance;
  /** Where the authority's schemas are; `../shared/sri/xsd` beside the project when left out. */
  readonly schemasFolder?: string;
}

/** One handing-over at reception, whatever became of it. */
export interface Arrival {
  /** Null when none could be read. */
  readonly accessKey: string | null;
  readonly bytes: Uint8Array;
  readonly at: Date;
  /** What was answered, even if the answer got lost. */
  readonly estado: string;
  readonly codes: readonly string[];
  /** Whether the authority answered before that it does not have it, though it does. */
  readonly wasHidden: boolean;
}

/** What the authority holds of a document that reception accepted. */
export interface StoredDocument {
  readonly accessKey: string;
  /** Exactly as they came. */
  readonly bytes: Uint8Array;
  readonly state: 'in_process' | 'authorized' | 'not_authorized' | 'annulled';
  readonly messages: readonly ServiceMessage[];
}

/** A running double of the tax authority. */
export interface AuthorityDouble {
  /** Base address, to stand before `/comprobantes-electronicos-ws/…`. */
  readonly url: string;
  /** Whether it validates against the authority's schemas: only where they are at hand. */
  readonly checksSchemas: boolean;
  next(operation: ServiceOperation, ...misbehaviours: readonly Misbehaviour[]): void;
  always(operation: ServiceOperation, misbehaviour: Misbehaviour | null): void;
  /** So many requests out of one are misbehaved to, in any way; the same seed draws the same row. 0: behave. */
  randomly(rate: number, seed: number): void;
  /** How often it misbehaved in each way. */
  misbehaved(): Readonly<Partial<Record<Misbehaviour, number>>>;
  /** Nobody answers at its address any more, as when the line is cut. What it holds it keeps. */
  leave(): Promise<void>;
  /** Answers at the same address as before. */
  comeBack(): Promise<void>;
  /** Delays decisions not yet taken; Infinity holds them back, 0 releases them. */
  setDecisionDelay(milliseconds: number): void;
  /** From now on the answer to a key that came already and is undecided. */
  setInProcessCode(code: '43' | '70'): void;
  /** From now on: how far IVA may be from base × rate, in cents. */
  setIvaTolerance(cents: IvaTolerance): void;
  /** From now on the authorizations it tells of are changed so. */
  alter(change: Conduct['alter']): void;
  /** Besides its own checks it refuses what the rule says. */
  refuse(stage: 'reception' | 'decision', rule: RefusalRule): void;
  annul(accessKey: string): void;
  /** What came to reception with that key, in order. */
  received(accessKey: string): readonly Arrival[];
  arrivals(): readonly Arrival[];
  documents(): readonly StoredDocument[];
  /** The XML it authorized under a key, annulled since or not; null when there is none. */
  acceptedXml(accessKey: string): string | null;
  /** Requests that reached each service, those misbehaved to included. */
  counts(): Readonly<Record<ServiceOperation, number>>;
  /** Connections clients have opened. */
  connections(): number;
  /** Stops it at once. Rejects when the double itself failed at some request, so that no test passes by that. */
  close(): Promise<void>;
}

const sharedSchemas = fileURLToPath(new URL('../../../../shared/sri/xsd', import.meta.url));

/**
 * Starts a server on the loopback that judges documents as the tax authority does, by code of its own, and
 * misbehaves on request. It remembers all that came, so that a test can prove what was sent and how often.
 */
export async function startAuthorityDouble(options: AuthorityDoubleOptions = {}): Promise<AuthorityDouble> {
  const now = options.now ?? (() => new Date());
  const schemas = makeSchemaCheck(options.schemasFolder ?? sharedSchemas);
  const ledger = makeLedger();
  const plan = makeMisbehaviourPlan();
  const arrivals: Arrival[] = [];
  const failures: unknown[] = [];
  let connections = 0;
  const counts = { reception: 0, authorization: 0, query: 0 };
  const conduct: Conduct = {
    ambiente: options.ambiente ?? '1',
    registeredRucs: options.registeredRucs ?? null,
    inProcessCode: options.inProcessCode ?? '43',
    ivaTolerance: options.ivaTolerance ?? productTolerance,
    decisionDelayMs: options.decisionDelayMs ?? 50,
    handsOutForDays: options.handsOutForDays ?? 15,
    refuseReception: () => null,
    refuseDecision: () => null,
    alter: (authorization) => authorization,
  };
  const services = makeServices({ conduct, ledger, schemas, now });

  function answerTo(question: ServiceQuestion, misbehaviour: Misbehaviour | null): string {
    if (question.operation === 'query') return queryAnswerXml(services.query(question.accessKey));
    if (question.operation === 'authorization') {
      if (misbehaviour === 'in_queue') services.queue(question.accessKey);
      return authorizationAnswerXml(
        distortAuthorization(services.authorization(question.accessKey), misbehaviour),
      );
    }
    const { accessKey, answer } = services.receive(question.xml);
    arrivals.push({
      accessKey,
      bytes: question.xml,
      at: now(),
      estado: answer.estado,
      codes: answer.comprobantes.flatMap(({ mensajes }) => mensajes.map(({ code }) => code)),
      wasHidden: ledger.ofKey(accessKey ?? '').some(({ notBeforeTick }) => notBeforeTick !== undefined),
    });
    return receptionAnswerXml(distortReception(answer, accessKey ?? '0', misbehaviour));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const service = serviceAt(url.pathname);
    response.setHeader('Date', now().toUTCString());
    if (service === null) {
      response.writeHead(404).end();
      return;
    }
    if (request.method === 'GET' && url.searchParams.has('wsdl')) {
      response.writeHead(200, { 'Content-Type': 'text/xml' });
      response.end(
        `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" targetNamespace="${service.namespace}"/>`,
      );
      return;
    }
    counts[service.operation] += 1;
    const body = await readBody(request);
    const misbehaviour = plan.take(service.operation);
    await elapse(options.latencyMs ?? 0);
    if (misbehaviour !== null && misbehaveInstead(misbehaviour, response)) return;

    const transportFault = transportFaultOf(request);
    const reading =
      transportFault === null ? readRequest(service, body) : ({ ok: false, fault: transportFault } as const);
    if (!reading.ok) {
      response.writeHead(500, { 'Content-Type': 'text/xml' }).end(faultXml('Client', reading.fault));
      return;
    }
    const answer = answerTo(reading.question, misbehaviour);
    deliver(misbehaviour === 'null_answer' ? withoutContent(answer) : answer, misbehaviour, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      // A client that left is no error of the double.
      if (response.destroyed || request.destroyed) return;
      failures.push(error);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`double failed: ${String(error)}`);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await listen(server, 0);
  const port = portOf(server.address());

  return {
    url: `http://127.0.0.1:${port}`,
    checksSchemas: schemas.available,
    next: plan.next,
    always: plan.always,
    randomly: plan.randomly,
    misbehaved: plan.taken,
    leave: () => stopListening(server),
    comeBack: () => listen(server, port),
    setDecisionDelay(milliseconds) {
      conduct.decisionDelayMs = milliseconds;
    },
    setIvaTolerance(cents) {
      conduct.ivaTolerance = cents;
    },
    setInProcessCode(code) {
      conduct.inProcessCode = code;
    },
    alter(change) {
      conduct.alter = change;
    },
    refuse(stage, rule) {
      if (stage === 'reception') conduct.refuseReception = rule;
      else conduct.refuseDecision = rule;
    },
    annul(accessKey) {
      const held = ledger.ofKey(accessKey).at(-1);
      if (held === undefined) throw new Error(`The double does not hold ${accessKey}`);
      held.annulled = true;
    },
    received: (accessKey) => arrivals.filter((arrival) => arrival.accessKey === accessKey),
    arrivals: () => [...arrivals],
    documents: () =>
      ledger.all().map((held) => {
        const verdict = services.verdictOf(held);
        const decided = verdict?.authorized === true ? 'authorized' : 'not_authorized';
        return {
          accessKey: held.facts.accessKey,
          bytes: held.bytes,
          state: held.annulled === true ? 'annulled' : verdict === null ? 'in_process' : decided,
          messages: verdict?.messages ?? [],
        };
      }),
    acceptedXml(accessKey) {
      const accepted = ledger.ofKey(accessKey).find((held) => services.verdictOf(held)?.authorized === true);
      return accepted === undefined ? null : Buffer.from(accepted.bytes).toString('utf8');
    },
    counts: () => ({ ...counts }),
    connections: () => connections,
    async close() {
      await stopListening(server);
      schemas.close();
      if (failures.length > 0) throw new AggregateError(failures, 'The authority double failed');
    },
  };
}

function elapse(milliseconds: number): Promise<void> {
  return milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });
}

/** The response element without what should be inside: seen when the service behind fails. */
function withoutContent(answer: string): string {
  return answer.replace(/<(Respuesta\w+|EstadoAutorizacionComprobante)>.*<\/\1>/su, '');
}
