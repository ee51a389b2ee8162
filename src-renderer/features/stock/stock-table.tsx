import { IconArrowsUpDown, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { formatMoney, groupThousands } from '../../lib/format/format.ts';
import { IconAction } from '../../ui/actions/icon-action.tsx';
import { ToneBadge } from '../../ui/feedback/tone-badge.tsx';
import styles from './stock.module.css';
import { stockLooks, stockStateOf } from './stock-state.ts';

interface StockTableProps {
  readonly items: readonly StockItem[];
  /** Something has a cost, and the operator may read it. */
  readonly hasCosts: boolean;
  readonly onMove: (item: StockItem) => void;
  readonly onHistory: (item: StockItem) => void;
}

export function StockTable({ items, hasCosts, onMove, onHistory }: StockTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('stock.list')}>
      <thead>
        <tr>
          <th scope="col">{t('stock.code')}</th>
          <th scope="col">{t('stock.name')}</th>
          <th scope="col" className={styles.right}>
            {t('stock.onHand')}
          </th>
          <th scope="col" className={styles.right}>
            {t('stock.minimum')}
          </th>
          {hasCosts && (
            <th scope="col" className={styles.right}>
              {t('costs.unitCost')}
            </th>
          )}
          <th scope="col">{t('stock.state')}</th>
          <th scope="col">
            <span className="for-readers">{t('stock.movement')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.product_id}>
            <td className={`${styles.dim} tabular`}>{item.code}</td>
            <td className={styles.product}>{item.name}</td>
            <td className={`${styles.amount} tabular`}>
              {item.on_hand === undefined ? '—' : groupThousands(item.on_hand)}
              {item.unit && <span className={styles.unit}>{item.unit}</span>}
            </td>
            <td className={`${styles.right} ${styles.dim} tabular`}>
              {item.minimum === undefined ? '—' : groupThousands(item.minimum)}
            </td>
            {hasCosts && (
              <td className={`${styles.right} tabular`}>
                {item.unit_cost === undefined ? '—' : formatMoney(item.unit_cost)}
              </td>
            )}
            <td>
              <State item={item} />
            </td>
            <td className={styles.actions}>
              <IconAction
                icon={IconArrowsUpDown}
                label={t('stock.moveOf', { name: item.name })}
                onClick={() => onMove(item)}
              />
              <IconAction
                icon={IconHistory}
                label={t('stock.historyOf', { name: item.name })}
                onClick={() => onHistory(item)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ item }: { readonly item: StockItem }) {
  const { t } = useTranslation();
  const state = stockStateOf(item);
  return (
    <>
      <ToneBadge {...stockLooks[state]}>{t(`stock.states.${state}`)}</ToneBadge>
      {state === 'missing' && <span className={styles.under}>{t('stock.missingHint')}</span>}
    </>
  );
}
