import { useTranslation } from 'react-i18next';
import type { PurchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaLabel } from '../../../lib/format/iva.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';

/** What a purchase comes to: its bases by rate, as they are declared, its taxes, and how it is paid. */
export function PurchaseAmounts({ purchase }: { readonly purchase: PurchaseResource }) {
  const { t } = useTranslation();
  const { taxes, subtotal, iva, total, payments } = purchase;
  const others = taxes.filter(({ type }) => type !== 'iva');
  return (
    <Panel title={t('purchases.amounts')}>
      <DescriptionList
        items={[
          ...taxes
            .filter(({ type }) => type === 'iva')
            .map(({ rate, base }) => ({
              label: t('purchases.base', { rate: ivaLabel(rate, t) }),
              value: <span className="tabular">{formatMoney(base)}</span>,
            })),
          {
            label: t('purchases.subtotal'),
            value: <span className="tabular">{formatMoney(subtotal)}</span>,
          },
          ...others.map(({ type, rate, value }) => ({
            label: `${type.toUpperCase()} ${rate.replace(/^\w+?_/, '')}`,
            value: <span className="tabular">{formatMoney(value)}</span>,
          })),
          { label: t('purchases.iva'), value: <span className="tabular">{formatMoney(iva)}</span> },
          {
            label: t('purchases.total'),
            value: <strong className="tabular">{formatMoney(total)}</strong>,
          },
          {
            label: t('purchases.payments'),
            value:
              payments.length === 0
                ? undefined
                : [...new Set(payments.map(({ method }) => t(`payment.${method}`)))].join(', '),
          },
        ]}
      />
    </Panel>
  );
}
