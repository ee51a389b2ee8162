import { sql } from 'kysely';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** A decimal text of a line as millionths; more than a shop can hold is as much as is counted. */
const quantity = sql`min(
  CAST(line.value ->> '$.quantity' AS INTEGER) * 1000000
  + CASE instr(line.value ->> '$.quantity', '.') WHEN 0 THEN 0 ELSE CAST(substr(
      substr(line.value ->> '$.quantity', instr(line.value ->> '$.quantity', '.') + 1) || '000000', 1, 6
    ) AS INTEGER) END,
  999999999999999
)`;

/**
 * Books what a revision of a document of the counter moves, while the stock is switched on: the difference to what is
 * booked of the document already.
 *
 * @param only this product alone
 */
export async function moveStock(tx: Tx, document: StoredDocument, only: string | null = null): Promise<void> {
  const { identity, revision, channel, metadata, content } = document;
  if (content.object !== 'invoice' && content.object !== 'credit_note') return;
  if (revision === 1 && channel !== 'console' && metadata.cash_session === undefined) return;
  const isSale = content.object === 'invoice';
  const kind = revision > 1 ? 'correction' : isSale ? 'sale' : 'return';
  const lines = metadata.stock === 'none' ? [] : content.lines;
  const invoiceId = isSale ? null : (content.modified_document.document_id ?? null);
  await sql`
    INSERT INTO stock_movement (
      environment, product_id, kind, quantity, on_hand, unit_cost, document_id, invoice_id, created_at
    )
    SELECT
      stock.environment, stock.product_id, ${kind}, sum(moved.quantity), stock.on_hand + sum(moved.quantity),
      (
        SELECT sold_cost.unit_cost FROM sold_cost JOIN product ON product.code = sold_cost.code
        WHERE sold_cost.document_id = ${document.id} AND product.id = stock.product_id
      ),
      ${document.id}, ${invoiceId}, ${document.updatedAt}
    FROM (
      SELECT product.id AS product_id, ${quantity} * ${isSale ? -1 : 1} AS quantity
      FROM json_each(${JSON.stringify(lines)}) AS line
      JOIN product ON product.code = line.value ->> '$.code'
      UNION ALL
      SELECT product_id, -quantity FROM stock_movement WHERE document_id = ${document.id}
    ) AS moved
    JOIN stock ON stock.product_id = moved.product_id AND stock.environment = ${identity.environment}
    WHERE (SELECT value FROM setting WHERE name = 'stock_enabled') = 'on'
      AND (${only} IS NULL OR stock.product_id = ${only})
      AND CASE ${revision} WHEN 1
        THEN ${channel} = 'console' OR EXISTS (SELECT 1 FROM cash_session WHERE id = ${metadata.cash_session ?? null})
        ELSE EXISTS (SELECT 1 FROM stock_movement WHERE document_id = ${document.id})
      END
    GROUP BY stock.product_id
    HAVING sum(moved.quantity) <> 0`.execute(tx);
}
