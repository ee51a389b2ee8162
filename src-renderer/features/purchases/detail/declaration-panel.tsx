import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { usePurchaseChange } from '../purchases-query.ts';
import { TaxSupportField } from './tax-support-field.tsx';

/** How a purchase is declared that nothing is withheld of. */
export function DeclarationPanel({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchase.id);
  const rest = refusalBesides(refusalIn(change.error), ['/tax_support']);
  return (
    <Panel title={t('purchases.declared')}>
      <div className={styles.stack}>
        <TaxSupportField purchase={purchase} change={change} />
        {rest && <RefusalNotice refusal={rest} />}
      </div>
    </Panel>
  );
}
