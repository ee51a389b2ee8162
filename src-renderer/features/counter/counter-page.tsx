import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../src-main/contract/document-resource.ts';
import type { CustomerBody } from '../../../src-main/contract/local.ts';
import type { Refusal } from '../../lib/answer.ts';
import { useRefusalSentence } from '../../lib/refusal-sentence.ts';
import { useService } from '../../lib/service.tsx';
import { today } from '../../lib/today.ts';
import { useShortcuts } from '../../lib/use-shortcuts.ts';
import { KeyHint } from '../../ui/key-hint.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';
import { Totals } from '../../ui/totals.tsx';
import { BuyerCard } from './buyer/buyer-card.tsx';
import { BuyerDialog } from './buyer/buyer-dialog.tsx';
import { rememberCustomer } from './buyer/customers.ts';
import { focusLine } from './cart/focus-line.ts';
import { FreeLineDialog } from './cart/free-line-dialog.tsx';
import { ChargeDialog } from './charge/charge-dialog.tsx';
import styles from './counter.module.css';
import { KeyLegend } from './key-legend.tsx';
import { computeSale } from './sale/compute-sale.ts';
import { useSale } from './sale/sale-context.tsx';
import { lineOfProduct, type NewSaleLine } from './sale/sale-line.ts';
import { SaleArea } from './sale-area.tsx';
import { SearchField } from './search/search-field.tsx';

type Dialog =
  | { readonly kind: 'buyer'; readonly thenCharge: boolean }
  | { readonly kind: 'charge' }
  | { readonly kind: 'free_line'; readonly description: string };

/** The counter: everything by keyboard alone, and the search field gets the focus back after every step. */
export function CounterPage() {
  const { t } = useTranslation();
  const { local, environment } = useService();
  const cache = useQueryClient();
  const sentenceOf = useRefusalSentence();
  const sale = useSale((state) => state);
  const field = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [notRemembered, setNotRemembered] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const computed = useMemo(
    () => computeSale({ lines: sale.lines, buyer: sale.buyer }, today()),
    [sale.lines, sale.buyer],
  );
  const overLimit =
    computed.kind === 'computed' && computed.warnings.some(({ code }) => code === 'consumidor_final_limit');

  const toSearch = () => field.current?.focus();
  useEffect(() => {
    if (!dialog) field.current?.focus();
  }, [dialog]);

  const add = (line: NewSaleLine) => {
    sale.add(line);
    setRefusal(undefined);
    setDialog(undefined);
    setAnnouncement(t('counter.added', { name: line.description, quantity: line.quantity }));
  };
  const remove = (key: string) => {
    const line = sale.lines.find((candidate) => candidate.key === key);
    sale.remove(key);
    toSearch();
    if (line) setAnnouncement(t('counter.removed', { name: line.description }));
  };
  const sellFree = (description: string) => setDialog({ kind: 'free_line', description });
  const charge = () => {
    if (computed.kind !== 'computed') return;
    setDialog(overLimit ? { kind: 'buyer', thenCharge: true } : { kind: 'charge' });
  };
  const chooseBuyer = async (buyer: CustomerBody | undefined) => {
    const goOn = dialog?.kind === 'buyer' && dialog.thenCharge && buyer !== undefined;
    sale.setBuyer(buyer);
    setDialog(goOn ? { kind: 'charge' } : undefined);
    setNotRemembered(undefined);
    if (!buyer) return;
    const remembered = await rememberCustomer(local, buyer);
    if (!remembered.ok) setNotRemembered(sentenceOf(remembered.refusal));
    else await cache.invalidateQueries({ queryKey: ['customers'] });
  };
  const finish = (document: InvoiceResource, change: string) => {
    cache.setQueryData(['document', environment, document.id], document);
    void cache.invalidateQueries({ queryKey: ['documents'] });
    void cache.invalidateQueries({ queryKey: ['sync'] });
    sale.finish({ documentId: document.id, change });
    setDialog(undefined);
    setNotRemembered(undefined);
  };

  const openBuyer = () => setDialog({ kind: 'buyer', thenCharge: false });
  const sellAnything = () => sellFree('');
  const editDiscount = () => focusLine(sale.selectedKey, 'discount');
  const editQuantity = () => focusLine(sale.selectedKey, 'quantity');
  useShortcuts(
    {
      F2: toSearch,
      F4: openBuyer,
      F6: editDiscount,
      F7: sellAnything,
      F8: editQuantity,
      F9: charge,
      F12: charge,
    },
    dialog === undefined,
  );

  const moveSelection = (step: number) => {
    const index = sale.lines.findIndex(({ key }) => key === sale.selectedKey);
    const next = sale.lines[index + step];
    if (next) sale.select(next.key);
  };
  /** Keys of the empty search field steer the sale. */
  const pressIdle = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowDown':
        moveSelection(1);
        break;
      case 'ArrowUp':
        moveSelection(-1);
        break;
      case 'Delete':
        if (sale.selectedKey !== undefined) remove(sale.selectedKey);
        break;
      case 'Enter':
      case 'Escape':
        // A finger that still rests on the key that issued is not a wish for the next sale.
        if (sale.issued && !event.repeat) sale.startOver();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div className={styles.counter}>
      <h1 className="for-readers">{t('counter.title')}</h1>
      <SearchField
        field={field}
        onProduct={(product, quantity) => add(lineOfProduct(product, quantity))}
        onFreeLine={sellFree}
        onRefusal={setRefusal}
        onIdleKey={pressIdle}
      />
      <BuyerCard onChange={openBuyer} />
      <SaleArea computed={computed} onFreeLine={sellAnything} onRemove={remove} onLeave={toSearch} />
      <div className={styles.side}>
        <div className={styles.sideNotices}>
          {refusal && <RefusalNotice refusal={refusal} />}
          {overLimit && <Notice tone="care" title={t('buyer.overLimit')} />}
          {notRemembered && (
            <Notice tone="care" title={t('buyer.notRemembered', { reason: notRemembered })} />
          )}
          {!refusal && !overLimit && !notRemembered && <KeyLegend />}
        </div>
        <Totals
          invoice={computed.kind === 'computed' ? computed.invoice : undefined}
          otherwise={computed.kind === 'faulty' ? '—' : '0.00'}
          size="large"
        />
        <Button
          className={styles.charge}
          fullWidth
          h="4rem"
          fz="lg"
          disabled={computed.kind !== 'computed'}
          rightSection={<KeyHint>F9</KeyHint>}
          aria-keyshortcuts="F9 F12"
          onClick={charge}
        >
          {t('charge.open')}
        </Button>
      </div>
      <div className="for-readers" aria-live="polite">
        {announcement}
      </div>
      {dialog?.kind === 'buyer' && (
        <BuyerDialog
          buyer={sale.buyer}
          required={dialog.thenCharge}
          onUse={(buyer) => void chooseBuyer(buyer)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === 'free_line' && (
        <FreeLineDialog description={dialog.description} onAdd={add} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === 'charge' && computed.kind === 'computed' && (
        <ChargeDialog total={computed.invoice.total} onIssued={finish} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
