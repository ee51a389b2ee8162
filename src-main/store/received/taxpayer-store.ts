import type { TaxpayerStore } from '../../received/taxpayer-store.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import type { Store } from '../sqlite/open.ts';

export function makeTaxpayerStore({ db }: Store): TaxpayerStore {
  return {
    async business(entityId, identification) {
      const row = await db
        .selectFrom('entity')
        .select(['legal_name', 'regime', 'special_taxpayer_resolution', 'updated_at'])
        .where('id', '=', entityId)
        .where('ruc', '=', identification)
        .executeTakeFirst();
      if (!row) return undefined;
      const { special_taxpayer_resolution: resolution } = row;
      return {
        name: row.legal_name,
        regime: row.regime,
        ...(resolution !== null && { specialTaxpayerResolution: resolution }),
        at: row.updated_at,
      };
    },

    async counterparty(scope, identifications) {
      // One at a time each is found at the end of its part of the index, however many documents it has.
      const latest = await Promise.all(identifications.map((one) => latestTo(db, scope, one)));
      const [row] = latest.flatMap((rows) => rows ?? []).toSorted((a, b) => b.seq - a.seq);
      return row && { name: row.counterparty_name, at: row.issued_at };
    },

    async customer(identifications) {
      const row = await db
        .selectFrom('customer')
        .select(['name', 'created_at'])
        .where('identification_type', 'in', ['ruc', 'cedula'])
        .where('identification', 'in', identifications)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { name: row.name, at: row.created_at };
    },
  };
}

function latestTo(
  db: Store['db'],
  scope: Parameters<TaxpayerStore['counterparty']>[0],
  identification: string,
) {
  return (
    db
      .selectFrom('document_party as party')
      .innerJoin('document', 'document.seq', 'party.seq')
      .select(['document.seq', 'counterparty_name', 'issued_at'])
      .where('party.scope', '=', scopeOf(scope))
      .where('party.identification', '=', identification)
      // Not those that a delivery note carries something to.
      .where('document.counterparty', '=', identification)
      .orderBy('party.seq', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}
