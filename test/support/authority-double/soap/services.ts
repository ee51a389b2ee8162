import type { IvaTolerance } from '../checks/amounts.ts';
import type { SchemaCheck } from '../checks/schema.ts';
import { creditConflict } from '../credit-conflict.ts';
import type { DocumentFacts } from '../document-facts.ts';
import { judgeDecision } from '../judge-decision.ts';
import { judgeReception } from '../judge-reception.ts';
import type { HeldDocument, Ledger, Verdict } from '../ledger.ts';
import { errorMessage, type ServiceMessage } from './service-message.ts';
import type { AuthorizationAnswer, Autorizacion, QueryAnswer, ReceptionAnswer } from './soap-answers.ts';

/** A refusal of a test's own, besides the real checks; null lets the document pass. */
export type RefusalRule = (facts: DocumentFacts) => ServiceMessage | null;

/** How the services judge; the double's control changes it while they run. */
export interface Conduct {
  readonly ambiente: '1' | '2';
  readonly registeredRucs: readonly string[] | null;
  /** What a key still undecided is answered with. */
  inProcessCode: '43' | '70';
  ivaTolerance: IvaTolerance;
  /** From reception to decision, milliseconds; Infinity: nothing is ever decided. */
  decisionDelayMs: number;
  /** For so many days after its decision the authorization service hands a document out. */
  readonly handsOutForDays: number;
  refuseReception: RefusalRule;
  refuseDecision: RefusalRule;
  /** What it tells instead of an authorization: another document, environment or date. */
  alter: (authorization: Autorizacion) => Autorizacion;
}

export interface ServicesParts {
  readonly conduct: Conduct;
  readonly ledger: Ledger;
  readonly schemas: SchemaCheck;
  readonly now: () => Date;
}

/** The three web services, without their transport. */
export interface Services {
  receive(xml: Uint8Array): { readonly accessKey: string | null; readonly answer: ReceptionAnswer };
  authorization(accessKey: string): AuthorizationAnswer;
  query(accessKey: string): QueryAnswer;
  /** What of a key is undecided now stays so for a while: a client that got no answer may hand it over again. */
  queue(accessKey: string): void;
  verdictOf(held: HeldDocument): Verdict | null;
}

const DAY_MS = 86_400_000;

/** Longer than a client takes from the question to the handing-over that follows from the answer. */
const QUEUED_MS = 2000;

