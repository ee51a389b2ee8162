import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useService } from '../../../../lib/http/service.tsx';
import { type AfterSales, type AfterSalesState, makeAfterSales } from './after-sales.ts';
import { makeOutbox } from './outbox.ts';
import { settleAfterSale } from './settle-after-sale.ts';

const AfterSalesContext = createContext<AfterSales | undefined>(undefined);

/** Sits above the pages: tickets and cash find their way whatever is looked at meanwhile. */
export function AfterSalesProvider({ children }: { readonly children: ReactNode }) {
  const service = useService();
  const cache = useQueryClient();
  const afterSales = useMemo(() => {
    const outbox = makeOutbox(window.localStorage);
    const settling = { service, now: () => new Date(), keep: outbox.keep };
    return makeAfterSales({
      outbox,
      environment: service.environment,
      settle: (sale) => settleAfterSale(sale, settling),
      onSettled: () => {
        for (const first of ['print-jobs', 'printers']) void cache.invalidateQueries({ queryKey: [first] });
      },
    });
  }, [service, cache]);
  useEffect(() => afterSales.start(), [afterSales]);
  return <AfterSalesContext value={afterSales}>{children}</AfterSalesContext>;
}

export function useAfterSales(): AfterSales {
  const afterSales = useContext(AfterSalesContext);
  if (!afterSales) throw new Error('useAfterSales is for children of AfterSalesProvider');
  return afterSales;
}

export function useAfterSalesState<Selected>(select: (state: AfterSalesState) => Selected): Selected {
  return useStore(useAfterSales().state, select);
}
