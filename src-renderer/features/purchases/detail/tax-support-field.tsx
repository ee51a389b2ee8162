import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { taxSupportsOfPurchase } from '../../../../src-main/documents/purchase/tax-supports-of-purchase.ts';
import { errorAt, refusalIn } from '../../../lib/http/answer.ts';
import type { usePurchaseChange } from '../purchases-query.ts';

interface TaxSupportFieldProps {
  readonly purchase: PurchaseResource;
  readonly change: ReturnType<typeof usePurchaseChange>;
}

/** What a purchase is for, of what its kind of document may be for; kept as it is chosen. */
export function TaxSupportField({ purchase, change }: TaxSupportFieldProps) {
  const { t } = useTranslation();
  const { tax_support: taxSupport } = purchase;
  return (
    <Select
      label={t('purchases.taxSupport')}
      data={taxSupportsOfPurchase(purchase).map(({ code, label }) => ({
        value: code,
        label: `${code} · ${label}`,
      }))}
      value={taxSupport}
      error={errorAt(refusalIn(change.error), '/tax_support')}
      allowDeselect={false}
      searchable
      onChange={(chosen) => {
        if (chosen !== null && chosen !== taxSupport) change.mutate({ tax_support: chosen });
      }}
    />
  );
}