export function makeServices({ conduct, ledger, schemas, now }: ServicesParts): Services {
  function verdictOf(held: HeldDocument): Verdict | null {
    if (held.verdict !== undefined) return held.verdict;
    const tick = performance.now();
    if (tick - held.receivedTick < conduct.decisionDelayMs || tick < (held.notBeforeTick ?? 0)) return null;
    const { facts, bytes, receivedAt } = held;
    const refusal = conduct.refuseDecision(facts);
    const judgement =
      refusal === null
        ? judgeDecision(bytes, facts, {
            receivedAt,
            registeredRucs: conduct.registeredRucs,
            ivaTolerance: conduct.ivaTolerance,
            conflict: creditConflict(held, { earlier: ledger.before(held), isEffective }),
          })
        : { authorized: false, messages: [refusal] };
    held.verdict = { ...judgement, decidedAt: decisionDate(held) };
    return held.verdict;
  }

  /**
   * Its dates have seconds, and tell a decision about a correction from the one before: no shop corrects a document within
   * a second, but a test does.
   */
  function decisionDate({ facts }: HeldDocument): Date {
    const before = ledger.ofKey(facts.accessKey).map(({ verdict }) => verdict?.decidedAt.getTime() ?? 0);
    return new Date(Math.max(now().getTime(), ...before.map((time) => time + 1000)));
  }

  /** Authorized, and not annulled since. */
  function isEffective(held: HeldDocument): boolean {
    return held.annulled !== true && verdictOf(held)?.authorized === true;
  }

  /** What is undecided always is; after that the service answers 0 whatever was decided (SRI reference §4). */
  function isHandedOut(verdict: Verdict | null): boolean {
    return (
      verdict === null || now().getTime() - verdict.decidedAt.getTime() <= conduct.handsOutForDays * DAY_MS
    );
  }

  /** Returned documents may come again, and refused ones corrected; all others are there. */
  function duplicate(facts: DocumentFacts): ServiceMessage | null {
    const earlier = ledger.ofKey(facts.accessKey).at(-1);
    if (earlier !== undefined) {
      const verdict = verdictOf(earlier);
      if (verdict !== null && !verdict.authorized) return null;
      return verdict === null && conduct.inProcessCode === '70'
        ? errorMessage('70', 'VALOR DEVUELTO POR EL PROCEDIMIENTO: SI')
        : errorMessage('43', 'La clave de acceso ya se encuentra registrada');
    }
    const holder = ledger.keyOfNumber(facts);
    return holder === undefined
      ? null
      : errorMessage('45', `El secuencial ya está registrado con la clave ${holder}`);
  }

  return {
    verdictOf,
    receive(xml) {
      const receivedAt = now();
      const { ambiente } = conduct;
      const judgement = judgeReception(xml, { schemas, ambiente, now: receivedAt, duplicate });
      if (!judgement.received)
        return { ...judgement, answer: returned(judgement.accessKey, judgement.messages) };
      const { facts } = judgement;
      const refusal = conduct.refuseReception(facts);
      if (refusal !== null) {
        return { accessKey: facts.accessKey, answer: returned(facts.accessKey, [refusal]) };
      }
      ledger.hold({ facts, bytes: xml, receivedAt, receivedTick: performance.now() });
      return { accessKey: facts.accessKey, answer: { estado: 'RECIBIDA', comprobantes: [] } };
    },
    authorization: (accessKey) => ({
      claveAccesoConsultada: accessKey,
      autorizaciones: ledger
        .ofKey(accessKey)
        .filter((held) => isHandedOut(verdictOf(held)))
        .map((held) => conduct.alter(authorizationOf(held, verdictOf(held)))),
    }),
    queue(accessKey) {
      for (const held of ledger.ofKey(accessKey)) {
        if (verdictOf(held) === null) held.notBeforeTick = performance.now() + QUEUED_MS;
      }
    },
    query(accessKey) {
      const held = ledger.ofKey(accessKey).at(-1);
      const verdict = held === undefined ? null : verdictOf(held);
      if (held === undefined || verdict === null || !isOfLastMonths(verdict.decidedAt, now())) {
        const detail = 'No existen datos para los parámetros ingresados';
        return { claveAcceso: accessKey, found: null, mensajes: [errorMessage('99', detail)] };
      }
      const estado = held.annulled === true ? 'ANULADO' : stateText(verdict);
      return {
        claveAcceso: accessKey,
        found: { estado, ruc: held.facts.ruc, at: verdict.decidedAt },
        mensajes: [],
      };
    },
  };
}

function returned(accessKey: string | null, messages: readonly ServiceMessage[]): ReceptionAnswer {
  return { estado: 'DEVUELTA', comprobantes: [{ claveAcceso: accessKey ?? 'N/A', mensajes: messages }] };
}

function authorizationOf({ facts, bytes }: HeldDocument, verdict: Verdict | null): Autorizacion {
  const ambiente = facts.ambiente === '1' ? 'PRUEBAS' : 'PRODUCCIÓN';
  if (verdict === null) {
    return { estado: 'EN PROCESO', fechaAutorizacion: null, ambiente, comprobante: bytes, mensajes: [] };
  }
  return {
    estado: stateText(verdict),
    ...(verdict.authorized ? { numeroAutorizacion: facts.accessKey } : {}),
    fechaAutorizacion: verdict.decidedAt,
    ambiente,
    comprobante: bytes,
    mensajes: verdict.messages,
  };
}

/** ConsultaComprobante tells of this month and the last. */
function isOfLastMonths(decidedAt: Date, now: Date): boolean {
  return monthOf(now) - monthOf(decidedAt) <= 1;
}

/** Counted from year 0, in Ecuador. */
function monthOf(instant: Date): number {
  const local = new Date(instant.getTime() - 5 * 3_600_000);
  return local.getUTCFullYear() * 12 + local.getUTCMonth();
}

function stateText({ authorized }: Verdict): string {
  return authorized ? 'AUTORIZADO' : 'NO AUTORIZADO';
}
