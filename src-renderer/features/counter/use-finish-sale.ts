import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useService } from '../../lib/http/service.tsx';
import type { OnIssued } from './charge/use-charge.ts';
import { useSaleStore } from './sale/sale-context.tsx';
import type { CounterView } from './use-counter-view.ts';

/** The sale is a document: the counter shows what came of it. */
export function useFinishSale({ clear, say }: CounterView): OnIssued {
  const { t } = useTranslation();
  const { environment } = useService();
  const cache = useQueryClient();
  const store = useSaleStore();
  return (document, change, isEarlier) => {
    cache.setQueryData(['document', environment, document.id], document);
    void cache.invalidateQueries({ queryKey: ['documents'] });
    void cache.invalidateQueries({ queryKey: ['sync'] });
    void cache.invalidateQueries({ queryKey: ['stock'] });
    void cache.invalidateQueries({ queryKey: ['proformas'] });
    store.getState().finish({ documentId: document.id, change });
    clear();
    if (isEarlier) {
      say({ kind: 'note', tone: 'care', text: t('sale.earlierTitle'), detail: t('sale.earlier') });
    }
  };
}
