import { useTranslation } from 'react-i18next';
import { usePriceLists } from '../../../lib/queries/catalog/price-lists-query.ts';
import { decidesCatalog, useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { usePriceListMaking, usePriceListNaming, usePriceListRemoval } from './price-list-changes.ts';
import { PriceListsDialog } from './price-lists-dialog.tsx';

/** The price lists of this shop. */
export function OwnPriceLists({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: lists = [] } = usePriceLists();
  const decided = useHeadDecisions();
  const isDecided = decidesCatalog(decided);
  const making = usePriceListMaking();
  const naming = usePriceListNaming();
  const removal = usePriceListRemoval();
  return (
    <PriceListsDialog
      intro={isDecided ? t('headOffice.decides.lists') : t('catalog.priceLists.intro')}
      lists={lists.map(({ id, name, product_count: products, customer_count: customers }) => ({
        id,
        name,
        uses: `${t('catalog.priceLists.products', { count: products })} · ${t('catalog.priceLists.customers', { count: customers })}`,
        isFixed: decided.price_list_ids.includes(id),
        caution: customers > 0 ? t('catalog.priceLists.deleteCaution', { count: customers }) : undefined,
      }))}
      changes={{ naming, removal }}
      making={isDecided ? undefined : making}
      onClose={onClose}
    />
  );
}
