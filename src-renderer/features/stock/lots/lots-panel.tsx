import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../../src-main/contract/catalog/stock.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatDate, groupThousands } from '../../../lib/format/format.ts';
import { useLotTexts } from '../../../lib/lots/use-lot-texts.ts';
import { useProductLots } from '../../../lib/queries/catalog/lots-query.ts';
import { useLotsEnabled } from '../../../lib/stock-enabled.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../stock.module.css';
import { AssignLotForm } from './assign-lot-form.tsx';
import type { LotOf } from './disposal-dialog.tsx';
import { lotIcons } from './lot-icons.ts';
import { TakeOutButton } from './take-out-button.tsx';

interface LotsPanelProps {
  readonly item: StockItem;
  readonly onTakeOut: (lot: LotOf) => void;
}

/** The lots of a product, the first to expire first, and what is in none. */
export function LotsPanel({ item, onTakeOut }: LotsPanelProps) {
  const { t } = useTranslation();
  const { leftOf, toneOf } = useLotTexts();
  const isShown = useLotsEnabled() === true && item.tracks_lots;
  const { data } = useProductLots(item.product_id, isShown);
  if (!isShown || !data) return null;
  const { lots, without_lot: withoutLot } = data;
  return (
    <div className={styles.stack}>
      {lots.length === 0 && <Text c="dimmed">{t('lots.none')}</Text>}
      {lots.length > 0 && (
        <div className={styles.history}>
          <table className={styles.table} aria-label={t('lots.title')}>
            <thead>
              <tr>
                <th scope="col">{t('lots.lot')}</th>
                <th scope="col">{t('lots.expires')}</th>
                <th scope="col" className={styles.right}>
                  {t('lots.quantity')}
                </th>
                <th scope="col">{t('lots.state')}</th>
                <th scope="col">
                  <span className="for-readers">{t('lots.takeOut')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lots.map((lot) => (
                <tr key={`${lot.expires_on} ${lot.number ?? ''}`}>
                  <td>{lot.number ?? '—'}</td>
                  <td className="tabular">{formatDate(lot.expires_on)}</td>
                  <td className={`${styles.amount} tabular`}>{groupThousands(lot.quantity)}</td>
                  <td>
                    <ToneBadge tone={toneOf(lot.days_left)} icon={lotIcons[toneOf(lot.days_left)]}>
                      {leftOf(lot.days_left)}
                    </ToneBadge>
                  </td>
                  <td className={styles.actions}>
                    <TakeOutButton
                      name={item.name}
                      lot={lot}
                      onTakeOut={() => onTakeOut({ ...lot, product_id: item.product_id })}
                    />
                  </td>
                </tr>
              ))}
              {!decimal(withoutLot).eq(0) && (
                <tr>
                  <td colSpan={2} className={styles.dim}>
                    {t('lots.withoutLot')}
                  </td>
                  <td className={`${styles.amount} tabular`}>{groupThousands(withoutLot)}</td>
                  <td colSpan={2} />
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
      {decimal(withoutLot).gt(0) && <AssignLotForm key={withoutLot} item={item} withoutLot={withoutLot} />}
    </div>
  );
}
