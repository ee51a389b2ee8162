import { useTranslation } from 'react-i18next';
import { PriceListsDialog } from '../../features/catalog/prices/price-lists-dialog.tsx';
import {
  useHeadPriceListMaking,
  useHeadPriceListNaming,
  useHeadPriceListRemoval,
  useHeadPriceLists,
} from './price-lists-query.ts';

interface HeadPriceListsProps {
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** The price lists of all tills. */
export function HeadPriceLists({ mayChange, onClose }: HeadPriceListsProps) {
  const { t } = useTranslation();
  const { data: lists = [] } = useHeadPriceLists();
  const making = useHeadPriceListMaking();
  const naming = useHeadPriceListNaming();
  const removal = useHeadPriceListRemoval();
  return (
    <PriceListsDialog
      intro={t('head.products.listsIntro')}
      lists={lists.map((list) => ({ ...list, caution: t('head.products.listCaution') }))}
      changes={
        mayChange ? { naming, removal: { ...removal, remove: ({ id }) => removal.mutate(id) } } : undefined
      }
      making={mayChange ? making : undefined}
      onClose={onClose}
    />
  );
}
