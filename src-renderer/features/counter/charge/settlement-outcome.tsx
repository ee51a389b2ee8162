import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './charge.module.css';
import type { Settlement } from './settle-payments.ts';

/** What is still to pay, or to hand back. */
export function SettlementOutcome({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useTranslation();
  const { missing, change, overpaid } = settlement;
  const kind = missing === '0.00' ? 'change' : 'missing';
  return (
    <>
      <div className={styles.outcome} data-kind={kind} aria-live="polite">
        <span>{t(`charge.${kind}`)}</span>
        <output className="tabular">{formatMoney(kind === 'change' ? change : missing)}</output>
      </div>
      {overpaid && <Notice tone="care" title={t('charge.overpaid')} />}
    </>
  );
}
