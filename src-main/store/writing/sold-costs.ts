import { sql } from 'kysely';
import type { Line } from '../../documents/lines/line.ts';
import { centsOf } from '../../documents/values/cents.ts';
import { decimal, sum } from '../../documents/values/decimal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { Tx } from '../sqlite/write-queue.ts';

const MILLION = 1_000_000;

/**
 * Keeps what the lines of an invoice or a credit note cost at the time: a correction what its code cost before, a note what
 * its invoice cost, the rest the average of the stock or what was stated of the product. A document that moves no goods
 * costs nothing.
 */
export async function keepSoldCosts(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, channel, revision, metadata, content, identity } = document;
  if (content.object !== 'invoice' && content.object !== 'credit_note') return;
  if (channel === 'imported') return;
  if (revision > 1) {
    await tx
      .updateTable('sold_cost')
      .set({ quantity: 0, base: 0, cost: 0 })
      .where('document_id', '=', id)
      .execute();
  }
  const lines = metadata.stock === 'none' ? new Map() : linesByCode(content.lines);
  if (lines.size === 0) return;
  const invoiceId = content.object === 'credit_note' ? content.modified_document.document_id : undefined;
  const codes = [...lines.keys()];
  const environment = identity.environment;
  const unitCosts =
    invoiceId === undefined
      ? await costsOfNow(tx, { id, environment, codes })
      : await costsSold(tx, { documentId: invoiceId, codes });
  const rows = unitCosts.map(({ code, unit_cost }) => ({
    document_id: id,
    code,
    unit_cost,
    ...amountsOf(lines.get(code) ?? [], unit_cost),
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

async function costsOfNow(
  tx: Tx,
  { id, environment, codes }: { readonly id: string; readonly environment: string; readonly codes: string[] },
): Promise<readonly UnitCost[]> {
  const { rows } = await sql<UnitCost>`
    SELECT wanted.value AS code, coalesce(before.unit_cost, stock.unit_cost, product.unit_cost) AS unit_cost
    FROM json_each(${JSON.stringify(codes)}) AS wanted
    LEFT JOIN sold_cost AS before ON before.document_id = ${id} AND before.code = wanted.value
    LEFT JOIN product ON product.code = wanted.value
    LEFT JOIN stock ON stock.product_id = product.id AND stock.environment = ${environment}
    WHERE coalesce(before.unit_cost, stock.unit_cost, product.unit_cost) IS NOT NULL`.execute(tx);
  return rows;
}

async function costsSold(
  tx: Tx,
  { documentId, codes }: { readonly documentId: string; readonly codes: string[] },
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

/** The cost of all is rounded half up to a millionth of a dollar. */
function amountsOf(lines: readonly Line[], unitCost: number) {
  const quantity = sum(lines.map((line) => decimal(line.quantity)));
  return {
    description: lines[0]?.description ?? '',
    quantity: quantity.times(MILLION).toNumber(),
    base: centsOf(sum(lines.map(({ net }) => decimal(net)))),
    cost: quantity.times(unitCost).round(0, 1).toNumber(),
  };
}
