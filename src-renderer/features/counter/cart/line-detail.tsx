import { IconNote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaTag, priceWithIva } from '../../../lib/format/iva.ts';
import type { SaleLine } from '../sale/sale-line.ts';
import styles from './cart.module.css';

/** What else is to be known of a line: its code, how it is counted, its IVA, and its note. */
export function LineDetail({ line }: { readonly line: SaleLine }) {
  const { t } = useTranslation();
  const iva = ivaTag(line.iva, t);
  const price = formatMoney(priceWithIva(line.unitPrice, line.iva));
  return (
    <>
      <div className={`${styles.detail} tabular`}>
        {line.code && <span>{line.code}</span>}
        {line.unit && <span>{t('counter.perUnit', { unit: line.unit })}</span>}
        <span>{line.iva === 'iva_0' ? iva : t('counter.withIva', { price, iva })}</span>
      </div>
      {line.note && (
        <div className={styles.note}>
          <IconNote size={14} aria-hidden /> {line.note}
        </div>
      )}
    </>
  );
}
