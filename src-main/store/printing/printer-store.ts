import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { type PrinterBody, printerConnection, printerProblems } from '../../contract/printing/printer.ts';
import type { PrinterStore, StoredPrinter } from '../../counter/printing/printers/printer-store.ts';
import type { PrinterRow } from '../schema/shop/printing.ts';
import type { Tables } from '../schema/tables.ts';
import type { Store } from '../sqlite/open.ts';
import type { Tx } from '../sqlite/write-queue.ts';

export function makePrinterStore({ db, writes }: Store): PrinterStore {
  const all = (reading: Pick<Store['db'], 'selectFrom'>) =>
    reading.selectFrom('printer').selectAll().where('deleted_at', 'is', null);

  return {
    async list() {
      return (await all(db).orderBy('name').orderBy('id').execute()).map(toPrinter);
    },

    async find(id) {
      const row = await all(db).where('id', '=', id).executeTakeFirst();
      return row && toPrinter(row);
    },

    async default() {
      const row = await all(db).where('is_default', '=', 1).executeTakeFirst();
      return row && toPrinter(row);
    },

    async ofTill(tillId) {
      const till = await db
        .selectFrom('till')
        .select('printer_id')
        .where('id', '=', tillId)
        .executeTakeFirst();
      if (!till) return 'no_till';
      if (till.printer_id === null) return undefined;
      const row = await all(db).where('id', '=', till.printer_id).executeTakeFirst();
      return row && toPrinter(row);
    },

    insert: (printer) =>
      writes.run(async (tx) => {
        const isFirst = (await all(tx).limit(1).executeTakeFirst()) === undefined;
        const inserted = { ...printer, is_default: printer.is_default || isFirst };
        if (inserted.is_default) await clearDefault(tx);
        const { id, createdAt, updatedAt } = inserted;
        await tx
          .insertInto('printer')
          .values({
            id,
            ...columnsOf(inserted),
            created_at: createdAt,
            updated_at: updatedAt,
            deleted_at: null,
          })
          .execute();
        return inserted;
      }),

    change: (id, { body, at }) =>
      writes.run(async (tx) => {
        const before = await all(tx).where('id', '=', id).executeTakeFirst();
        if (!before) return undefined;
        const is_default = body.is_default || before.is_default === 1;
        if (is_default) await clearDefault(tx);
        const row = await tx
          .updateTable('printer')
          .set({ ...columnsOf({ ...body, is_default }), updated_at: at })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return toPrinter(row);
      }),

    remove: (id, at) =>
      writes.run(async (tx) => {
        const removed = await tx
          .updateTable('printer')
          .set({ deleted_at: at, is_default: 0, updated_at: at })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        if (removed.numUpdatedRows === 0n) return false;
        await tx
          .updateTable('print_job')
          .set({ status: 'cancelled', next_attempt_at: null, updated_at: at })
          .where('printer_id', '=', id)
          .where('status', '=', 'waiting')
          .execute();
        await chooseDefault(tx);
        return true;
      }),

    async queue(id) {
      const waiting = db
        .selectFrom('print_job')
        .where('printer_id', '=', id)
        .where('status', '=', sql.lit('waiting'));
      const { jobs } = await waiting
        .select(({ fn }) => fn.countAll<number>().as('jobs'))
        .executeTakeFirstOrThrow();
      // The one that is just being tried has not come out either, and is the oldest; asked by itself, by its own index.
      const trying = await db
        .selectFrom('print_job')
        .select('problem')
        .where('printer_id', '=', id)
        .where('status', '=', sql.lit('printing'))
        .executeTakeFirst();
      const oldest = trying ?? (await waiting.select('problem').orderBy('id').limit(1).executeTakeFirst());
      const problem = printerProblems.find((code) => code === oldest?.problem);
      return { waiting: jobs + (trying ? 1 : 0), ...(problem && { problem }) };
    },
  };
}

async function clearDefault(tx: Tx): Promise<void> {
  await tx.updateTable('printer').set({ is_default: 0 }).where('is_default', '=', 1).execute();
}

/** While there are printers, one of them is the default: the oldest, if the one that was is gone. */
async function chooseDefault(tx: Tx): Promise<void> {
  const printers = tx.selectFrom('printer').select('id').where('deleted_at', 'is', null);
  if (await printers.where('is_default', '=', 1).executeTakeFirst()) return;
  const oldest = await printers.orderBy('id').limit(1).executeTakeFirst();
  if (oldest) await tx.updateTable('printer').set({ is_default: 1 }).where('id', '=', oldest.id).execute();
}

type BodyColumns = Omit<Insertable<Tables['printer']>, 'id' | 'created_at' | 'updated_at' | 'deleted_at'>;

function columnsOf(body: PrinterBody): BodyColumns {
  const { name, connection, paper, lettering, code_page, cuts, has_drawer, is_default } = body;
  return {
    name,
    connection_json: JSON.stringify(connection),
    paper,
    lettering,
    code_page,
    cuts: cuts ? 1 : 0,
    has_drawer: has_drawer ? 1 : 0,
    is_default: is_default ? 1 : 0,
  };
}

function toPrinter(row: PrinterRow): StoredPrinter {
  return {
    id: row.id,
    name: row.name,
    connection: printerConnection.parse(JSON.parse(row.connection_json)),
    paper: row.paper,
    lettering: row.lettering,
    code_page: row.code_page,
    cuts: row.cuts === 1,
    has_drawer: row.has_drawer === 1,
    is_default: row.is_default === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
