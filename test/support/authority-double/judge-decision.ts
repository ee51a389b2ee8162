import type { IvaTolerance } from './checks/amounts.ts';
import { differencesIn } from './checks/recompute/differences.ts';
import { signatureFault } from './checks/signature.ts';
import { type DocumentFacts, withXml } from './document-facts.ts';
import { errorMessage, type ServiceMessage, testEnvironmentNotice } from './soap/service-message.ts';

export interface DecisionCriteria {
  readonly receivedAt: Date;
  /** Issuers the authority knows; null: all of them. */
  readonly registeredRucs: readonly string[] | null;
  /** What the documents it holds say against this one; null when nothing. */
  readonly conflict: ServiceMessage | null;
  /** Of the IVA of a line and of a rate. */
  readonly ivaTolerance: IvaTolerance;
}

export interface Judgement {
  readonly authorized: boolean;
  readonly messages: readonly ServiceMessage[];
}

/** What is judged after reception, in the server's order: issuer, signature, other documents, differences. */
export function judgeDecision(xml: Uint8Array, facts: DocumentFacts, criteria: DecisionCriteria): Judgement {
  const refusal =
    issuerFault(facts, criteria.registeredRucs) ??
    withXml(xml, (document) => signatureFault(document, criteria.receivedAt)) ??
    criteria.conflict ??
    withXml(xml, ({ root }) => differencesFault(differencesIn(root, criteria.ivaTolerance)));
  if (refusal !== null) return { authorized: false, messages: [refusal] };
  return { authorized: true, messages: facts.ambiente === '1' ? [testEnvironmentNotice] : [] };
}

function issuerFault(
  { ruc }: DocumentFacts,
  registeredRucs: readonly string[] | null,
): ServiceMessage | null {
  const isKnown = registeredRucs === null || registeredRucs.includes(ruc);
  return isKnown ? null : errorMessage('46', `El RUC ${ruc} no existe`);
}

function differencesFault(differences: readonly string[]): ServiceMessage | null {
  return differences.length === 0
    ? null
    : errorMessage('52', ['Inventario de errores:', ...differences].join('\n'));
}
