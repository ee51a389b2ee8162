import { sql } from 'kysely';
import type { PurchaseScope, PurchaseStore } from '../../../received/purchases/purchase-store.ts';
import { inScope, toPurchase } from '../../rows/purchases/purchase-row.ts';
import { purchasesOfPeriod } from '../../rows/purchases/purchases-of-period.ts';
import { agentColumns, isWithholdingAgent } from '../../rows/withholding-agent.ts';
import { decompress } from '../../sqlite/compression.ts';
import type { Store } from '../../sqlite/open.ts';
import { declaredAt, oldestBooked } from './booked-purchases.ts';
import { countPurchases, findPurchases } from './find-purchases.ts';
import { settlementsToWithhold } from './settlements-to-withhold.ts';
import { unwithheldSales } from './unwithheld-sales.ts';
import { withheldInvoices } from './withheld-invoices.ts';
import { addPurchase, changedColumns, changeUnknownKinds } from './write-purchases.ts';

export function makePurchaseStore({ db, writes }: Store): PurchaseStore {
  const ofScope = ({ entityId, environment }: PurchaseScope, id: string) =>
    db
      .selectFrom('purchase')
      .where('id', '=', id)
      .where('entity_id', '=', entityId)
      .where('environment', '=', environment);

  return {
    async isAgent(entityId) {
      const row = await db
        .selectFrom('entity')
        .select(agentColumns)
        .where('id', '=', entityId)
        .executeTakeFirst();
      return row !== undefined && isWithholdingAgent(row);
    },

    async isSpecialTaxpayer(entityId) {
      const row = await db
        .selectFrom('entity')
        .select('special_taxpayer_resolution as resolution')
        .where('id', '=', entityId)
        .executeTakeFirst();
      return row !== undefined && row.resolution !== null;
    },

    add: (purchase) => writes.run((tx) => addPurchase(tx, purchase)),

    async find(scope, id) {
      const row = await inScope(db, scope).where('purchase.id', '=', id).executeTakeFirst();
      return row && toPurchase(row);
    },

    page: (scope, question) => findPurchases(db, scope, question),
    count: (scope, today) => countPurchases(db, scope, today),

    settlementsToWithhold: (scope, since) => settlementsToWithhold(db, scope, since),

    unwithheldSales: (scope, question) => unwithheldSales(db, scope, question),
    declaredAt: (scope, day) => declaredAt(db, scope, day),

    withheldInvoices: (scope, customer) => withheldInvoices(db, scope, customer),
    oldestBooked: (question) => oldestBooked(db, question),

    ofPeriod: ({ from, to, ...scope }) => purchasesOfPeriod(db, scope, { from, to }),

    async latestOf({ entityId, environment }, supplier) {
      const row = await db
        .selectFrom('purchase')
        .select(['kind', 'tax_support'])
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('supplier', '=', supplier)
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { kind: row.kind, taxSupport: row.tax_support };
    },

    async taxSupportOf({ entityId, environment }, { supplier, documentType, number }) {
      const row = await db
        .selectFrom('purchase')
        .select('tax_support')
        .where('entity_id', '=', entityId)
        .where('environment', '=', environment)
        .where('supplier', '=', supplier)
        .where('document_type', '=', documentType)
        .where('number', '=', number)
        .executeTakeFirst();
      return row?.tax_support;
    },

    change: ({ entityId, environment }, id, change) =>
      writes.run(async (tx) => {
        const changed = await tx
          .updateTable('purchase')
          .set(changedColumns(change))
          .$if(change.inventory !== undefined, (query) =>
            query.set({ inventory: sql`iif(inventory = 'entered', inventory, ${change.inventory})` }),
          )
          .where('id', '=', id)
          .where('entity_id', '=', entityId)
          .where('environment', '=', environment)
          .returning('supplier')
          .executeTakeFirst();
        if (changed) await changeUnknownKinds(tx, { ...change, entityId, environment, ...changed });
        return changed !== undefined;
      }),

    async xml(scope, id) {
      const row = await ofScope(scope, id).select('xml').executeTakeFirst();
      return row?.xml ? new TextDecoder().decode(decompress(row.xml)) : undefined;
    },

    async unconfirmed({ freshFrom, freshBefore, oldBefore, limit }) {
      const rows = await db
        .selectFrom('purchase')
        .select(['id', 'entity_id', 'environment', 'access_key', 'authorized_at'])
        .where('authorization_state', '=', 'unconfirmed')
        .where('environment', '<>', 'sandbox')
        .where('access_key', 'is not', null)
        .where(({ eb, or, and }) =>
          or([
            eb('checked_at', 'is', null),
            eb('checked_at', '<', oldBefore.toISOString()),
            and([eb('issue_date', '>=', freshFrom), eb('checked_at', '<', freshBefore.toISOString())]),
          ]),
        )
        .orderBy('checked_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ id, entity_id: entityId, environment, access_key, authorized_at }) =>
        access_key === null
          ? []
          : [
              {
                id,
                entityId,
                environment,
                accessKey: access_key,
                authorization: 'unconfirmed',
                ...(authorized_at !== null && { authorizedAt: authorized_at }),
              },
            ],
      );
    },

    confirmListed: ({ entityId, environment }, { accessKey, authorizedAt, at }) =>
      writes.run(async (tx) => {
        const there = await tx
          .selectFrom('purchase')
          .select(['id', 'authorization_state'])
          .where('entity_id', '=', entityId)
          .where('environment', '=', environment)
          .where('access_key', '=', accessKey)
          .executeTakeFirst();
        if (there?.authorization_state === 'unconfirmed') {
          await tx
            .updateTable('purchase')
            .set({
              authorization_state: 'authorized',
              ...(authorizedAt !== undefined && { authorized_at: authorizedAt }),
              checked_at: at.toISOString(),
            })
            .where('id', '=', there.id)
            .execute();
        }
        return there?.id;
      }),

    noteAuthorization: (id, { state, authorizedAt, at }) =>
      writes.run(async (tx) => {
        await tx
          .updateTable('purchase')
          .set({
            authorization_state: state,
            ...(authorizedAt !== undefined && { authorized_at: authorizedAt }),
            checked_at: at.toISOString(),
          })
          .where('id', '=', id)
          .execute();
      }),
  };
}
