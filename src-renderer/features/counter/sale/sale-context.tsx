import { createContext, type ReactNode, useContext, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { createSaleStore, type SaleState } from './sale-store.ts';

const SaleContext = createContext<StoreApi<SaleState> | undefined>(undefined);

/** Sits above the pages: the sale in hand survives a look at the documents. */
export function SaleProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createSaleStore(() => crypto.randomUUID()));
  return <SaleContext value={store}>{children}</SaleContext>;
}

export function useSaleStore(): StoreApi<SaleState> {
  const store = useContext(SaleContext);
  if (!store) throw new Error('the sale is for children of SaleProvider');
  return store;
}

export function useSale<Selected>(select: (state: SaleState) => Selected): Selected {
  return useStore(useSaleStore(), select);
}
