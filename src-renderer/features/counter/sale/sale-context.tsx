import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useService } from '../../../lib/http/service.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { takeHandedSale } from '../../../lib/sale-handoff.ts';
import { draftName, keepSale, readDraft } from './sale-draft.ts';
import { createSaleStore, type SaleState } from './sale-store.ts';
import { useDraftOwnership } from './use-draft-ownership.ts';

const SaleContext = createContext<StoreApi<SaleState> | undefined>(undefined);
const KeptContext = createContext(true);

/** Sits above the pages: the sale in hand survives a look at the documents, a reload and a crash of the window. */
export function SaleProvider({ children }: { readonly children: ReactNode }) {
  const { environment } = useService();
  const till = usePreferences(({ tills }) => tills[environment]);
  const name = draftName(environment, till);
  return (
    <SaleOfDraft key={name} name={name}>
      {children}
    </SaleOfDraft>
  );
}

function SaleOfDraft({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const ownership = useDraftOwnership(name);
  return ownership === 'asked' ? null : (
    <SaleInHand draft={ownership === 'ours' ? name : undefined}>{children}</SaleInHand>
  );
}

interface SaleInHandProps {
  /** Where it is kept; undefined when another window has that sale in hand. */
  readonly draft: string | undefined;
  readonly children: ReactNode;
}

function SaleInHand({ draft, children }: SaleInHandProps) {
  const [store] = useState(() =>
    createSaleStore(
      () => crypto.randomUUID(),
      draft === undefined ? undefined : readDraft(window.localStorage, draft),
    ),
  );
  const [isKept, setKept] = useState(draft !== undefined);
  useEffect(() => {
    if (draft === undefined) return;
    return keepSale(window.localStorage, draft, { store, onKept: () => setKept(true) });
  }, [store, draft]);
  return (
    <SaleContext value={store}>
      <KeptContext value={isKept}>{children}</KeptContext>
    </SaleContext>
  );
}

export function useSaleStore(): StoreApi<SaleState> {
  const store = useContext(SaleContext);
  if (!store) throw new Error('the sale is for children of SaleProvider');
  return store;
}

export function useSale<Selected>(select: (state: SaleState) => Selected): Selected {
  return useStore(useSaleStore(), select);
}

/** Whether the sale in hand outlives this window: not while another window has that of the same till. */
export function useIsSaleKept(): boolean {
  return useContext(KeptContext);
}

/** Takes the sale another screen prepared, once the counter has none in hand. */
export function useHandedSale(): void {
  const store = useSaleStore();
  const { environment } = useService();
  const isFree = useSale(({ lines }) => lines.length === 0);
  useEffect(() => {
    if (!isFree) return;
    const handed = takeHandedSale(window.sessionStorage, environment);
    if (!handed) return;
    const { add, setBuyer, setPayments, setProforma, setTip, setNote } = store.getState();
    for (const line of handed.lines) add(line);
    setBuyer(handed.buyer);
    setPayments([...handed.payments]);
    setProforma(handed.proforma);
    if (handed.tip !== undefined) setTip({ kind: 'amount', value: handed.tip });
    if (handed.note !== undefined) setNote(handed.note);
  }, [store, environment, isFree]);
}
