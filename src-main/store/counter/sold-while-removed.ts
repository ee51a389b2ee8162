import { sql } from 'kysely';
import { documentById } from '../rows/documents/stored-document.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { moveStock } from '../writing/effects/stock-of-document.ts';

/** Books what was sold and came back of a product while it was removed: a sale in hand had it still. */
export async function bookWhileRemoved(
  tx: Tx,
  productId: string,
  { newestBefore }: { readonly newestBefore: number },
): Promise<void> {
  const since = await tx
    .selectFrom('document')
    .select('id')
    .where('seq', '>', newestBefore)
    .where('type', 'in', ['invoice', 'credit_note'])
    .where('status', '<>', 'annulled')
    .where('id', 'not in', (eb) => eb.selectFrom('replacement').select('replacement.document_id'))
    .where((eb) =>
      eb.or([eb('channel', '=', 'console'), eb(sql`metadata_json ->> '$.cash_session'`, 'is not', null)]),
    )
    .orderBy('seq')
    .execute();
  for (const { id } of since) {
    const document = await documentById(tx, id);
    if (document) await moveStock(tx, document, productId);
  }
}
