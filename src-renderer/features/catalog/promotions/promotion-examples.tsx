import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PromotionPreview } from '../../../../src-main/contract/catalog/promotion.ts';
import { isBelowCost } from '../../../../src-main/documents/costs/below-cost.ts';
import { marginOf } from '../../../../src-main/documents/costs/margin.ts';
import { decimal, formatAmount } from '../../../../src-main/documents/values/decimal.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { useProductCosts } from '../../../lib/queries/catalog/product-costs-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from '../prices/prices.module.css';

/** More of them would hide the button that keeps it. */
const SHOWN = 5;

/** What products would cost, and what would be earned of them. */
export function PromotionExamples({ preview }: { readonly preview: PromotionPreview }) {
  const { t } = useTranslation();
  const { product_count: count, unchanged_count: unchanged, below_cost_count: below, examples } = preview;
  const costs = useProductCosts(examples.map(({ product_id }) => product_id));
  const costOf = (id: string) => costs.get(id)?.unit_cost;
  const hasCosts = examples.some(({ product_id: id }) => costOf(id) !== undefined);
  const isBelow = ({ product_id, net, quantity }: PromotionPreview['examples'][number]) => {
    const cost = costOf(product_id);
    return cost !== undefined && isBelowCost({ net, quantity }, cost);
  };
  const shown = examples.slice(0, SHOWN);
  return (
    <>
      <Text fw={600} role="status">
        {t('promotions.covers', { count })}
      </Text>
      {unchanged > 0 && <Notice tone="care" title={t('promotions.unchanged', { count: unchanged })} />}
      {below > 0 && <Notice tone="care" title={t('promotions.belowCost', { count: below })} />}
      {shown.length > 0 && (
        <div className={styles.examples}>
          <table className={styles.table} aria-label={t('promotions.preview')}>
            <thead>
              <tr>
                <th scope="col">{t('catalog.name')}</th>
                <th scope="col" className={styles.right}>
                  {t('promotions.before')}
                </th>
                <th scope="col" className={styles.right}>
                  {t('promotions.after')}
                </th>
                {hasCosts && (
                  <th scope="col" className={styles.right}>
                    {t('profit.column.margin')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((example) => (
                <tr key={example.product_id}>
                  <td>
                    {example.quantity === '1' ? '' : `${example.quantity} × `}
                    {example.name} <span className={styles.code}>{example.code}</span>
                  </td>
                  <td className={`${styles.right} ${styles.before} tabular`}>
                    {formatMoney(example.before)}
                  </td>
                  <td className={`${styles.right} ${styles.after} tabular`} data-possible={!isBelow(example)}>
                    {formatMoney(example.after)}
                  </td>
                  {hasCosts && (
                    <td className={`${styles.right} tabular`}>
                      {marginLabel(example, costOf(example.product_id))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < count && shown.length > 0 && (
        <Text c="dimmed">{t('promotions.firstOnes', { count: shown.length })}</Text>
      )}
    </>
  );
}

function marginLabel(
  { net, quantity }: PromotionPreview['examples'][number],
  cost: string | undefined,
): string {
  const margin = cost === undefined ? undefined : marginOf(net, formatAmount(decimal(quantity).times(cost)));
  return margin === undefined ? '—' : `${margin} %`;
}
