import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useSale } from '../sale/sale-context.tsx';
import styles from './charge.module.css';
import { placeOfFault } from './fault-place.ts';

/** Why the sale was not issued: each fault with the part of the sale it is about. What was typed stays. */
export function ChargeRefusal({ refusal }: { readonly refusal: Refusal }) {
  const { t, i18n } = useTranslation();
  const sentence = useRefusalSentence()(refusal);
  const lines = useSale((sale) => sale.lines);
  const nameOf = (pointer: string | undefined) => {
    const place = placeOfFault(pointer);
    switch (place.kind) {
      case 'buyer':
        return t('charge.fault.buyer');
      case 'line':
        return t('charge.fault.line', {
          number: place.index + 1,
          name: lines[place.index]?.description ?? '',
        });
      case 'payment':
        return t('charge.methodNumber', { number: place.index + 1 });
      case 'sale':
        return t('charge.fault.sale');
    }
  };
  if (refusal.errors.length === 0) return <RefusalNotice refusal={refusal} />;
  return (
    <Notice tone="bad" title={sentence}>
      <ul className={styles.faults}>
        {refusal.errors.map(({ pointer, code, message }) => (
          <li key={`${pointer} ${code}`}>
            <strong>{nameOf(pointer)}:</strong>{' '}
            <span lang={i18n.language === 'es' ? undefined : 'es'}>{message}</span>
          </li>
        ))}
      </ul>
      <div>{t('charge.fault.hint')}</div>
    </Notice>
  );
}
