import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import { formatNumber } from '../documents/identifiers/access-key.ts';
import { advance } from '../documents/lifecycle/lifecycle.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';
import { withCreditHeld } from './hold-credit.ts';
import type { IssueReply, IssuingDependencies } from './issue-document.ts';
import { numberDocument, type Unnumbered } from './numbering/number-document.ts';
import { chooseSeries, noNumber } from './numbering/numbering.ts';
import type { IssuingTransaction } from './ports/issuing-store.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { additionalFieldFaults } from './preparing/additional-field-faults.ts';
import { blocked, certificateBlockers, numberingBlockers } from './preparing/blockers.ts';
import { issuerAt } from './preparing/compute-body.ts';
import { creditProblem } from './preparing/credit.ts';
import { uncheckedProblem } from './preparing/data-check.ts';
import { sizeFaults } from './preparing/document-size.ts';
import { dayProblem } from './preparing/issue-day.ts';
import { notFound, wasReplaced, wrongState } from './preparing/own-document.ts';
import { sha256 } from './requests/fingerprint.ts';
import { resourceOf } from './resource.ts';

export interface ReplaceDependencies extends IssuingDependencies {
  /** Called after the commit that changed a document's status. */
  readonly changed: (documentId: string) => void;
}

/** The date is more than 90 days back or later than the authority's own (SRI reference §4). */
const DATE_MESSAGE = '65';

/**
 * Issues today, under a new number, what a document says that can no longer be authorized as it is: its date was
 * refused, its number is another's, or its day went by before the authority could see it (decision 0007). Both are
 * linked in one transaction, and for good; a document is replaced once.
 */
export async function replaceDocument(
  dependencies: ReplaceDependencies,
  { id, idempotencyKey }: { readonly id: string; readonly idempotencyKey?: string | undefined },
): Promise<IssueReply> {
  const { store } = dependencies;
  const was = await store.document(id);
  if (!was) return refuse(notFound);
  const scope = `${was.entityId} ${was.identity.environment} replace ${id}`;
  const earlier = idempotencyKey && (await store.idempotent(scope, idempotencyKey));
  if (earlier) return replayed(dependencies, earlier.documentId);
  // Checked first: faults of the new document matter only if the old one may be replaced.
  const early = await store.transaction((transaction) => rejection(transaction, was));
  if (early) return refuse(early);
  const unchecked = await uncheckedProblem(dependencies.dataChecked, was.identity.environment);
  if (unchecked) return refuse(unchecked);
  const again = await issuedAgain(dependencies, was);
  if (!again.ok) return again;

  const note = { id: dependencies.newId(), revision: 1, content: was.content };
  // What still waits holds its credit, and its replacement takes that over.
  const wanting = was.status === 'returned' ? store : {};
  const result = await withCreditHeld(wanting, { scope: scopeOf(was), note }, async (hold) => {
    if (hold.unknown) return refuse(hold.unknown);
    return store.transaction(async (transaction): Promise<Outcome<Replaced>> => {
      const raced = idempotencyKey && (await transaction.idempotent(scope, idempotencyKey));
      if (raced) return { ok: true, value: { kind: 'raced', documentId: raced.documentId } };
      const problem =
        (await rejection(transaction, was)) ??
        (await dayProblem(dependencies, transaction, again.value.issueDate)) ??
        (await creditProblem(transaction, again.value.kind.summary(was.content).credits, id));
      if (problem) return refuse(problem);
      const replaces = { replaces: id, replaces_number: formatNumber(was.identity, was.identity.sequential) };
      const request =
        idempotencyKey === undefined ? undefined : { scope, key: idempotencyKey, fingerprint: sha256(id) };
      const unnumbered = { ...again.value, id: note.id };
      const by = await numberDocument(dependencies, transaction, unnumbered, replaces, request);
      if (!by) return refuse(noNumber);
      await transaction.replace({ replaced: replacedAt(was, again.value.at), was, by, at: again.value.at });
      await hold.use(transaction);
      return { ok: true, value: { kind: 'replaced', by } };
    });
  });
  if (!result.ok) return result;
  if (result.value.kind === 'raced') return replayed(dependencies, result.value.documentId);
  dependencies.changed(id);
  dependencies.issued(result.value.by);
  return { ok: true, value: { document: resourceOf(result.value.by), replayed: false } };
}

const scopeOf = ({ entityId, identity }: StoredDocument) => ({ entityId, environment: identity.environment });

