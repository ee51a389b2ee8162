import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  PurchaseListed,
  PurchasesBody,
} from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { useUndo } from '../../../lib/undo/undo-provider.tsx';
import type { Selection } from '../../../lib/use-selection.ts';
import { usePurchasesChange } from '../purchases-query.ts';
import { allDone } from './all-done.ts';

interface RefusedPurchase {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

const undoing = { waive: 'unwaive', remove: 'restore' } as const;

/** Does the same with all purchases that were picked; what it was not done with stays picked, with why. */
export function useChangePicked({ rows, keep }: Selection<PurchaseListed>) {
  const { t } = useTranslation();
  const doing = usePurchasesChange();
  const offer = useUndo((state) => state.offer);
  const [refused, setRefused] = useState<readonly RefusedPurchase[]>([]);

  function change(
    action: keyof typeof undoing,
    body: Partial<PurchasesBody> = {},
    onDone?: () => void,
  ): void {
    if (doing.isPending) return;
    const picked = new Map(rows.map((row) => [row.id, row]));
    setRefused([]);
    doing.mutate(
      { action, ids: [...picked.keys()], ...body },
      {
        onSuccess({ data }) {
          const done = data.filter(({ result }) => result === 'done').map(({ id }) => id);
          const not = data.filter(({ result }) => result === 'refused');
          setRefused(
            not.map(({ id, faults }) => ({
              id,
              name: nameOf(picked.get(id)),
              why: faults.map(({ message }) => message).join(' '),
            })),
          );
          keep(new Set(not.map(({ id }) => id)));
          if (done.length > 0) {
            offer({
              message: t(`purchases.done.${action}`, { count: done.length }),
              undo: async () => allDone(await doing.mutateAsync({ action: undoing[action], ids: done })),
            });
          }
          onDone?.();
        },
      },
    );
  }

  return {
    doing,
    refused,
    waive: (reason: string, onDone: () => void) => change('waive', { waived_reason: reason }, onDone),
    remove: () => change('remove'),
  };
}

function nameOf(purchase: PurchaseListed | undefined): string {
  return purchase ? `${purchase.number} · ${purchase.supplier.name}` : '';
}
