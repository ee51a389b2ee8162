import type { Line } from '../../../documents/lines/line.ts';
import { centsOf } from '../../../documents/values/cents.ts';
import { decimal, sum, zero } from '../../../documents/values/decimal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import { costedProducts } from '../../rows/catalog/costed-products.ts';
import { toMillionths } from '../../rows/columns/millionths.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/**
 * Keeps what the lines of an invoice or a credit note cost at the time: a correction what its code cost before, a note what
 * its invoice cost, the rest the average of the stock or what was stated of the product. An invoice that moves no goods is
 * not kept; of such a note the base is, which takes off what was earned, without quantity and cost.
 */
export async function keepSoldCosts(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, channel, revision, metadata, content } = document;
  if (content.object !== 'invoice' && content.object !== 'credit_note') return;
  if (channel === 'imported') return;
  if (revision > 1) {
    await tx
      .updateTable('sold_cost')
      .set({ quantity: 0, base: 0, cost: 0 })
      .where('document_id', '=', id)
      .execute();
  }
  const movesGoods = metadata.stock !== 'none';
  if (!movesGoods && content.object === 'invoice') return;
  const lines = linesByCode(content.lines);
  if (lines.size === 0) return;
  const invoiceId = content.object === 'credit_note' ? content.modified_document.document_id : undefined;
  const codes = [...lines.keys()];
  const unitCosts =
    invoiceId === undefined
      ? await costsOfNow(tx, { document, codes })
      : await costsSold(tx, { documentId: invoiceId, codes });
  const rows = unitCosts.map(({ code, unit_cost }) => ({
    document_id: id,
    code,
    unit_cost,
    ...amountsOf(lines.get(code) ?? [], movesGoods ? unit_cost : undefined),
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('sold_cost')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'code']).doUpdateSet((eb) => ({
        description: eb.ref('excluded.description'),
        quantity: eb.ref('excluded.quantity'),
        base: eb.ref('excluded.base'),
        cost: eb.ref('excluded.cost'),
      })),
    )
    .execute();
}

interface UnitCost {
  readonly code: string;
  readonly unit_cost: number;
}

/** What a correction does not have of before is what it costs now. */
async function costsOfNow(
  tx: Tx,
  { document, codes }: { readonly document: StoredDocument; readonly codes: readonly string[] },
): Promise<readonly UnitCost[]> {
  const { id: documentId, revision, identity } = document;
  const before = revision > 1 ? await costsSold(tx, { documentId, codes }) : [];
  const now = await costedProducts(tx, identity.environment).where('product.code', 'in', codes).execute();
  const costs = new Map<string, number>();
  for (const { code, unit_cost } of [...now, ...before]) if (unit_cost !== null) costs.set(code, unit_cost);
  return [...costs].map(([code, unit_cost]) => ({ code, unit_cost }));
}

async function costsSold(
  tx: Tx,
  { documentId, codes }: { readonly documentId: string; readonly codes: readonly string[] },
): Promise<readonly UnitCost[]> {
  return tx
    .selectFrom('sold_cost')
    .select(['code', 'unit_cost'])
    .where('document_id', '=', documentId)
    .where('code', 'in', codes)
    .execute();
}

function linesByCode(lines: readonly Line[]): Map<string, Line[]> {
  const byCode = new Map<string, Line[]>();
  for (const line of lines) {
    if (line.code !== undefined) byCode.set(line.code, [...(byCode.get(line.code) ?? []), line]);
  }
  return byCode;
}

/**
 * The cost of all is rounded half up to a millionth of a dollar. Beyond whole numbers that are exact it stays at the largest:
 * a sale is issued all the same.
 *
 * @param unitCost undefined of what moves no goods
 */
function amountsOf(lines: readonly Line[], unitCost: number | undefined) {
  const quantity = unitCost === undefined ? zero : sum(lines.map((line) => decimal(line.quantity)));
  return {
    description: lines[0]?.description ?? '',
    quantity: Math.min(toMillionths(quantity.toFixed()), Number.MAX_SAFE_INTEGER),
    base: centsOf(sum(lines.map(({ net }) => decimal(net)))),
    cost: Math.min(
      quantity
        .times(unitCost ?? 0)
        .round(0, 1)
        .toNumber(),
      Number.MAX_SAFE_INTEGER,
    ),
  };
}
