import type { DocumentResource } from '../contract/documents/document-resource.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { recipientsOf } from '../documents/all-kinds/recipients.ts';
import { kindOf } from '../documents/all-kinds/types.ts';
import type { PricesWithTaxes } from '../documents/lines/price-with-taxes/state-without-taxes.ts';
import type { Fault } from '../documents/values/fault.ts';
import { withCreditHeld } from './hold-credit.ts';
import { approvalSpent, type IssuingDependencies } from './issue-document.ts';
import { nextRevision } from './numbering/next-revision.ts';
import type { StoredDocument } from './ports/stored-document.ts';
import { additionalFieldFaults } from './preparing/additional-field-faults.ts';
import { blocked, certificateBlockers } from './preparing/blockers.ts';
import { computeBody, issuerAt, refused } from './preparing/compute-body.ts';
import { creditProblem, limitProblem } from './preparing/credit.ts';
import { sizeFaults } from './preparing/document-size.ts';
import { type DocumentAddress, ownDocument, wasReplaced, wrongState } from './preparing/own-document.ts';
import { keepMachine } from './preparing/till-machine.ts';
import { askedBy, type Caller } from './requests/caller.ts';
import { resourceOf } from './resource.ts';

/**
 * Replaces what the authority refused by a corrected body, under the same number, access key and issue date, and queues
 * it to be signed and sent again (SRI technical sheet 2.34 §5.10). The business is written as it is now: its own data
 * may have been what was refused. Prices with taxes whose amounts were refused are computed the classic way, and the
 * journey says so.
 */
export async function resubmitDocument(
  dependencies: Pick<IssuingDependencies, 'store' | 'now' | 'issued' | 'approvals'>,
  caller: Caller,
  { body, ...address }: DocumentAddress & { readonly body: unknown },
): Promise<Outcome<DocumentResource>> {
  const { store, now, issued } = dependencies;
  const at = now();
  const target = await ownDocument(store, caller, address);
  if (!target.ok) return target;
  const earlierPrices = await store.pricesWithTaxesIn(target.value.id);
  const newPrices = earlierPrices ? undefined : wayOfPrices(target.value);
  const corrected = await correct(dependencies, caller, {
    refusedDocument: target.value,
    body,
    at,
    pricesWithTaxes: earlierPrices ?? newPrices,
  });
  if (!corrected.ok) return corrected;
  const { credits } = kindOf(corrected.value.identity.type).summary(corrected.value.content);
  const { id, revision, content, metadata } = corrected.value;
  const { type } = corrected.value.identity;
  const judged = await dependencies.approvals.judge(caller, {
    type,
    content,
    metadata,
    corrects: target.value,
  });
  if (!judged.ok) return judged;
  const { approvals, owedAtMost } = judged.value;
  return withCreditHeld(store, { scope: caller, note: { id, revision, content } }, async (hold) => {
    if (hold.unknown) return refuse(hold.unknown);
    const problem = await store.transaction(async (transaction) => {
      const replacement = await transaction.replacementOf(corrected.value.id);
      if (replacement !== undefined) return wasReplaced(replacement);
      const excess = await creditProblem(transaction, credits, corrected.value.id);
      if (excess) return excess;
      const over = await limitProblem(transaction, caller, owedAtMost);
      if (over) return over;
      if (!(await transaction.areApprovalsUnused(approvals))) return approvalSpent;
      const isOfAnother = buyerOf(corrected.value) !== buyerOf(target.value);
      if (isOfAnother && (await transaction.isPaidInPart(target.value))) return paidByBuyer(target.value);
      const isKept = await transaction.correct(corrected.value, target.value, {
        ...(newPrices && { prices_with_taxes: newPrices }),
        ...askedBy(caller),
      });
      if (!isKept) return overtaken(corrected.value);
      await transaction.spendApprovals(approvals, { id, createdAt: at.toISOString() });
      await hold.use(transaction);
      return undefined;
    });
    if (problem) return { ok: false, problem };
    issued(corrected.value);
    return { ok: true, value: resourceOf(corrected.value) };
  });
}

