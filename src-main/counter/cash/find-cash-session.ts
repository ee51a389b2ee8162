import type { CashSessionResource } from '../../contract/counter/cash-session.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { CashStore } from './cash-store.ts';
import { closedSession } from './decide-sale.ts';

export const unknownSession = { ok: false, problem: { code: 'not_found' } } as const;

export async function findCashSession(store: CashStore, id: string): Promise<Outcome<CashSessionResource>> {
  const cashSession = await store.find(id);
  return cashSession ? { ok: true, value: cashSession } : unknownSession;
}

/** The same, for what is only done in an open one. */
export async function findOpenSession(store: CashStore, id: string): Promise<Outcome<CashSessionResource>> {
  const found = await findCashSession(store, id);
  return found.ok && found.value.status === 'closed' ? refuse(closedSession) : found;
}
