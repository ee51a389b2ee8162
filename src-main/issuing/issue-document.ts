import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import type { DocumentType } from '../documents/kinds.ts';
import { type HoldOfNote, withCreditHeld } from './hold-credit.ts';
import { numberDocument } from './numbering/number-document.ts';
import { noNumber } from './numbering/numbering.ts';
import type { IssuingClock } from './ports/clock-port.ts';
import type { IssuingStore, IssuingTransaction, Series } from './ports/issuing-store.ts';
import type { IdempotentRequest } from './ports/journal.ts';
import type { Judgement, SaleApprovals } from './ports/sale-approvals.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { blocked } from './preparing/blockers.ts';
import { clockProblem } from './preparing/clock-lock.ts';
import { creditProblem, limitProblem, limitReached } from './preparing/credit.ts';
import { type DataChecked, uncheckedProblem } from './preparing/data-check.ts';
import { dayPassed, dayProblem } from './preparing/issue-day.ts';
import { type Prepared, prepare } from './preparing/prepare.ts';
import { proformaProblem } from './preparing/proforma.ts';
import { machineChanged, machineProblem } from './preparing/till-machine.ts';
import { previewIdOf } from './preview-document.ts';
import type { Caller } from './requests/caller.ts';
import { canonicalJson, sha256 } from './requests/fingerprint.ts';
import { resourceOf } from './resource.ts';

export interface IssuingDependencies {
  readonly store: IssuingStore;
  readonly now: () => Date;
  /** Whether the clock is trusted to date a document. */
  readonly clock: IssuingClock;
  /** What a person may sell, by themselves or as somebody allowed it. */
  readonly approvals: SaleApprovals;
  readonly dataChecked: DataChecked;
  /** UUID v7: identifiers sort by creation. */
  readonly newId: () => string;
  /** Eight random digits for an access key. */
  readonly newNumericCode: () => string;
  /** Called after the commit, so that delivery starts at once. */
  readonly issued: (document: StoredDocument) => void;
}

export interface IssueCommand {
  readonly type: DocumentType;
  readonly body: unknown;
  readonly previewId?: string;
  readonly idempotencyKey?: string;
}

export type IssueReply = Outcome<{ readonly document: DocumentResource; readonly replayed: boolean }>;

/**
 * Numbers, stores and queues a document in one transaction: when the promise resolves with a document, its number is
 * taken and everything about it is durable; when it resolves with a problem, nothing was written.
 */
export async function issueDocument(
  dependencies: IssuingDependencies,
  caller: Caller,
  command: IssueCommand,
): Promise<IssueReply> {
  const { store } = dependencies;
  const idempotency = idempotencyOf(caller, command);
  // The key decides before everything else: a retry replays whatever became of its preview, of the clock or of a series.
  const before = await replayOf(store, idempotency);
  if (before) return before;
  const reply = await issueNow(dependencies, caller, { ...command, idempotency });
  if (reply.ok) return reply;
  // Midnight went by before it had a number, its till got another machine, or another sale spent its approval or
  // took the credit of its buyer at the same instant: it is judged as a document of how it is now.
  if ([dayPassed, machineChanged, approvalSpent, limitReached].includes(reply.problem)) {
    return issueNow(dependencies, caller, { ...command, idempotency });
  }
  // What stands in the way may be the very document that the same request issued meanwhile, as the credit it took.
  return (await replayOf(store, idempotency)) ?? reply;
}

async function issueNow(
  dependencies: IssuingDependencies,
  caller: Caller,
  { idempotency, ...command }: IssueCommand & { readonly idempotency: IdempotentRequest | undefined },
): Promise<IssueReply> {
  const { store, now, clock, dataChecked } = dependencies;
  const unchecked = await uncheckedProblem(dataChecked, caller.environment);
  if (unchecked) return refuse(unchecked);
  const at = now();
  const locked = clockProblem(clock.judge());
  if (locked) return refuse(locked);
  const { previewId } = command;
  if (previewId !== undefined && previewId !== (await previewIdOf(store, caller, { ...command, at }))) {
    return refuse({
      code: 'preview_mismatch',
      detail:
        'El cuerpo o el ajuste de precios con IVA cambió desde la vista previa, o esta es de otro día. Pida una nueva.',
    });
  }
  const prepared = await prepare(store, caller, { type: command.type, body: command.body, at });
  if (!prepared.ok) return prepared;
  const { series, blockers, kind, content, metadata } = prepared.value;
  const intended = { type: kind.type, content, metadata };
  const approvals = await dependencies.approvals.judge(caller, intended);
  if (!approvals.ok) return approvals;
  if (!series || blockers.length > 0) return refuse(blocked(blockers));
  const note = { id: dependencies.newId(), revision: 1, content };
  return withCreditHeld(store, { scope: caller, note }, async (hold) => {
    const allowed = hold.unknown
      ? await dependencies.approvals.judge(caller, { ...intended, creditUnknown: hold.unknown })
      : approvals;
    if (!allowed.ok) return allowed;
    const judged = {
      ...prepared.value,
      series,
      at,
      id: note.id,
      hold,
      ...allowed.value,
      idempotency,
    };
    return numberPrepared(dependencies, caller, judged);
  });
}

