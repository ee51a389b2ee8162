import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { ReturnOfSale } from '../form/return-of-sale.tsx';
import { saleOfShop } from './sales-query.ts';

/** A sale of another till: whose it is, and what may come back of it here. */
export function SaleElsewhere({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  const { documents, environment } = useService();
  const { data: sale, error } = useQuery({
    queryKey: ['documents', environment, 'sale-elsewhere', reference],
    queryFn: async () => (await saleOfShop(documents, reference)) ?? null,
    // What is left of it may change in any shop.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const refusal = refusalIn(error);
  if (refusal) return <RefusalNotice refusal={refusal} />;
  if (sale === undefined) return <Skeleton height="20rem" />;
  if (sale === null) {
    return (
      <Notice tone="care" title={t('returns.notNamed')}>
        {t('returns.notNamedHint')}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="wait" title={t('returns.elsewhere.title', { station: sale.station })}>
        {t('returns.elsewhere.hint')}
      </Notice>
      <ReturnOfSale invoice={sale.invoice} notesElsewhere={sale.credit_notes} correctsBuyer={false} />
    </>
  );
}
