import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { productList, productResource } from '../../../src-main/contract/catalog/product.ts';
import type { ApprovalSubject } from '../../../src-main/contract/counter/approval-subject.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';

/** What an approval is for, as a text: which product, so many of it at a price, up to so much. */
export function useApprovalSubjectText(about: ApprovalSubject): string | undefined {
  const { t } = useTranslation();
  const name = useProductName(about);
  const { item: code, unit_price: price, quantity, amount, product_ids: ids } = about;
  const item = name ?? code;
  if (item !== undefined && price !== undefined && quantity !== undefined) {
    return t('approvals.ofPrice', { item, price: formatMoney(price), quantity });
  }
  if (ids && ids.length > 1) return t('approvals.products', { count: ids.length });
  if (amount === undefined) return item;
  const upTo = t('approvals.upTo', { amount: formatMoney(amount) });
  return name === undefined ? upTo : `${name} · ${upTo}`;
}

/** The name of the one product an approval is about; undefined where it is of none, or of none any more. */
function useProductName({ item: code, unit_price: price, product_ids: ids = [] }: ApprovalSubject) {
  const { local } = useService();
  const [id] = ids.length === 1 ? ids : [];
  const soldCode = price === undefined ? undefined : code;
  const { data } = useQuery({
    queryKey: ['approvals', 'product-name', id ?? soldCode],
    queryFn: async ({ signal }) => {
      if (id !== undefined) {
        const found = local.send(productResource, 'GET /v1/local/products/{id}', { path: { id }, signal });
        return (await acceptedBy(found)).name;
      }
      const query = { q: soldCode, limit: 2 };
      const { data: products } = await acceptedBy(
        local.send(productList, 'GET /v1/local/products', { query, signal }),
      );
      return products.find((product) => product.code === soldCode)?.name ?? null;
    },
    enabled: id !== undefined || soldCode !== undefined,
    // Its name does not change while somebody decides or reads the trail.
    staleTime: 60_000,
  });
  return data ?? undefined;
}
