import { Button, Group, Stack } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreHeldEnter } from '../../../lib/focus/ignore-held-enter.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useActionShortcuts } from '../../../lib/shortcuts/use-action-shortcuts.ts';
import { useKeyLabel } from '../../../lib/shortcuts/use-key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useDeferredSubmit } from '../../../lib/use-deferred-submit.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { CreditOutlook } from '../credit/credit-outlook.tsx';
import { useAgreedDays } from '../credit/use-agreed-days.ts';
import { useBuyerAccount } from '../credit/use-buyer-account.ts';
import { useSale } from '../sale/sale-context.tsx';
import styles from './charge.module.css';
import { ChargeRefusal } from './charge-refusal.tsx';
import { cardReferenceOf, type PaymentDraft } from './payment-draft.ts';
import { PaymentRow } from './payment-row.tsx';
import { QuickCash } from './quick-cash.tsx';
import { SettlementOutcome } from './settlement-outcome.tsx';
import { type ChargeOutcome, useCharge } from './use-charge.ts';
import { usePayments } from './use-payments.ts';

interface ChargeDialogProps extends ChargeOutcome {
  readonly total: string;
  /** What was typed before the buyer was identified. */
  readonly drafts: readonly PaymentDraft[] | undefined;
  /** Nobody can owe what a final consumer buys. */
  readonly onIdentify: (drafts: readonly PaymentDraft[]) => void;
  readonly onClose: () => void;
}

/** Takes the payment and issues the invoice: for exact cash, Enter is enough. */
export function ChargeDialog({ total, drafts: typed, onIdentify, onClose, ...outcome }: ChargeDialogProps) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const keyLabel = useKeyLabel();
  const buyer = useSale((sale) => sale.buyer);
  const account = useBuyerAccount();
  const payments = usePayments({
    total,
    paid: useSale((sale) => sale.payments),
    typed,
    agreedDays: useAgreedDays(),
  });
  const { drafts, settlement, isCredit, canCharge } = payments;
  const lacksBuyer = isCredit && !buyer;
  const issuing = useCharge(outcome);
  const form = useRef<HTMLFormElement>(null);
  const toFirstAmount = () => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  const charge = useDeferredSubmit({
    input: drafts,
    isReady: payments.isTermKnown,
    submit() {
      if (canCharge && lacksBuyer) onIdentify(drafts);
      else if (canCharge) issuing.charge({ settlement, cardReference: cardReferenceOf(drafts) });
    },
  });
  const remove = (key: string) => {
    payments.remove(key);
    toFirstAmount();
  };
  const sellOnCredit = () => {
    payments.putOnCredit();
    toFirstAmount();
  };
  useActionShortcuts({ charge, split_payment: payments.split, on_credit: sellOnCredit });

  const refusal = refusalIn(issuing.error);
  const [first, ...others] = drafts;
  const isCashOnly = others.length === 0 && first?.choice === 'cash';

  return (
    <Dialog title={t('charge.title')} size="xl" busy={issuing.isPending} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onKeyDown={ignoreHeldEnter}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          charge();
        }}
      >
        <Stack>
          <div className={styles.due}>
            <span>{t('charge.toPay')}</span>
            <output className="tabular">{formatMoney(total)}</output>
          </div>
          {drafts.map((draft, index) => (
            <PaymentRow
              key={draft.key}
              draft={draft}
              number={index + 1}
              agreedDays={payments.agreedDays}
              rest={payments.restFor(draft.key)}
              keepsVouchers={issuing.keepsVouchers}
              onChange={payments.change}
              onRemove={drafts.length > 1 ? () => remove(draft.key) : undefined}
            />
          ))}
          <Group justify="space-between">
            {first && isCashOnly ? (
              <QuickCash
                total={total}
                onChoose={(amount, isByKey) => {
                  payments.change({ ...first, received: amount });
                  // Enter charges from the field; a finger wants no keyboard on the screen.
                  if (isByKey) toFirstAmount();
                }}
              />
            ) : (
              <span />
            )}
            <Button
              variant="subtle"
              leftSection={<IconArrowsSplit2 size={18} aria-hidden />}
              rightSection={<KeyHint>{keyLabel(keys.split_payment)}</KeyHint>}
              aria-keyshortcuts={ariaOfKey(keys.split_payment)}
              onClick={payments.split}
            >
              {t('charge.split')}
            </Button>
          </Group>
          {isCredit && (
            <CreditOutlook isOwed={!lacksBuyer} account={account} payments={settlement.payments} />
          )}
          {refusal && <ChargeRefusal refusal={refusal} />}
          <div className={styles.foot}>
            <SettlementOutcome settlement={settlement} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose} disabled={issuing.isPending}>
                {t('action.cancel')}
              </Button>
              <Button
                type="submit"
                size="md"
                disabled={!canCharge}
                loading={issuing.isPending}
                rightSection={<KeyHint>Enter</KeyHint>}
                aria-keyshortcuts={`Enter ${ariaOfKey(keys.charge)}`}
              >
                {t(lacksBuyer ? 'charge.identify' : 'charge.issue')}
              </Button>
            </Group>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
