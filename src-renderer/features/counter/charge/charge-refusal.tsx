import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../lib/http/answer.ts';
import { useRefusalSentence } from '../../../lib/http/refusal-sentence.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useSale } from '../sale/sale-context.tsx';
import styles from './charge.module.css';
import { faultTargetOf } from './fault-target.ts';

/** Why the sale was not issued: each fault with the part of the sale it is about. What was typed stays. */
export function ChargeRefusal({ refusal }: { readonly refusal: Refusal }) {
  const { t, i18n } = useTranslation();
  const sentence = useRefusalSentence()(refusal);
  const lines = useSale((sale) => sale.lines);
  const nameOf = (pointer: string | undefined) => {
    const target = faultTargetOf(pointer);
    switch (target.kind) {
      case 'buyer':
        return t('charge.fault.buyer');
      case 'line':
        return t('charge.fault.line', {
          number: target.index + 1,
          name: lines[target.index]?.description ?? '',
        });
      case 'payment':
        return t('charge.methodNumber', { number: target.index + 1 });
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
