import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { lineOfLabel, type ReadLabel } from '../sale/label-line.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { lineOfProduct, type NewSaleLine } from '../sale/sale-line.ts';
import type { CounterView } from '../use-counter-view.ts';

/** What brings a line into the sale. */
export function useAddLines({ clear, announce, say, warn }: CounterView) {
  const { t } = useTranslation();
  const store = useSaleStore();
  const add = (line: NewSaleLine) => {
    store.getState().add(line);
    clear();
    announce(t('counter.added', { name: line.description, quantity: line.quantity }));
  };
  return {
    add,
    addProduct: (product: ProductResource, quantity: string) =>
      add(lineOfProduct(product, quantity, store.getState().priceList?.id)),
    /** A package from the scale. */
    addLabel: (product: ProductResource, label: ReadLabel, packages: string) => {
      const { priceList } = store.getState();
      const line = lineOfLabel(product, { label, packages, priceListId: priceList?.id });
      if (line) add(line);
      else warn(t('counter.labelUnpriced', { name: product.name }));
    },
    misread: (code: string) => say({ kind: 'note', tone: 'bad', text: t('counter.labelMisread', { code }) }),
  };
}
