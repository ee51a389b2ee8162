import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PriceChangeResource } from '../../../../src-main/contract/catalog/price-change.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import styles from './prices.module.css';

/** More of them would hide the button that does it. */
const SHOWN = 5;

interface PriceChangePreviewProps {
  /** Undefined while it is not known by how much. */
  readonly change: PriceChangeResource | undefined;
  readonly basis: 'with_iva' | 'without_iva';
}

/** Prices as they are and as they would be. */
export function PriceChangePreview({ change, basis }: PriceChangePreviewProps) {
  const { t } = useTranslation();
  if (!change) return <Text c="dimmed">{t('catalog.priceChange.typeValue')}</Text>;
  const { changed_count: changed, product_count: total, impossible_count: impossible } = change;
  const summary =
    changed === 0
      ? t('catalog.priceChange.nothing')
      : t('catalog.priceChange.summary', { count: changed, total });
  const examples = change.examples.slice(0, SHOWN);
  const isWith = basis === 'with_iva';
  return (
    <>
      <div role="status">
        <Text fw={600}>{summary}</Text>
        {impossible > 0 && <Text>{t('catalog.priceChange.impossible', { count: impossible })}</Text>}
      </div>
      {examples.length > 0 && (
        <div className={styles.examples}>
          <table className={styles.table} aria-label={t('catalog.priceChange.preview')}>
            <thead>
              <tr>
                <th scope="col">{t('catalog.name')}</th>
                <th scope="col" className={styles.right}>
                  {t('catalog.priceChange.before')}
                </th>
                <th scope="col" className={styles.right}>
                  {t('catalog.priceChange.after')}
                </th>
              </tr>
            </thead>
            <tbody>
              {examples.map((example) => (
                <tr key={example.product_id}>
                  <td>
                    {example.name} <span className={styles.code}>{example.code}</span>
                  </td>
                  <td className={`${styles.right} ${styles.before} tabular`}>
                    {formatMoney(isWith ? example.before_with_iva : example.before)}
                  </td>
                  <td className={`${styles.right} ${styles.after} tabular`} data-possible={example.possible}>
                    {example.possible
                      ? formatMoney(isWith ? example.after_with_iva : example.after)
                      : t('catalog.priceChange.impossibleRow')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {examples.length < changed && (
        <Text c="dimmed">{t('catalog.priceChange.firstOnes', { count: examples.length })}</Text>
      )}
    </>
  );
}
