import { Checkbox } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaTag, shelfPriceOf } from '../../../lib/format/iva.ts';
import { today } from '../../../lib/format/today.ts';
import { useSale } from '../sale/sale-context.tsx';
import { mayBeTourism, type SaleLine } from '../sale/sale-line.ts';
import styles from './cart.module.css';

/** What else is to be known of a line: its code, how it is counted, its IVA and, on days of tourism, the lower one, and its note. */
export function LineDetail({ line }: { readonly line: SaleLine }) {
  const { t } = useTranslation();
  const change = useSale((sale) => sale.change);
  return (
    <>
      <div className={`${styles.detail} tabular`}>
        {line.code && <span>{line.code}</span>}
        {line.unit && <span>{t('counter.perUnit', { unit: line.unit })}</span>}
        <span>{ivaDetail(line, t)}</span>
        {mayBeTourism(line, today()) && (
          <Checkbox
            size="xs"
            label={t('counter.tourismRate')}
            aria-label={t('counter.tourismRateOf', { name: line.description })}
            checked={line.usual !== undefined}
            onChange={({ currentTarget }) => change(line.key, { isTourism: currentTarget.checked })}
          />
        )}
      </div>
      {line.note && (
        <div className={styles.note}>
          <IconNote size={14} aria-hidden /> {line.note}
        </div>
      )}
    </>
  );
}

/** That its price includes IVA, or what it comes to with it. */
function ivaDetail(line: SaleLine, t: TFunction): string {
  const iva = ivaTag(line.iva, t);
  if (line.iva === 'iva_0') return iva;
  if (line.includesIva) return t('counter.ivaIncluded', { iva });
  const price = formatMoney(shelfPriceOf({ unit_price: line.unitPrice }, line.iva));
  return t('counter.withIva', { price, iva });
}
