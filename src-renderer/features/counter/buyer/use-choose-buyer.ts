import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Buyer } from '../../../lib/buyer-draft.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useSaleStore } from '../sale/sale-context.tsx';
import type { CounterView } from '../use-counter-view.ts';
import { rememberCustomer } from './customers.ts';

/** Sells to somebody, and remembers them as a customer. */
export function useChooseBuyer({ dialog, open, say, warn }: CounterView) {
  const { t } = useTranslation();
  const { local } = useService();
  const cache = useQueryClient();
  const sentenceOf = useRefusalSentence();
  const store = useSaleStore();
  return async (buyer: Buyer | undefined, priceListId: string | undefined) => {
    const goOn = dialog?.kind === 'buyer' && dialog.thenCharge && buyer !== undefined;
    store.getState().setBuyer(buyer, priceListId);
    open(goOn ? { kind: 'charge', drafts: dialog.drafts } : undefined);
    say(undefined);
    if (!buyer) return;
    const remembered = await rememberCustomer(local, buyer);
    if (remembered.ok) await cache.invalidateQueries({ queryKey: ['customers'] });
    else warn(t('buyer.notRemembered', { reason: sentenceOf(remembered.refusal) }));
  };
}
