import { makeReceivableStore } from '../../../../src-main/store/receivables/receivable-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { at } from './furnish-business.ts';
import type { Tenant } from './tenants.ts';

/** Owes something to every tenant. */
export const debtor = '1710034065';

export function openingOf(tenant: Tenant, name: 'opening' | 'unpaid opening' | 'new') {
  return {
    id: tenant.id(name),
    debtor,
    debtorName: 'ANA PÉREZ',
    amount: 4_000,
    issuedOn: '2026-10-01',
    dueOn: '2026-11-01',
    createdAt: at,
    idempotency: { key: `${name} ${tenant.mark}`, fingerprint: 'fingerprint' },
  };
}

export function paymentOf(tenant: Tenant, name: 'payment' | 'new') {
  return {
    id: tenant.id(name),
    debtor,
    receivedOn: '2026-11-21',
    method: 'sin_sistema_financiero',
    amount: 1_000,
    cashSessionId: tenant.id('session'),
    createdAt: at,
    idempotency: { key: `${name} ${tenant.mark}`, fingerprint: 'fingerprint' },
  } as const;
}

/** Two debts of before, and a payment of one in the drawer of the tenant. */
export async function furnishReceivables(store: Store, tenant: Tenant): Promise<void> {
  const receivables = makeReceivableStore(store);
  await receivables.enter(tenant, openingOf(tenant, 'opening'));
  await receivables.enter(tenant, openingOf(tenant, 'unpaid opening'));
  await receivables.pay(tenant, paymentOf(tenant, 'payment'), () => ({
    ok: true,
    value: [{ debtId: tenant.id('opening'), amount: 1_000 }],
  }));
}
