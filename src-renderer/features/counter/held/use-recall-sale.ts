import { useState } from 'react';
import type { HeldSaleListed } from '../../../../src-main/contract/counter/held-sale.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { heldContent } from './held-content.ts';
import { useRecall } from './held-sales-query.ts';
import { useHeldLabel } from './use-held-label.ts';
import { useHoldSale } from './use-hold-sale.ts';

/** Takes up a sale that was put aside; the one in hand is put aside for it first. */
export function useRecallSale(onRecalled: (label: string) => void) {
  const store = useSaleStore();
  const label = useHeldLabel();
  const hold = useHoldSale();
  const recall = useRecall((held) => heldContent(held) !== undefined);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (listed: HeldSaleListed) => {
    if (store.getState().lines.length > 0) await hold.hold(label);
    const recalled = await recall.mutateAsync(listed);
    const content = recalled.kind === 'recalled' ? heldContent(recalled.sale) : undefined;
    setUnreadable(content === undefined);
    if (!content) return;
    store.getState().resume(content);
    onRecalled(listed.label);
  };
  const isPending = hold.isPending || recall.isPending;
  return {
    isPending,
    isUnreadable,
    unanswered: recall.unanswered,
    error: hold.error ?? recall.error,
    recall(listed: HeldSaleListed) {
      // What went wrong is shown by the state of the mutations.
      if (!isPending) void take(listed).catch(() => undefined);
    },
  };
}
