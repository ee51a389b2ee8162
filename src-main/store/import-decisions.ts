import { type ImportItemCode, importItemCodes, type Verification } from '../contract/import.ts';
import { formatNumber } from '../documents/access-key.ts';
import { decimal, formatAmount } from '../documents/decimal.ts';
import type { IssuedDocument } from '../documents/document.ts';
import type { DocumentType } from '../documents/kinds.ts';
import { kindOf } from '../documents/types.ts';
import type { Decision, Draft, Known, PackedDocument, Params } from '../imports/draft.ts';
import type { DecisionBatch, ImportScope } from '../imports/import-store.ts';
import { knownOf } from './import-drafts.ts';
import { type ImportedNumber, raiseSeries } from './import-series.ts';
import { changeImport } from './import-status.ts';
import { addEvidence, hasNumber, insertImported } from './imported-document.ts';
import { packDocument, parsePacked } from './packed-document.ts';
import type { Tx } from './write-lane.ts';

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
  const row = await tx.selectFrom('import').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const scope = { entityId: row.entity_id, environment: row.environment };
  const known = await knownOf(tx, scope, drafts);
  const ledger: Ledger = {
    sales: decimal(row.sales_total),
    upgraded: { signature: 0, unconfirmed: 0 },
    numbers: [],
  };
  for (const draft of drafts) {
    const before = known.get(draft.facts.accessKey) ?? {};
    const after = await carryOut(tx, {
      scope,
      draft,
      known: before,
      decision: decide(draft, before),
      at,
      ledger,
      newId,
    });
    if (after) known.set(draft.facts.accessKey, { ...before, existing: after });
  }
  await raiseSeries(tx, { importId: id, scope, numbers: ledger.numbers }, newId);
  await changeImport(tx, id, {
    sales_total: formatAmount(ledger.sales),
    upgraded_signature: row.upgraded_signature + ledger.upgraded.signature,
    upgraded_unconfirmed: row.upgraded_unconfirmed + ledger.upgraded.unconfirmed,
  });
  return true;
}

interface Step {
  readonly scope: ImportScope;
  readonly draft: Draft;
  readonly known: Known;
  readonly decision: Decision;
  readonly at: Date;
  readonly ledger: Ledger;
  readonly newId: () => string;
}

/** The document of the draft's key as it is from now on, where the decision made or changed it. */
async function carryOut(tx: Tx, step: Step): Promise<Known['existing']> {
  const { draft, decision, at, known, ledger } = step;
  switch (decision.kind) {
    case 'wait':
      if (decision.isAsked) await countAsking(tx, draft);
      return undefined;
    case 'settle':
      await settle(tx, { draft, at, ...decision });
      return undefined;
    case 'upgrade': {
      const { documentId, verification, listing } = decision;
      const was = known.existing?.verification;
      if (was === 'signature' || was === 'unconfirmed') ledger.upgraded[was] += 1;
      await addEvidence(tx, { ...decision, at });
      await settle(tx, { draft, at, code: 'evidence_added', params: {}, documentId, verification });
      return { id: documentId, verification, ...(listing && { listing }) };
    }
    case 'import':
      return importDraft(tx, step, decision);
  }
}

async function importDraft(
  tx: Tx,
  { scope, draft, at, ledger, newId }: Step,
  decision: Extract<Decision, { kind: 'import' }>,
): Promise<Known['existing']> {
  const found = await documentOf(tx, draft, decision);
  if (!found) {
    await settle(tx, { draft, at, code: 'unreadable_xml', params: {} });
    return undefined;
  }
  const { document, signedXml } = found;
  const { identity, content } = document;
  if (await hasNumber(tx, scope, identity)) {
    const params = { number: formatNumber(identity, identity.sequential) };
    await settle(tx, { draft, at, code: 'number_taken', params });
    return undefined;
  }
  const documentId = newId();
  const { verification, authorizedAt, listing, code, params } = decision;
  const evidence = {
    verification,
    ...(authorizedAt !== undefined && { authorizedAt }),
    ...(listing && { listing }),
  };
  await insertImported(
    tx,
    { id: documentId, importId: draft.importId, scope, document, signedXml, evidence, at },
    newId,
  );
  const sign = salesSigns[identity.type];
  if (sign)
    ledger.sales = ledger.sales.plus(decimal(kindOf(identity.type).summary(content).total).times(sign));
  ledger.numbers.push(identity);
  await settle(tx, { draft, at, code, params, documentId, verification });
  return { id: documentId, verification, ...(listing && { listing }) };
}

/** How a type counts in what was sold; the others are not sales. */
const salesSigns: Partial<Record<DocumentType, 1 | -1>> = { invoice: 1, debit_note: 1, credit_note: -1 };

interface Found {
  readonly document: IssuedDocument;
  /** Compressed. */
  readonly signedXml: Uint8Array;
}

/** Undefined where the document would not be read back later: what XML says need not be what a resource can show. */
async function documentOf(
  tx: Tx,
  { itemId }: Draft,
  { fetched }: Extract<Decision, { kind: 'import' }>,
): Promise<Found | undefined> {
  const packed = fetched
    ? packDocument(fetched.document, fetched.signedXml)
    : await draftDocument(tx, itemId);
  const document = packed.json === null ? undefined : parsePacked(packed.json);
  return document && { document, signedXml: packed.signedXml };
}

async function draftDocument(tx: Tx, itemId: string): Promise<PackedDocument> {
  const row = await tx
    .selectFrom('import_draft')
    .select(['document_json', 'signed_xml'])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  if (row.signed_xml === null) throw new Error(`draft ${itemId} has no document`);
  return { json: row.document_json, signedXml: row.signed_xml };
}

async function countAsking(tx: Tx, { itemId, asked }: Draft): Promise<void> {
  await tx
    .updateTable('import_draft')
    .set({ asked: asked + 1 })
    .where('item_id', '=', itemId)
    .execute();
}

interface Settling {
  readonly draft: Draft;
  readonly at: Date;
  readonly code: ImportItemCode;
  readonly params: Params;
  readonly documentId?: string;
  readonly verification?: Verification;
}

/** Writes down what became of an item; its draft has served. */
async function settle(
  tx: Tx,
  { draft, at, code, params, documentId, verification }: Settling,
): Promise<void> {
  await tx.deleteFrom('import_draft').where('item_id', '=', draft.itemId).execute();
  await tx
    .updateTable('import_item')
    .set({
      result: importItemCodes[code],
      code,
      params_json: JSON.stringify(params),
      verification: verification ?? null,
      document_id: documentId ?? null,
      updated_at: at.toISOString(),
    })
    .where('id', '=', draft.itemId)
    .execute();
}
