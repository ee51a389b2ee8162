import { UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconCalendarDollar,
  IconClockPause,
  IconClockPlay,
  IconCoin,
  IconDiscount,
  IconNote,
  IconPencilPlus,
  IconTags,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePriceListName } from '../../../lib/queries/catalog/price-lists-query.ts';
import type { ShortcutAction } from '../../../lib/shortcuts/default-keys.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { useOwed } from '../credit/use-owed.ts';
import { useHeldSales } from '../held/held-sales-query.ts';
import { useSale } from '../sale/sale-context.tsx';
import { partLabel } from '../whole-sale/part-fields.ts';
import styles from './sale-actions.module.css';

/** What the pad does, by the names of `ShortcutAction` where it has a key. */
export type SaleActions = Readonly<
  Record<
    'free_line' | 'sale_discount' | 'tip' | 'sale_note' | 'price_list' | 'hold' | 'recall' | 'return_sale',
    () => void
  >
> & {
  /** Undefined for who may not. */
  readonly collect_debt: (() => void) | undefined;
};

interface PadKey {
  readonly label: string;
  readonly Icon: Icon;
  readonly action: ShortcutAction | undefined;
  /** What is set, or waits. */
  readonly value?: string | undefined;
  readonly run: () => void;
}

/** The keys of the sale, for fingers and for who does not know them yet. */
export function SaleActionPad({ actions }: { readonly actions: SaleActions }) {
  const { t } = useTranslation();
  const keys = useShortcutKeys();
  const discount = useSale((sale) => sale.discount);
  const tip = useSale((sale) => sale.tip);
  const note = useSale((sale) => sale.note);
  const priceList = usePriceListName(useSale((sale) => sale.priceList?.id));
  const { data: held = [] } = useHeldSales();
  const owed = useOwed();
  const pad: readonly PadKey[] = [
    { label: t('counter.freeLine'), Icon: IconPencilPlus, action: 'free_line', run: actions.free_line },
    {
      label: t('sale.discountShort'),
      value: discount && partLabel(discount),
      Icon: IconDiscount,
      action: 'sale_discount',
      run: actions.sale_discount,
    },
    { label: t('sale.hold'), Icon: IconClockPause, action: 'hold', run: actions.hold },
    {
      label: t('sale.recall'),
      value: held.length > 0 ? t('sale.recallCount', { count: held.length }) : undefined,
      Icon: IconClockPlay,
      action: 'recall',
      run: actions.recall,
    },
    {
      label: t('sale.prices'),
      value: priceList,
      Icon: IconTags,
      action: 'price_list',
      run: actions.price_list,
    },
    {
      label: t('sale.tip'),
      value: tip && partLabel(tip),
      Icon: IconCoin,
      action: 'tip',
      run: actions.tip,
    },
    {
      label: t('sale.noteShort'),
      value: note === '' ? undefined : note,
      Icon: IconNote,
      action: undefined,
      run: actions.sale_note,
    },
    { label: t('sale.returnSale'), Icon: IconArrowBackUp, action: 'return_sale', run: actions.return_sale },
    // Of who owes nothing there is nothing to collect; of anybody else its key asks who it is.
    ...(actions.collect_debt && owed !== undefined
      ? [
          {
            label: t('receivables.collectShort'),
            value: owed,
            Icon: IconCalendarDollar,
            action: 'collect_debt' as const,
            run: actions.collect_debt,
          },
        ]
      : []),
  ];
  return (
    <fieldset className={styles.pad} aria-label={t('sale.actions')}>
      {pad.map(({ label, value, Icon, action, run }) => (
        <UnstyledButton
          key={action ?? 'note'}
          className={styles.key}
          data-on={value !== undefined || undefined}
          aria-keyshortcuts={action && ariaOfKey(keys[action])}
          onClick={run}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
          <span className={styles.label}>{label}</span>
          <span className={styles.below} title={value}>
            {value === undefined
              ? action && <KeyHint>{keys[action]}</KeyHint>
              : // What is set is worth more than the key, which `aria-keyshortcuts` and the help tell too.
                value}
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