type Replaced =
  | { readonly kind: 'replaced'; readonly by: StoredDocument }
  | { readonly kind: 'raced'; readonly documentId: string };

/** Why the document cannot be replaced now, if so; asked by the transaction that writes. */
async function rejection(transaction: IssuingTransaction, was: StoredDocument): Promise<Problem | undefined> {
  const { id } = was;
  const replacement = await transaction.replacementOf(id);
  if (replacement !== undefined) return wasReplaced(replacement);
  const current = await transaction.document(id, {});
  if (current?.status !== was.status || current.revision !== was.revision) {
    return { code: 'invalid_state', detail: 'El documento acaba de cambiar: consúltelo.', documentId: id };
  }
  const decision = (await transaction.waiting(id))?.decision;
  if (was.status === 'returned') {
    const canNeverPass =
      was.sriMessages.some(({ code }) => code === DATE_MESSAGE) ||
      decision === 'date_refused' ||
      decision === 'number_taken';
    if (canNeverPass) return undefined;
  } else if (was.status === 'pending' && (decision === 'late' || decision === 'number_unproven')) {
    if (!(await transaction.mayBeReceived(id))) return undefined;
    const rule = 'Pudo llegar al SRI: mándelo a enviar. Si el SRI rechaza su fecha, entonces se reemplaza.';
    return wrongState(was, rule);
  }
  const rule =
    'Solo se reemplaza uno cuya fecha o número rechazó el SRI, o uno que nunca se envió y espera la decisión de una ' +
    'persona.';
  return wrongState(was, rule);
}

/** A document that the authority has not seen becomes annulled; one that it returned stays returned. */
function replacedAt(was: StoredDocument, at: Date): StoredDocument {
  const instant = at.toISOString();
  const status = advance(was.status, 'give_up');
  if (!status) return { ...was, updatedAt: instant };
  return {
    ...was,
    status,
    transitions: { ...was.transitions, [status]: instant },
    updatedAt: instant,
  };
}

/** The same content as of today, at the same emission point, by the business as it is now; or why not. */
async function issuedAgain(
  { store, now }: IssuingDependencies,
  { content: before, identity, entityId, channel, metadata, issuer: { ruc }, id }: StoredDocument,
): Promise<Outcome<Omit<Unnumbered, 'id'>>> {
  const at = now();
  const { environment, establishment, emissionPoint } = identity;
  const kind = kindOf(identity.type);
  const issueDate = ecuadorDate(at);
  const [business, all] = await Promise.all([
    store.business(entityId),
    store.series({ entityId, environment, type: kind.type }),
  ]);
  if (!business) throw new Error(`the business ${entityId} of a document does not exist`);
  if (business.issuer.ruc !== ruc) {
    const detail = `El documento es del RUC ${ruc}, y el del negocio es otro ahora.`;
    return refuse({ code: 'invalid_state', detail, documentId: id });
  }
  const redated = kind.redated?.(before, issueDate) ?? { ok: true, value: before };
  const issuer = issuerAt(business, establishment);
  const content = redated.ok ? redated.value : before;
  const document = { identity: { ...identity, issueDate }, issuer, content };
  const faults = [
    ...(redated.ok ? [] : redated.faults),
    ...additionalFieldFaults(document),
    ...sizeFaults(kind, document),
  ];
  if (faults.length > 0) {
    const detail = 'Con la fecha de hoy no puede decir lo mismo: emítalo de nuevo con los datos corregidos.';
    return refuse({ code: 'validation_failed', detail, errors: faults, documentId: id });
  }
  const choice = chooseSeries(all, { establishment, emission_point: emissionPoint });
  const series = choice.kind === 'chosen' ? choice.series : undefined;
  const blockers = [...numberingBlockers(series, kind.label), ...certificateBlockers(business, at)];
  if (!series || blockers.length > 0) return refuse(blocked(blockers));
  const caller = { entityId, environment, channel };
  return {
    ok: true,
    // In the sandbox, the outcome that was asked for does not apply to the replacement.
    value: { kind, content, metadata, simulate: undefined, caller, issuer, series, issueDate, at },
  };
}

async function replayed({ store }: IssuingDependencies, documentId: string): Promise<IssueReply> {
  const stored = await store.document(documentId);
  if (!stored) throw new Error(`idempotency key of a document that does not exist: ${documentId}`);
  const document: DocumentResource = resourceOf(stored);
  return { ok: true, value: { document, replayed: true } };
}
