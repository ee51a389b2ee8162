import { IconClock, IconPlayerPause, IconTag, IconTagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PromotionResource, PromotionResult } from '../../../../src-main/contract/catalog/promotion.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../lists/lists.module.css';
import { RowActions } from '../lists/row-actions.tsx';
import { rowMark } from '../lists/row-arrows.ts';
import { periodLabel, scopeLabel, termsLabel } from './describe-promotion.ts';

interface PromotionsTableProps {
  readonly promotions: readonly PromotionResource[];
  /** What each sold; undefined for who may not read it. */
  readonly results: ReadonlyMap<string, PromotionResult> | undefined;
  readonly onEdit: (promotion: PromotionResource) => void;
  readonly onDelete: (promotion: PromotionResource) => void;
}

const badges = {
  running: { tone: 'ok', icon: IconTag },
  programmed: { tone: 'quiet', icon: IconClock },
  ended: { tone: 'quiet', icon: IconTagOff },
  off: { tone: 'quiet', icon: IconPlayerPause },
} as const;

/** The promotions of the shop: how each stands, what it gives and what it sold. */
export function PromotionsTable({ promotions, results, onEdit, onDelete }: PromotionsTableProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('promotions.title')}>
        <thead>
          <tr>
            <th scope="col">{t('promotions.name')}</th>
            <th scope="col">{t('promotions.status')}</th>
            <th scope="col">{t('promotions.gives')}</th>
            {results && (
              <>
                <th scope="col" className={styles.right}>
                  {t('promotions.units')}
                </th>
                <th scope="col" className={styles.right} title={t('promotions.withoutIva')}>
                  {t('promotions.sales')}
                </th>
                <th scope="col" className={styles.right} title={t('promotions.withoutIva')}>
                  {t('promotions.gaveAway')}
                </th>
              </>
            )}
            <th scope="col">
              <span className="for-readers">{t('action.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {promotions.map((promotion) => {
            const { tone, icon } = badges[promotion.status];
            const sold = results?.get(promotion.id);
            return (
              <tr key={promotion.id}>
                <td className={styles.named}>
                  <button
                    type="button"
                    className={styles.name}
                    onClick={() => onEdit(promotion)}
                    {...rowMark}
                  >
                    {promotion.name}
                    <span className={styles.under}>
                      {scopeLabel(promotion, t)} · {periodLabel(promotion, t)}
                    </span>
                  </button>
                </td>
                <td>
                  <ToneBadge tone={tone} icon={icon}>
                    {t(`promotions.statuses.${promotion.status}`)}
                  </ToneBadge>
                </td>
                <td className={`${styles.dim} tabular`}>{termsLabel(promotion.terms)}</td>
                {results && (
                  <>
                    <td className={`${styles.right} tabular`}>{sold?.quantity ?? '—'}</td>
                    <td className={`${styles.right} tabular`}>{sold ? formatMoney(sold.sales) : '—'}</td>
                    <td className={`${styles.right} tabular`}>{sold ? formatMoney(sold.discount) : '—'}</td>
                  </>
                )}
                <RowActions
                  edit={t('catalog.editOf', { name: promotion.name })}
                  remove={t('catalog.deleteOf', { name: promotion.name })}
                  onEdit={() => onEdit(promotion)}
                  onDelete={() => onDelete(promotion)}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
