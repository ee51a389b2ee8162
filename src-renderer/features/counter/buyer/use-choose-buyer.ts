import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const isChoosing = useRef(false);
  return async (buyer: Buyer | undefined, shownList: string | undefined) => {
    if (isChoosing.current) return;
    isChoosing.current = true;
    try {
      // By whose prices they buy is read before the sale goes on: Enter may come before what is typed was looked up.
      const remembered = buyer && (await rememberCustomer(local, buyer));
      const priceListId = remembered?.ok ? remembered.value.price_list_id : shownList;
      const goOn = dialog?.kind === 'buyer' && dialog.thenCharge && buyer !== undefined;
      store.getState().setBuyer(buyer, priceListId);
      open(goOn ? { kind: 'charge', drafts: dialog.drafts } : undefined);
      say(undefined);
      if (remembered?.ok) void cache.invalidateQueries({ queryKey: ['customers'] });
      else if (remembered) warn(t('buyer.notRemembered', { reason: sentenceOf(remembered.refusal) }));
    } finally {
      isChoosing.current = false;
    }
  };
}
