import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { usePurchaseChange } from '../purchases-query.ts';
import { BookedMonthField } from './booked-month-field.tsx';
import { TaxSupportField } from './tax-support-field.tsx';

interface DeclarationPanelProps {
  readonly purchase: PurchaseResource;
  /** Whether what it is for is chosen here: where something is withheld that is asked with it. */
  readonly hasTaxSupport: boolean;
}

/** How a purchase is declared: in which month, and what it is for. */
export function DeclarationPanel({ purchase, hasTaxSupport }: DeclarationPanelProps) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchase.id);
  const rest = refusalBesides(refusalIn(change.error), ['/tax_support', '/booked_month']);
  return (
    <Panel title={t('purchases.declared')}>
      <div className={styles.stack}>
        <BookedMonthField purchase={purchase} change={change} />
        {hasTaxSupport && <TaxSupportField purchase={purchase} change={change} />}
        {rest && <RefusalNotice refusal={rest} />}
      </div>
    </Panel>
  );
}
