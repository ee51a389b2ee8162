import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../../src-main/contract/documents/purchases/purchase.ts';
import { purchaseKinds } from '../../../../../src-main/documents/purchase/purchase-content.ts';
import { today } from '../../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import styles from '../../purchases.module.css';
import { usePurchaseChange } from '../../purchases-query.ts';
import { TaxSupportField } from '../tax-support-field.tsx';

/** What only the buyer knows of a purchase: what it was, what it is for, when it came. Each is kept as it is chosen. */
export function PurchaseChoices({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchase.id);
  const { kind, received_on: receivedOn, issue_date: issueDate } = purchase;
  // Which lines are services is chosen for each.
  const kinds = purchaseKinds.filter((one) => one !== 'mixed' || purchase.lines.length > 1);
  const refusal = refusalIn(change.error);
  const rest = refusalBesides(refusal, ['/received_on', '/tax_support']);
  return (
    <>
      <div className={styles.choices}>
        <NativeSelect
          label={t('purchases.kind')}
          data={[
            ...(kind === 'unknown' ? [{ value: '', label: t('purchases.kindChoose'), disabled: true }] : []),
            ...kinds.map((value) => ({ value, label: t(`purchases.kinds.${value}`) })),
          ]}
          value={change.variables?.kind ?? (kind === 'unknown' ? '' : kind)}
          onChange={(event) =>
            change.mutate({ kind: purchaseKinds.find((one) => one === event.currentTarget.value) })
          }
        />
        <DateField
          label={t('purchases.receivedOn')}
          min={issueDate}
          max={today()}
          value={receivedOn}
          error={errorAt(refusal, '/received_on')}
          onChange={(chosen) => {
            if (chosen !== '' && chosen !== receivedOn) change.mutate({ received_on: chosen });
          }}
        />
        <div className={`${styles.hint} ${styles.beside}`}>{t('purchases.receivedHint')}</div>
        <div className={styles.across}>
          <TaxSupportField purchase={purchase} change={change} />
        </div>
      </div>
      {kind === 'mixed' && <div className={styles.hint}>{t('purchases.mixedHint')}</div>}
      {rest && <RefusalNotice refusal={rest} />}
    </>
  );
}
