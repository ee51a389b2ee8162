import { Fieldset, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PriceListResource } from '../../../../src-main/contract/catalog/price-list.ts';
import { statedPriceIn } from '../../../ui/fields/price-fields.tsx';
import type { ProductDraft } from './product-draft.ts';

interface ListPriceFieldsProps {
  readonly lists: readonly Pick<PriceListResource, 'id' | 'name'>[];
  readonly draft: Pick<ProductDraft, 'price' | 'listPrices'>;
  readonly error: string | undefined;
  readonly onChange: (listPrices: ProductDraft['listPrices']) => void;
}

/** What a product costs in each list; blank, what it costs everyone. With or without IVA as the general price. */
export function ListPriceFields({ lists, draft, error, onChange }: ListPriceFieldsProps) {
  const { t } = useTranslation();
  const { price, listPrices } = draft;
  return (
    <Fieldset legend={t('catalog.priceLists.inForm')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {lists.map(({ id, name }) => {
          const typed = listPrices[id] ?? '';
          const isWrong = typed.trim() !== '' && statedPriceIn({ ...price, typed }) === undefined;
          return (
            <TextInput
              key={id}
              label={name}
              description={price.includesIva ? t('price.withIva') : t('price.withoutIva')}
              inputMode="decimal"
              autoComplete="off"
              leftSection="$"
              placeholder={price.typed || t('catalog.priceLists.general')}
              value={typed}
              error={isWrong ? error : undefined}
              onChange={(event) => onChange({ ...listPrices, [id]: event.currentTarget.value })}
            />
          );
        })}
      </SimpleGrid>
    </Fieldset>
  );
}
