import { createStore, type StoreApi } from 'zustand';
import type { Environment } from '../../../../../src-main/documents/kinds.ts';
import { type AfterSale, isOwed } from './after-sale.ts';
import type { Outbox } from './outbox.ts';
import type { AfterSaleRefusal, Settled } from './settle-after-sale.ts';

/** The sale before the one in hand. */
export interface LastSale {
  readonly documentId: string;
  /** Cash handed back. */
  readonly change: string;
}

export interface AfterSalesState {
  readonly last: LastSale | undefined;
  /** What was not done for the last sale, and will not be. */
  readonly refusals: readonly AfterSaleRefusal[];
  /** Whether the last sale's ticket is still on its way to the service. */
  readonly isAsking: boolean;
}

/** Does what sales owe, while the operator sells on. */
export interface AfterSales {
  readonly state: StoreApi<AfterSalesState>;
  add(sale: AfterSale, change: string): void;
  /** Takes up what an earlier window left; the returned function rests from it. */
  start(): () => void;
}

interface AfterSalesDependencies {
  readonly outbox: Outbox;
  readonly environment: Environment;
  readonly settle: (sale: AfterSale) => Promise<Settled>;
  /** Something was printed, or refused. */
  readonly onSettled: () => void;
}

/** Between tries, milliseconds; the last goes on. */
const WAITS_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
const LAST_WAIT_MS = 30_000;

export function makeAfterSales({
  outbox,
  environment,
  settle,
  onSettled,
}: AfterSalesDependencies): AfterSales {
  const state = createStore<AfterSalesState>(() => ({ last: undefined, refusals: [], isAsking: false }));
  const working = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  async function work(sale: AfterSale, tries = 0): Promise<void> {
    if (working.has(sale.documentId)) return;
    working.add(sale.documentId);
    const { sale: left, refusals } = await settle(sale).finally(() => working.delete(sale.documentId));
    if (state.getState().last?.documentId === left.documentId) {
      state.setState((now) => ({
        refusals: [...now.refusals, ...refusals],
        isAsking: left.printing !== undefined,
      }));
    }
    onSettled();
    if (isOwed(left)) later(left, tries);
  }

  function later(sale: AfterSale, tries: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work(sale, tries + 1);
    }, WAITS_MS[tries] ?? LAST_WAIT_MS);
    timers.add(timer);
  }

  return {
    state,
    add(sale, change) {
      outbox.keep(sale);
      const isAsking = sale.printing !== undefined;
      state.setState({ last: { documentId: sale.documentId, change }, refusals: [], isAsking });
      if (isOwed(sale)) void work(sale);
    },
    start() {
      for (const sale of outbox.list(environment)) void work(sale);
      return () => {
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
      };
    },
  };
}
