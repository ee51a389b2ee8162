import { z } from 'zod';
import type { StoreApi } from 'zustand';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { attempt } from './issue/attempt.ts';
import { contentOf, saleContent } from './sale-content.ts';
import type { SaleState } from './sale-store.ts';

/** The sale in hand as this computer keeps it, with the key by which it is issued once. */
const saleDraft = z.object({
  ...saleContent.shape,
  saleId: z.string().min(1),
  attempts: z.array(attempt).default([]),
});
export type SaleDraft = Readonly<z.output<typeof saleDraft>>;

/** Where drafts are kept; a person's tills and environments do not share theirs. */
export function draftName(environment: Environment, tillId: string | undefined): string {
  return `mostrador.sale.${environment}.${tillId ?? 'no-till'}`;
}

/** What was in hand when the window last closed; nothing when it cannot be read any more. */
export function readDraft(storage: Pick<Storage, 'getItem'>, name: string): SaleDraft | undefined {
  try {
    return saleDraft.safeParse(JSON.parse(storage.getItem(name) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a sale as it changes. Where the draft became this window's only now, as another window closed, what that one left
 * is taken up as soon as there is nothing else in hand here; until then the draft stays as it was left.
 *
 * @param kept called once the sale in hand is kept
 * @returns ends it
 */
export function keepSale(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
  {
    store,
    onKept,
  }: { readonly store: Pick<StoreApi<SaleState>, 'getState' | 'subscribe'>; readonly onKept: () => void },
): () => void {
  const left = readDraft(storage, name);
  let waiting = left && left.saleId !== store.getState().saleId ? left : undefined;

  function keep(sale: SaleState): void {
    if (!waiting) keepDraft(storage, name, sale);
    else if (isUntouched(sale) && !sale.issued) {
      const draft = waiting;
      waiting = undefined;
      onKept();
      sale.resume(draft);
    }
  }

  if (!waiting) onKept();

  keep(store.getState());
  return store.subscribe(keep);
}

/** A full or forbidden storage must not stop a sale: it then lives as long as the window. */
export function keepDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  name: string,
  sale: SaleState,
): void {
  try {
    if (isUntouched(sale)) storage.removeItem(name);
    else
      storage.setItem(
        name,
        JSON.stringify({ ...contentOf(sale), saleId: sale.saleId, attempts: sale.attempts }),
      );
  } catch {
    return;
  }
}

function isUntouched({ lines, buyer, note, attempts }: SaleState): boolean {
  return lines.length === 0 && buyer === undefined && note === '' && attempts.length === 0;
}
