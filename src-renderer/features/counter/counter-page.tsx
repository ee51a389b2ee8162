import { Button } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { today } from '../../lib/format/today.ts';
import { useProgramSettings } from '../../lib/program-settings.ts';
import { ariaOfKey } from '../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../lib/shortcuts/use-action-shortcuts.ts';
import { useShortcutKeys } from '../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { Totals } from '../../ui/documents/totals.tsx';
import { SaleActionPad } from './actions/sale-actions.tsx';
import { useSaleActions } from './actions/use-sale-actions.ts';
import { BuyerCard } from './buyer/buyer-card.tsx';
import { useChooseBuyer } from './buyer/use-choose-buyer.ts';
import { focusLine } from './cart/focus-line.ts';
import { useAddLines } from './cart/use-add-lines.ts';
import { useRemoveLines } from './cart/use-remove-lines.ts';
import styles from './counter.module.css';
import { CounterDialogs } from './counter-dialogs.tsx';
import { useCollected } from './credit/use-collected.ts';
import { CounterMessages } from './messages/counter-messages.tsx';
import { ScanToast } from './messages/scan-toast.tsx';
import { computeSale } from './sale/issue/compute-sale.ts';
import { useHandedSale, useSale } from './sale/sale-context.tsx';
import { useSalePromotions } from './sale/use-sale-promotions.ts';
import { SearchField } from './search/search-field.tsx';
import { SaleArea } from './stage/sale-area.tsx';
import { Stage } from './stage/stage.tsx';
import { AfterSaleStrip } from './ticket/after-sale-strip.tsx';
import { useCounterView } from './use-counter-view.ts';
import { useFinishSale } from './use-finish-sale.ts';
import { useIdleKeys } from './use-idle-keys.ts';

/** The counter: everything by keyboard alone, and the search field gets the focus back after every step. */
export function CounterPage() {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const goTo = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { lines, buyer, discount, tip, note, selectedKey, startOver } = useSale((state) => state);
  const pricesWithTaxes = useProgramSettings()?.prices_with_taxes;
  const computed = useMemo(
    () => computeSale({ lines, buyer, discount, tip, note }, today(), pricesWithTaxes),
    [lines, buyer, discount, tip, note, pricesWithTaxes],
  );
  useHandedSale();
  useSalePromotions();
  const counter = useCounterView(field);
  const { dialog } = counter;
  const actions = useSaleActions(counter);
  const { add, addProduct, addLabel, misread } = useAddLines(counter);
  const { remove, empty } = useRemoveLines(counter);
  const chooseBuyer = useChooseBuyer(counter);
  const finish = useFinishSale(counter);
  const collected = useCollected(counter);
  const pressIdle = useIdleKeys(remove);
  /** Done with a dialog, and what came of it. */
  const close = (done: string) => {
    counter.open(undefined);
    counter.note(done);
  };
  const isOverLimit =
    computed.kind === 'computed' && computed.warnings.some(({ code }) => code === 'consumidor_final_limit');
  useActionShortcuts(
    {
      ...actions,
      search: counter.toSearch,
      line_discount: () => focusLine(selectedKey, 'discount'),
      quantity: () => focusLine(selectedKey, 'quantity'),
    },
    dialog === undefined,
  );

  return (
    <div className={styles.counter}>
      <h1 className="for-readers">{t('counter.title')}</h1>
      <SearchField
        field={field}
        onProduct={addProduct}
        onParent={counter.chooseVariant}
        onFreeLine={counter.sellFree}
        onLabel={addLabel}
        onMisread={misread}
        onMiss={(code, inactive) => counter.say({ kind: 'miss', code, inactive })}
        onBlockedScan={counter.blockScan}
        onRefusal={(refusal) => counter.say({ kind: 'refusal', refusal })}
        onIdleKey={pressIdle}
      />
      <BuyerCard isOverLimit={isOverLimit} onChange={actions.buyer} />
      <div className={styles.work}>
        <div className={styles.notices}>
          <CounterMessages
            message={counter.message}
            computed={computed}
            isOverLimit={isOverLimit}
            onCharge={actions.charge}
            onFreeLine={counter.sellFree}
          />
        </div>
        <Stage onSell={(product) => addProduct(product, '1')} onLeave={counter.toSearch}>
          <SaleArea
            computed={computed}
            onFreeLine={actions.free_line}
            onRemove={remove}
            onLineNote={actions.line_note}
            onClear={() => empty(false)}
            onRefused={counter.refuse}
            onLeave={counter.toSearch}
          />
        </Stage>
        <AfterSaleStrip />
      </div>
      <div className={styles.side}>
        <SaleActionPad actions={actions} />
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
          rightSection={<KeyHint>{keys.charge}</KeyHint>}
          aria-keyshortcuts={ariaOfKey(keys.charge)}
          onClick={actions.charge}
        >
          {t('charge.open')}
        </Button>
      </div>
      <div className="for-readers" aria-live="polite">
        {counter.announcement}
      </div>
      {counter.blockedCode !== undefined && (
        <ScanToast code={counter.blockedCode} onGone={counter.forgetBlocked} />
      )}
      {dialog && (
        <CounterDialogs
          dialog={dialog}
          computed={computed}
          onAdd={add}
          onProduct={addProduct}
          onBuyer={(chosen, priceListId) => void chooseBuyer(chosen, priceListId)}
          onIssued={finish}
          onPromotionsChanged={() => {
            counter.open(undefined);
            counter.warn(t('promotions.changed'));
          }}
          onIdentify={(drafts) => counter.open({ kind: 'buyer', thenCharge: true, drafts })}
          onCollected={collected}
          onHeld={(label) => close(t('sale.holdDone', { label }))}
          onProforma={() => counter.open({ kind: 'proforma' })}
          onQuoted={({ id }) => {
            startOver();
            void goTo(`/documentos/proformas/${id}`);
          }}
          onRecalled={(label) => close(t('sale.recallDone', { label }))}
          onClear={() => empty(true)}
          onRefused={counter.refuse}
          onClose={() => counter.open(undefined)}
        />
      )}
    </div>
  );
}
