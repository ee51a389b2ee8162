import { useTranslation } from 'react-i18next';
import type { ExpiringLot } from '../../../../src-main/contract/catalog/lots.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { formatDate, formatMoney, groupThousands } from '../../../lib/format/format.ts';
import { useLotTexts } from '../../../lib/lots/use-lot-texts.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../stock.module.css';
import { lotIcons } from './lot-icons.ts';
import { TakeOutButton } from './take-out-button.tsx';

interface ExpiringTableProps {
  readonly lots: readonly ExpiringLot[];
  readonly onTakeOut: (lot: ExpiringLot) => void;
}

/** Lots with when they expire and what they cost; each can be taken out. */
export function ExpiringTable({ lots, onTakeOut }: ExpiringTableProps) {
  const { t } = useTranslation();
  const { leftOf, toneOf } = useLotTexts();
  const hasValues = lots.some(({ value }) => value !== undefined);
  return (
    <table className={styles.table} aria-label={t('lots.expiring')}>
      <thead>
        <tr>
          <th scope="col">{t('stock.name')}</th>
          <th scope="col">{t('lots.lot')}</th>
          <th scope="col">{t('lots.expires')}</th>
          <th scope="col" className={styles.right}>
            {t('lots.quantity')}
          </th>
          {hasValues && (
            <th scope="col" className={styles.right}>
              {t('lots.value')}
            </th>
          )}
          <th scope="col">{t('lots.state')}</th>
          <th scope="col">
            <span className="for-readers">{t('lots.takeOut')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lots.map((lot) => (
          <tr key={`${lot.product_id} ${lot.expires_on} ${lot.number ?? ''}`}>
            <td className={styles.product}>
              {lot.name}
              <span className={`${styles.under} tabular`}>{lot.code}</span>
            </td>
            <td>{lot.number ?? '—'}</td>
            <td className="tabular">{formatDate(lot.expires_on)}</td>
            <td className={`${styles.amount} tabular`}>
              {groupThousands(lot.quantity)}
              {lot.unit && <span className={styles.unit}>{lot.unit}</span>}
            </td>
            {hasValues && (
              <td className={`${styles.right} tabular`}>
                {lot.value === undefined ? '—' : formatMoney(lot.value)}
              </td>
            )}
            <td>
              <ToneBadge tone={toneOf(lot.days_left)} icon={lotIcons[toneOf(lot.days_left)]}>
                {leftOf(lot.days_left)}
              </ToneBadge>
              {lot.days_left < 0 && decimal(lot.unexpired).eq(0) && (
                <span className={styles.under}>{t('lots.onlyExpired')}</span>
              )}
            </td>
            <td className={styles.actions}>
              <TakeOutButton name={lot.name} lot={lot} onTakeOut={() => onTakeOut(lot)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
