import { goodsEffectsOf } from '../../../documents/purchase/goods/goods-effect.ts';
import {
  type PurchaseContent,
  type PurchaseKind,
  purchaseContent,
} from '../../../documents/purchase/purchase-content.ts';
import { fold } from '../../../documents/values/fold.ts';
import type {
  NewPurchase,
  PurchaseAdding,
  PurchaseChange,
  PurchaseScope,
} from '../../../received/purchases/purchase-store.ts';
import { isStockOn } from '../../rows/catalog/is-stock-on.ts';
import { inventoryOf } from '../../rows/purchases/supplier-items.ts';
import type { PurchaseRow } from '../../schema/purchases.ts';
import { compress } from '../../sqlite/compression.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Takes a purchase in, once; one that was typed from paper is completed by its XML, and keeps what a person decided. */
export async function addPurchase(tx: Tx, purchase: NewPurchase): Promise<PurchaseAdding> {
  const inventory = await startingInventory(tx, purchase);
  const row = { ...rowOf(purchase), inventory } as const;
  const there = await tx
    .selectFrom('purchase')
    .select(['id', 'origin', 'content_json'])
    .where('entity_id', '=', row.entity_id)
    .where('environment', '=', row.environment)
    .where('supplier', '=', row.supplier)
    .where('document_type', '=', row.document_type)
    .where('number', '=', row.number)
    .executeTakeFirst();
  if (!there) {
    await tx.insertInto('purchase').values(row).execute();
    return { kind: 'added', id: row.id };
  }
  if (there.origin !== 'hand' || row.xml === null) return { kind: 'there', id: there.id };
  const {
    id: _id,
    received_on,
    booked_on,
    withhold_by,
    kind,
    tax_support,
    waived_reason,
    created_at,
    ...fields
  } = row;
  const content = completedContent(purchaseContent.parse(JSON.parse(there.content_json)), purchase.content);
  const completed = { ...fields, content_json: JSON.stringify(content) };
  await tx.updateTable('purchase').set(completed).where('id', '=', there.id).execute();
  return { kind: 'completed', id: there.id };
}

/** A person has to say what its lines bring into stock where that is run, and not all of them are known to be no goods. */
async function startingInventory(
  tx: Tx,
  { content, ...scope }: NewPurchase,
): Promise<PurchaseRow['inventory']> {
  if (content.lines.length === 0 || goodsEffectsOf(content.document_type).length === 0) return 'none';
  return (await isStockOn(tx)) ? inventoryOf(tx, scope, content) : 'none';
}

/** What the XML says, and of the document that a note modifies its authorization, which no XML has. */
function completedContent(typed: PurchaseContent, read: PurchaseContent): PurchaseContent {
  const { modified_document: before } = typed;
  const { modified_document: now } = read;
  return now && before?.number === now.number && before.document_type === now.document_type
    ? { ...read, modified_document: { ...before, ...now } }
    : read;
}

function rowOf({ content, xml, at, ...purchase }: NewPurchase): Omit<PurchaseRow, 'inventory'> {
  const { supplier, number } = content;
  const names = [supplier.name, supplier.trade_name ?? '', supplier.identification];
  return {
    id: purchase.id,
    entity_id: purchase.entityId,
    environment: purchase.environment,
    document_type: content.document_type,
    supplier: supplier.identification,
    number,
    issue_date: content.issue_date,
    access_key: content.access_key ?? null,
    words: fold([...names, number, number.replaceAll('-', ''), content.access_key ?? ''].join(' ')),
    content_json: JSON.stringify(content),
    xml: xml === undefined ? null : compress(new TextEncoder().encode(xml)),
    origin: purchase.origin,
    authorization_state: purchase.authorization,
    authorized_at: purchase.authorizedAt ?? null,
    checked_at: purchase.checkedAt?.toISOString() ?? null,
    received_on: purchase.receivedOn,
    booked_on: null,
    withhold_by: purchase.withholdBy ?? null,
    kind: purchase.kind,
    service_lines_json: '[]',
    tax_support: purchase.taxSupport,
    waived_reason: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
}

/** The columns that a change writes: what it does not say stays. */
export function changedColumns({ at, ...change }: PurchaseChange): Partial<PurchaseRow> {
  const { kind, serviceLines, taxSupport, receivedOn, bookedOn, withholdBy, waivedReason } = change;
  return {
    ...(kind !== undefined && { kind }),
    ...(serviceLines !== undefined && { service_lines_json: JSON.stringify(serviceLines) }),
    ...(taxSupport !== undefined && { tax_support: taxSupport }),
    ...(receivedOn !== undefined && { received_on: receivedOn }),
    ...(withholdBy !== undefined && { withhold_by: withholdBy }),
    ...(bookedOn !== undefined && { booked_on: bookedOn }),
    ...(waivedReason !== undefined && { waived_reason: waivedReason }),
    updated_at: at.toISOString(),
  };
}

/** Kinds that say nothing of what else a supplier sold, or of which nothing is withheld. */
const kindsOfOne: readonly PurchaseKind[] = ['mixed', 'fuel', 'air_travel'];

/** The kind of one purchase counts for the others of its supplier whose kind is unknown: it is asked once. */
export async function changeUnknownKinds(
  tx: Tx,
  {
    entityId,
    environment,
    supplier,
    kind,
  }: PurchaseScope & { readonly supplier: string } & Pick<PurchaseChange, 'kind'>,
): Promise<void> {
  if (kind === undefined || kindsOfOne.includes(kind)) return;
  await tx
    .updateTable('purchase')
    // Their own date of change stays: what is inherited of a supplier is that of the purchase a person changed last.
    .set({ kind })
    .where('entity_id', '=', entityId)
    .where('environment', '=', environment)
    .where('supplier', '=', supplier)
    .where('kind', '=', 'unknown')
    .execute();
}
