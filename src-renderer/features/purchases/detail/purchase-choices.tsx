import { SegmentedControl, Select, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchase.ts';
import { purchaseKinds } from '../../../../src-main/documents/purchase/purchase-content.ts';
import { includesDate } from '../../../../src-main/documents/tables/date-span.ts';
import { supportDocumentCode } from '../../../../src-main/documents/tables/support-document-types.ts';
import { taxSupportCodes } from '../../../../src-main/documents/tables/tax-support-codes.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import styles from '../purchases.module.css';
import { usePurchaseChange } from '../purchases-query.ts';

/** What only the buyer knows of a purchase: what it was, what it is for, when it came. Each is kept as it is chosen. */
export function PurchaseChoices({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const change = usePurchaseChange(purchase.id);
  const { kind, tax_support: taxSupport, received_on: receivedOn, issue_date: issueDate } = purchase;
  const refusal = refusalIn(change.error);
  const rest = refusalBesides(refusal, ['/received_on']);
  return (
    <>
      <div className={styles.choices}>
        <div>
          <Text size="sm" fw={600} mb={4} id="purchase-kind">
            {t('purchases.kind')}
          </Text>
          <SegmentedControl
            aria-labelledby="purchase-kind"
            data={purchaseKinds.map((value) => ({ value, label: t(`purchases.kinds.${value}`) }))}
            value={change.variables?.kind ?? kind}
            onChange={(chosen) => change.mutate({ kind: purchaseKinds.find((one) => one === chosen) })}
          />
        </div>
        <Select
          label={t('purchases.taxSupport')}
          data={supportsOf(purchase)}
          value={taxSupport}
          allowDeselect={false}
          searchable
          onChange={(chosen) => {
            if (chosen !== null && chosen !== taxSupport) change.mutate({ tax_support: chosen });
          }}
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
      </div>
      <div className={styles.hint}>{t('purchases.receivedHint')}</div>
      {rest && <RefusalNotice refusal={rest} />}
    </>
  );
}

/** Those in force on the day that a document of this kind may support, and the one that is chosen. */
function supportsOf({ document_type: type, issue_date: issueDate, tax_support: chosen }: PurchaseResource) {
  const code = supportDocumentCode(type) ?? type;
  return taxSupportCodes
    .filter(
      (support) =>
        support.code === chosen || (includesDate(support, issueDate) && support.documents.includes(code)),
    )
    .map(({ code: value, label }) => ({ value, label: `${value} · ${label}` }));
}