interface Judged extends Prepared, Judgement {
  readonly series: Series;
  readonly at: Date;
  readonly id: string;
  readonly hold: HoldOfNote;
  readonly idempotency: IdempotentRequest | undefined;
}

async function numberPrepared(
  dependencies: IssuingDependencies,
  caller: Caller,
  { id, hold, approvals, owedAtMost, idempotency, at, ...prepared }: Judged,
): Promise<IssueReply> {
  const { kind, content, series, channel, metadata } = prepared;
  const { store } = dependencies;
  const result = await store.transaction(async (transaction) => {
    const raced = await replayOf(transaction, idempotency);
    if (raced) return { kind: 'raced', raced } as const;
    const problem =
      (await dayProblem(dependencies, transaction, prepared.issueDate)) ??
      (await machineProblem(transaction, caller, prepared)) ??
      (await creditProblem(transaction, kind.summary(content).credits)) ??
      (await limitProblem(transaction, caller, owedAtMost)) ??
      (await proformaProblem(transaction, caller, { type: kind.type, metadata })) ??
      ((await transaction.areApprovalsUnused(approvals)) ? undefined : approvalSpent);
    if (problem) return { kind: 'refused', problem } as const;
    const unnumbered = { ...prepared, id, caller: { ...caller, channel }, series, at };
    const stored = await numberDocument(dependencies, transaction, unnumbered, undefined, idempotency);
    if (!stored) return { kind: 'refused', problem: noNumber } as const;
    await transaction.spendApprovals(approvals, stored);
    await hold.use(transaction);
    return { kind: 'issued', stored } as const;
  });
  switch (result.kind) {
    case 'raced':
      return result.raced;
    case 'refused':
      return refuse(result.problem);
    case 'issued':
      dependencies.issued(result.stored);
      return { ok: true, value: { document: resourceOf(result.stored), replayed: false } };
  }
}

export const approvalSpent: Problem = {
  code: 'operator_not_allowed',
  detail: 'Lo que se aprobó para esta venta ya sirvió para otra: pida la aprobación de nuevo.',
};

/** Scope of a key: business, environment and call; fingerprint: the body alone (api.md §3). */
function idempotencyOf(
  caller: Caller,
  { type, body, idempotencyKey }: IssueCommand,
): IdempotentRequest | undefined {
  if (idempotencyKey === undefined) return undefined;
  return {
    scope: `${caller.entityId} ${caller.environment} issue ${type}`,
    key: idempotencyKey,
    fingerprint: sha256(canonicalJson(body)),
  };
}

/** The document that the key issued, as it is now, or its refusal to another body; undefined while it issued none. */
async function replayOf(
  store: Pick<IssuingTransaction, 'idempotent' | 'document'>,
  request: IdempotentRequest | undefined,
): Promise<IssueReply | undefined> {
  if (!request) return undefined;
  const earlier = await store.idempotent(request.scope, request.key);
  if (!earlier) return undefined;
  if (earlier.fingerprint !== request.fingerprint) {
    return refuse({
      code: 'idempotency_key_reused',
      detail:
        `Con esta Idempotency-Key ya se emitió el documento ${earlier.documentId}, y su cuerpo es otro. Consúltelo: ` +
        'si es el que quería emitir, no lo emita de nuevo.',
      documentId: earlier.documentId,
    });
  }
  const stored = await store.document(earlier.documentId, {});
  if (!stored) throw new Error(`idempotency key of a document that does not exist: ${earlier.documentId}`);
  return { ok: true, value: { document: resourceOf(stored), replayed: true } };
}
