import { kindOf } from '../../documents/all-kinds/types.ts';
import { saleSigns } from '../../documents/figures/sale-signs.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { decimal, formatAmount } from '../../documents/values/decimal.ts';
import type { Decision, KnownFacts } from '../../imports/ports/draft.ts';
import type { DecisionBatch, ImportScope } from '../../imports/ports/import-store.ts';
import { documentNumbered } from '../rows/documents/document-numbered.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { authorizeUndecided } from './authorize-undecided.ts';
import { knownOf } from './drafts/import-drafts.ts';
import { packDocument, parsePacked } from './drafts/packed-document.ts';
import { type ImportedNumber, raiseSeries } from './import-series.ts';
import { changeImport } from './import-status.ts';
import { type Undecided, undecidedDraft } from './import-undecided.ts';
import { addEvidence, insertImported } from './imported-document.ts';

interface Ledger {
  /** What the batch adds to what was sold. */
  sales: ReturnType<typeof decimal>;
  upgraded: { signature: number; unconfirmed: number };
  readonly numbers: ImportedNumber[];
}

/** Decides a batch of drafts, each by all that is here when its turn comes, what came right before it included. */
export async function decideDrafts(
  tx: Tx,
  { id, batch }: { id: string; batch: DecisionBatch },
  newId: () => string,
): Promise<boolean> {
  const { drafts, decide, at } = batch;
  if (!(await changeImport(tx, id, { updated_at: at.toISOString() }))) return false;
  const undecided = drafts.map((draft) => undecidedDraft(tx, draft, at));
  await decideAll(tx, { id, undecided, decide, at }, newId);
  return true;
}

export interface Deciding extends Pick<DecisionBatch, 'decide' | 'at'> {
  /** Of an import that is under way. */
  readonly id: string;
  readonly undecided: readonly Undecided[];
}

/** Decides each in its turn, and writes down what the import brought by it. */
export async function decideAll(
  tx: Tx,
  { id, undecided, decide, at }: Deciding,
  newId: () => string,
): Promise<void> {
  const row = await tx.selectFrom('import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const scope = { entityId: row.entity_id, environment: row.environment };
  const factsByKey = await knownOf(
    tx,
    scope,
    undecided.map(({ draft }) => draft),
  );
  const ledger: Ledger = {
    sales: decimal(row.sales_total),
    upgraded: { signature: 0, unconfirmed: 0 },
    numbers: [],
  };
  for (const one of undecided) {
    const { accessKey } = one.draft.facts;
    const before = factsByKey.get(accessKey) ?? {};
    const decision = decide(one.draft, before);
    const after = await carryOut(tx, {
      scope,
      undecided: one,
      knownFacts: before,
      decision,
      at,
      ledger,
      newId,
    });
    if (after) factsByKey.set(accessKey, { ...before, existing: after });
  }
  await raiseSeries(tx, { importId: id, scope, numbers: ledger.numbers }, newId);
  await changeImport(tx, id, {
    sales_total: formatAmount(ledger.sales),
    upgraded_signature: row.upgraded_signature + ledger.upgraded.signature,
    upgraded_unconfirmed: row.upgraded_unconfirmed + ledger.upgraded.unconfirmed,
  });
}

interface Step {
  readonly scope: ImportScope;
  readonly undecided: Undecided;
  readonly knownFacts: KnownFacts;
  readonly decision: Decision;
  readonly at: Date;
  readonly ledger: Ledger;
  readonly newId: () => string;
}

/** The document of the key as it is from now on, where the decision made or changed it. */
async function carryOut(tx: Tx, step: Step): Promise<KnownFacts['existing']> {
  const { undecided, decision, at, knownFacts, ledger } = step;
  switch (decision.kind) {
    case 'wait':
      await undecided.wait(decision.isAsked);
      return undefined;
    case 'settle':
      await undecided.settle(decision);
      return undefined;
    case 'upgrade': {
      const { documentId, verification, listing } = decision;
      const was = knownFacts.existing?.verification;
      if (was === 'signature' || was === 'unconfirmed') ledger.upgraded[was] += 1;
      await addEvidence(tx, { ...decision, at });
      await undecided.settle({ code: 'evidence_added', params: {}, documentId, verification });
      return { id: documentId, verification, ...(listing && { listing }) };
    }
    case 'authorize': {
      const { documentId } = decision;
      const { importId } = undecided.draft;
      await authorizeUndecided(tx, { ...decision, importId, at }, step.newId);
      await undecided.settle({ code: 'evidence_added', params: {}, documentId });
      return { id: documentId };
    }
    case 'import':
      return importDocument(tx, step, decision);
  }
}

async function importDocument(
  tx: Tx,
  { scope, undecided, at, ledger, newId }: Step,
  decision: Extract<Decision, { kind: 'import' }>,
): Promise<KnownFacts['existing']> {
  const { fetched, verification, authorizedAt, listing, code, params } = decision;
  const packed = fetched ? packDocument(fetched.document, fetched.signedXml) : await undecided.document();
  const { signedXml } = packed;
  const document = packed.json === null ? undefined : parsePacked(packed.json);
  // What XML says need not be what a resource can show.
  if (!document) {
    await undecided.settle({ code: 'unreadable_xml', params: {} });
    return undefined;
  }
  const { identity, content } = document;
  if ((await documentNumbered(tx, scope, identity)) !== undefined) {
    const number = formatNumber(identity, identity.sequential);
    await undecided.settle({ code: 'number_taken', params: { number } });
    return undefined;
  }
  const documentId = newId();
  const evidence = {
    verification,
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(listing && { listing }),
  };
  await insertImported(
    tx,
    { id: documentId, importId: undecided.draft.importId, scope, document, signedXml, evidence, at },
    newId,
  );
  const { total } = kindOf(identity.type).summary(content);
  ledger.sales = ledger.sales.plus(decimal(total).times(saleSigns[identity.type]));
  ledger.numbers.push(identity);
  await undecided.settle({ code, params, documentId, verification });
  return { id: documentId, verification, ...(listing && { listing }) };
}
