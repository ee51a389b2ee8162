import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProductResource } from '../../../src-main/contract/catalog/product.ts';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { Buyer } from '../../lib/buyer-draft.ts';
import { useRefusalSentence } from '../../lib/http/refusal-sentence.ts';
import { useService } from '../../lib/http/service.tsx';
import { rememberCustomer } from './buyer/customers.ts';
import type { CounterDialog } from './counter-dialog.ts';
import { whyNotPutAside } from './held/why-not-put-aside.ts';
import type { CounterMessage } from './messages/counter-message.ts';
import { lineOfLabel, type ReadLabel } from './sale/label-line.ts';
import { contentOf } from './sale/sale-content.ts';
import { useSaleStore } from './sale/sale-context.tsx';
import { lineOfProduct, type NewSaleLine } from './sale/sale-line.ts';
import { useSaleUndo } from './sale/use-sale-undo.ts';
import { useStartCharge } from './use-start-charge.ts';

/** What can be done at the counter, and what it shows of it. */
export function useCounter(field: RefObject<HTMLInputElement | null>) {
  const { t } = useTranslation();
  const { local, environment } = useService();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const sentenceOf = useRefusalSentence();
  const store = useSaleStore();
  const offerUndo = useSaleUndo();
  const [dialog, setDialog] = useState<CounterDialog>();
  const [message, setMessage] = useState<CounterMessage>();
  const [announcement, announce] = useState('');
  const [blockedCode, blockScan] = useState<string>();

  const open = (next: CounterDialog | undefined) => {
    setDialog(next);
    if (next) blockScan(undefined);
  };
  const toSearch = () => field.current?.focus();
  useEffect(() => {
    if (!dialog) field.current?.focus();
  }, [dialog, field]);

  const note = (text: string) => setMessage({ kind: 'note', tone: 'quiet', text });
  const refuse = () => setMessage({ kind: 'note', tone: 'care', text: t('sale.notAllowed') });
  const sellFree = (description: string) => open({ kind: 'free_line', description });
  const startCharge = useStartCharge({ onOpen: open, onRefused: refuse, onStay: toSearch });

  const add = (line: NewSaleLine) => {
    store.getState().add(line);
    setMessage(undefined);
    open(undefined);
    announce(t('counter.added', { name: line.description, quantity: line.quantity }));
  };

  return {
    dialog,
    word: message,
    announcement,
    blockedCode,
    open,
    say: setMessage,
    refuse,
    toSearch,
    sellFree,
    add,
    blockScan: (code: string) => blockScan(code),
    forgetBlocked: useCallback(() => blockScan(undefined), []),
    actions: {
      buyer: () => open({ kind: 'buyer', thenCharge: false }),
      free_line: () => sellFree(''),
      charge: () => void startCharge(),
      sale_discount: () => open({ kind: 'sale_discount' }),
      tip: () => open({ kind: 'tip' }),
      sale_note: () => open({ kind: 'sale_note' }),
      price_list: () => open({ kind: 'price_list' }),
      // The sale in hand is put aside for the one taken up.
      recall: () => {
        if (whyNotPutAside(store.getState()) === 'unfinished') note(t('sale.holdUnfinished'));
        else open({ kind: 'recall' });
      },
      return_sale: () => void navigate('/devolucion'),
      line_note: () => {
        const { selectedKey } = store.getState();
        if (selectedKey === undefined) note(t('sale.lineNoteNothing'));
        else open({ kind: 'line_note', lineKey: selectedKey });
      },
      hold: () => {
        const reason = whyNotPutAside(store.getState());
        if (reason === 'nothing') note(t('sale.holdNothing'));
        else if (reason === 'unfinished') note(t('sale.holdUnfinished'));
        else open({ kind: 'hold' });
      },
    },
    addProduct: (product: ProductResource, quantity: string) =>
      add(lineOfProduct(product, quantity, store.getState().priceList?.id)),
    /** A package from the scale. */
    addLabel: (product: ProductResource, label: ReadLabel, packages: string) => {
      const { priceList } = store.getState();
      const line = lineOfLabel(product, { label, packages, priceListId: priceList?.id });
      if (line) add(line);
      else
        setMessage({ kind: 'note', tone: 'care', text: t('counter.labelUnpriced', { name: product.name }) });
    },
    misread: (code: string) =>
      setMessage({ kind: 'note', tone: 'bad', text: t('counter.labelMisread', { code }) }),
    remove: (key: string) => {
      const { saleId, lines, remove, putBack } = store.getState();
      const index = lines.findIndex((candidate) => candidate.key === key);
      const line = lines[index];
      if (!line) return;
      remove(key);
      toSearch();
      offerUndo(
        { message: t('undo.removed', { name: line.description }), undo: () => putBack(line, index) },
        (now) => now.saleId === saleId,
      );
    },
    /** Done with a dialog; `message` reports what came of it. */
    close: (message?: string) => {
      open(undefined);
      if (message !== undefined) note(message);
    },
    /** Empties it; a sale that may be a document already is asked about first, and is not to be had again. */
    clear: (isConfirmed: boolean) => {
      const sale = store.getState();
      const isUnfinished = sale.attempts.length > 0;
      if (isUnfinished && !isConfirmed) return open({ kind: 'clear' });
      const content = contentOf(sale);
      sale.startOver();
      setMessage(undefined);
      open(undefined);
      toSearch();
      if (isUnfinished) return;
      offerUndo(
        { message: t('undo.cleared'), undo: () => store.getState().resume(content) },
        // Taken up again in the place of an empty one alone.
        (now) => now.lines.length === 0,
      );
    },
    chooseBuyer: async (buyer: Buyer | undefined, priceListId: string | undefined) => {
      const goOn = dialog?.kind === 'buyer' && dialog.thenCharge && buyer !== undefined;
      store.getState().setBuyer(buyer, priceListId);
      open(goOn ? { kind: 'charge' } : undefined);
      setMessage(undefined);
      if (!buyer) return;
      const remembered = await rememberCustomer(local, buyer);
      if (remembered.ok) await cache.invalidateQueries({ queryKey: ['customers'] });
      else {
        const reason = sentenceOf(remembered.refusal);
        setMessage({ kind: 'note', tone: 'care', text: t('buyer.notRemembered', { reason }) });
      }
    },
    finish: (document: InvoiceResource, change: string, isEarlier: boolean) => {
      cache.setQueryData(['document', environment, document.id], document);
      void cache.invalidateQueries({ queryKey: ['documents'] });
      void cache.invalidateQueries({ queryKey: ['sync'] });
      store.getState().finish({ documentId: document.id, change });
      open(undefined);
      const earlier = { tone: 'care', text: t('sale.earlierTitle'), detail: t('sale.earlier') } as const;
      setMessage(isEarlier ? { kind: 'note', ...earlier } : undefined);
    },
  };
}
