import { creditChange } from '../../../contract/head/credit/credit-change.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { type Applier, RefusedChange } from './applier.ts';

/** What other tills hold of invoices of this one. */
export const creditChanges: Applier = {
  async put(tx, { id, body }) {
    const { held } = creditChange.parse(body);
    const invoice = await tx.selectFrom('document').select('id').where('id', '=', id).executeTakeFirst();
    if (!invoice) throw new RefusedChange('La caja no tiene la factura.');
    await forget(tx, id);
    if (held.length > 0) {
      const rows = held.map(({ amount, until }) => ({ invoice_id: id, amount, until }));
      await tx.insertInto('credit_elsewhere').values(rows).execute();
    }
    return id;
  },

  remove: (tx, { localId }) => forget(tx, localId),
};

async function forget(tx: Tx, invoiceId: string): Promise<void> {
  await tx.deleteFrom('credit_elsewhere').where('invoice_id', '=', invoiceId).execute();
}
