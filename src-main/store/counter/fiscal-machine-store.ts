import type { FiscalMachineResource } from '../../contract/counter/fiscal-machine.ts';
import type { FiscalMachineStore } from '../../counter/fiscal-machines/fiscal-machines.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import { parseContent } from '../rows/columns/content-column.ts';
import type { FiscalMachineRow } from '../schema/shop/counter.ts';
import type { Store } from '../sqlite/open.ts';

export function makeFiscalMachineStore({ db, writes }: Store): FiscalMachineStore {
  return {
    async all() {
      const rows = await db
        .selectFrom('fiscal_machine')
        .selectAll()
        .orderBy('brand')
        .orderBy('model')
        .orderBy('serial')
        .execute();
      return rows.map(toFiscalMachine);
    },

    async find(id) {
      const row = await db.selectFrom('fiscal_machine').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toFiscalMachine(row);
    },

    insert: ({ id, brand, model, serial, at }) =>
      writes.run(async (tx) => {
        const row = await tx
          .insertInto('fiscal_machine')
          .values({ id, brand, model, serial, active: 1, created_at: at })
          .onConflict((conflict) => conflict.column('serial').doNothing())
          .returningAll()
          .executeTakeFirst();
        return row && toFiscalMachine(row);
      }),

    change: (id, { brand, model, active }) =>
      writes.run(async (tx) => {
        if (active === false) {
          const till = await tx
            .selectFrom('till')
            .select('id')
            .where('fiscal_machine_id', '=', id)
            .limit(1)
            .executeTakeFirst();
          if (till) return 'in_use';
        }
        const row = await tx
          .updateTable('fiscal_machine')
          .set({
            id,
            ...(brand !== undefined && { brand }),
            ...(model !== undefined && { model }),
            ...(active !== undefined && { active: active ? (1 as const) : (0 as const) }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row ? toFiscalMachine(row) : 'unknown';
      }),

    async documents({ serial, environment, date }) {
      const rows = await db
        .selectFrom('list_scope')
        .innerJoin('document_list', 'document_list.scope', 'list_scope.id')
        .innerJoin('document', 'document.seq', 'document_list.seq')
        .innerJoin('document_revision', (join) =>
          join
            .onRef('document_revision.seq', '=', 'document.seq')
            .onRef('document_revision.revision', '=', 'document.revision'),
        )
        .select([
          'document.id',
          'document.type',
          'document.status',
          'document.establishment',
          'document.emission_point',
          'document.sequential',
          'document.counterparty_name',
          'document.issued_at',
          'document_revision.content',
        ])
        .where('list_scope.environment', '=', environment)
        .where('document_list.day', '=', date)
        .orderBy('document.seq')
        .execute();
      return rows.flatMap((row) => {
        const content = parseContent(row.type, row.content);
        if (!('fiscal_machine' in content) || content.fiscal_machine?.serial !== serial) return [];
        const { total, taxTotal } = kindOf(row.type).summary(content);
        const series = { establishment: row.establishment, emissionPoint: row.emission_point };
        const number = formatNumber(series, row.sequential);
        return {
          id: row.id,
          type: row.type,
          status: row.status,
          number,
          total,
          taxTotal,
          counterpartyName: row.counterparty_name,
          issuedAt: row.issued_at,
          content,
        };
      });
    },
  };
}

export function toFiscalMachine(row: FiscalMachineRow): FiscalMachineResource {
  return {
    object: 'fiscal_machine',
    id: row.id,
    brand: row.brand,
    model: row.model,
    serial: row.serial,
    active: row.active === 1,
    created_at: row.created_at,
  };
}
