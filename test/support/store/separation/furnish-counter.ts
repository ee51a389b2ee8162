import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { at, operator, printerId, productId } from './furnish-business.ts';
import type { Tenant } from './tenants.ts';

const operatorColumns = { operator_id: operator.id, operator_name: operator.name } as const;
const noApprover = { approver_id: null, approver_name: null } as const;

/** The till of a tenant with an open cash session, a sale put aside, and the stock of its environment. */
export function furnishCounter({ writes }: Store, tenant: Tenant): Promise<void> {
  const { entityId, environment, establishment, emissionPoint } = tenant;
  return writes.run(async (tx) => {
    await tx
      .insertInto('fiscal_machine')
      .values({
        id: tenant.id('machine'),
        brand: 'HASAR',
        model: 'SMH/P-250F',
        serial: tenant.mark,
        active: 1,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('till')
      .values({
        id: tenant.id('till'),
        entity_id: entityId,
        environment,
        name: `Caja ${emissionPoint}`,
        establishment,
        emission_point: emissionPoint,
        fiscal_machine_id: tenant.id('machine'),
        active: 1,
        last_z_number: 0,
        created_at: at,
        printer_id: printerId,
      })
      .execute();
    await tx
      .insertInto('cash_session')
      .values({
        id: tenant.id('session'),
        till_id: tenant.id('till'),
        ...operatorColumns,
        opening_float: '20.00',
        opened_at: at,
        idempotency_key: `open ${tenant.mark}`,
        fingerprint: 'fingerprint',
        z_number: null,
        closed_at: null,
        report_json: null,
      })
      .execute();
    await tx
      .insertInto('cash_movement')
      .values({
        id: tenant.id('movement'),
        cash_session_id: tenant.id('session'),
        direction: 'in',
        amount: '5.00',
        reason: 'Sencillo',
        ...operatorColumns,
        ...noApprover,
        idempotency_key: 'key',
        fingerprint: 'fingerprint',
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('held_sale')
      .values({
        id: tenant.id('held sale'),
        environment,
        till_id: tenant.id('till'),
        label: 'Mesa 4',
        total: '18.40',
        customer_name: null,
        content_json: '{}',
        ...operatorColumns,
        idempotency_key: `hold ${tenant.mark}`,
        fingerprint: 'fingerprint',
        recalled_at: null,
        recall_key: null,
        created_at: at,
      })
      .execute();
    await tx
      .insertInto('document_draft')
      .values({
        id: tenant.id('draft'),
        entity_id: entityId,
        environment,
        type: 'invoice',
        label: 'Rosa',
        total: null,
        body_json: '{}',
        ...operatorColumns,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await tx
      .insertInto('approval')
      .values({
        id: tenant.id('approval'),
        action: 'move_cash',
        ...noApprover,
        approver_id: operator.id,
        approver_name: operator.name,
        asked_by_id: null,
        asked_by_name: null,
        reason: null,
        about_json: JSON.stringify({ document_id: tenant.id('waiting') }),
        given_at: at,
      })
      .execute();
    await tx
      .insertInto('stock')
      .values({
        environment,
        product_id: productId,
        on_hand: 8_000_000,
        minimum: null,
        updated_at: at,
        unit_cost: 2_500_000,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('stock_movement')
      .values({
        environment,
        product_id: productId,
        kind: 'in',
        quantity: 1_000_000,
        on_hand: 9_000_000,
        reason: null,
        document_id: null,
        ...operatorColumns,
        ...noApprover,
        idempotency_key: `move ${tenant.mark}`,
        fingerprint: 'fingerprint',
        created_at: at,
      })
      .execute();
    await tx.updateTable('product').set({ tracks_lots: 1 }).where('id', '=', productId).execute();
    await tx
      .insertInto('stock_lot')
      .values({
        id: `lot ${tenant.mark}`,
        environment,
        product_id: productId,
        number: tenant.mark,
        expires_on: at.slice(0, 10),
        on_hand: 500_000,
      })
      .execute();
  });
}