/** The document with its correction, computed; nothing is stored yet. */
async function correct(
  { store }: Pick<IssuingDependencies, 'store'>,
  caller: Caller,
  {
    refusedDocument,
    body,
    at,
    pricesWithTaxes,
  }: {
    refusedDocument: StoredDocument;
    body: unknown;
    at: Date;
    pricesWithTaxes: PricesWithTaxes | undefined;
  },
): Promise<Outcome<StoredDocument>> {
  const { id, identity } = refusedDocument;
  const revision = nextRevision(refusedDocument, at);
  if (!revision) {
    const rule = 'Solo se corrige y reenvía uno devuelto o no autorizado.';
    return { ok: false, problem: wrongState(refusedDocument, rule) };
  }
  const kind = kindOf(identity.type);
  const { faults, rest } = withoutPoint(body);
  const read = await computeBody(store, caller, {
    kind,
    body: rest,
    issueDate: identity.issueDate,
    faults,
    corrects: id,
    pricesWithTaxes,
    complete: async (input) => ({ body: keepMachine(input, refusedDocument.content), faults: [] }),
  });
  if (!read.ok) return read;
  const { common, business, computed } = read.value;
  if (!computed.ok) return refused(computed.faults);
  if (business.issuer.ruc !== refusedDocument.issuer.ruc) return ofAnotherRuc(refusedDocument);
  const issuer = issuerAt(business, identity.establishment);
  const document = { identity, issuer, content: computed.value };
  const unfit = [...additionalFieldFaults(document), ...sizeFaults(kind, document)];
  if (unfit.length > 0) return refused(unfit);
  const blockers = certificateBlockers(business, at);
  if (blockers.length > 0) return { ok: false, problem: blocked(blockers) };
  return {
    ok: true,
    value: {
      ...revision,
      issuer,
      content: kind.numbered?.(computed.value, identity) ?? computed.value,
      metadata: common.metadata,
      deliveryStatus: recipientsOf(kind, computed.value).length > 0 ? 'none' : 'no_recipient',
      ...(common.simulate !== undefined && { simulate: common.simulate }),
    },
  };
}

/** Message 52, "differences": the amounts are not what the authority computes. */
const DIFFERENCES = '52';

/**
 * An authority that did not take IVA as what prices left of themselves gets it computed the classic way; once, as every
 * later correction stays with it.
 */
function wayOfPrices({ sriMessages, content }: StoredDocument): PricesWithTaxes | undefined {
  const isOverAmounts = sriMessages.some(({ code }) => code === DIFFERENCES);
  const lines: readonly object[] = 'lines' in content ? content.lines : [];
  return isOverAmounts && lines.some((line) => 'unit_price_with_taxes' in line) ? 'classic' : undefined;
}

/** A correction keeps its number and channel, so it cannot say where to be numbered, nor by whom it was issued. */
function withoutPoint(body: unknown): { readonly faults: readonly Fault[]; readonly rest: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { faults: [], rest: body };
  const isPointField = (name: string) =>
    name === 'establishment' || name === 'emission_point' || name === 'channel';
  const entries = Object.entries(body);
  return {
    faults: entries.flatMap(([name]) =>
      isPointField(name)
        ? [
            {
              pointer: `/${name}`,
              code: 'not_allowed_here',
              message: 'Una corrección conserva su serie, su número y su canal: quite este campo.',
            },
          ]
        : [],
    ),
    rest: Object.fromEntries(entries.filter(([name]) => !isPointField(name))),
  };
}

function overtaken({ id }: StoredDocument): Problem {
  return {
    code: 'invalid_state',
    detail: 'Otra corrección de este documento llegó antes y ya está en camino: consúltelo.',
    documentId: id,
  };
}

function buyerOf({ identity, content }: StoredDocument): string {
  return kindOf(identity.type).summary(content).counterparty.identification;
}

function paidByBuyer({ id }: StoredDocument): Problem {
  const detail =
    'Ya se cobró de este documento: reverse antes el cobro para corregirlo a nombre de otro cliente.';
  return { code: 'invalid_state', detail, documentId: id };
}

/** The access key names the RUC, and the key does not change. */
function ofAnotherRuc({ id, issuer }: StoredDocument): Outcome<never> {
  const detail = `El documento lleva el RUC ${issuer.ruc} en su clave de acceso, y el del negocio es otro ahora.`;
  return { ok: false, problem: { code: 'invalid_state', detail, documentId: id } };
}
