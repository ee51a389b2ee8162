import { Button, Group, NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import { useProductsToAdd } from './parent-actions.ts';
import type { OpenCombination } from './parent-draft.ts';

interface ExistingProductProps {
  /** Those that it can be. */
  readonly combinations: readonly OpenCombination[];
  readonly onAdd: (key: string, product: ProductResource) => void;
}

/** Puts a product of the catalog among the variants, instead of a new one. */
export function ExistingProduct({ combinations, onAdd }: ExistingProductProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [product, setProduct] = useState<ProductResource>();
  const [chosenKey, setKey] = useState<string>();
  const [term] = useDebouncedValue(typed.trim(), 120);
  const { data: products = [] } = useProductsToAdd(term);
  const used = combinations.flatMap(({ existing }) => existing?.id ?? []);
  const offered = products.filter(({ id }) => !used.includes(id));
  const all = product && !offered.some(({ id }) => id === product.id) ? [product, ...offered] : offered;
  const open = combinations.filter(({ existing }) => existing === undefined);
  const key = open.some((one) => one.key === chosenKey) ? chosenKey : open[0]?.key;
  return (
    <Group gap="sm" align="end">
      <Select
        flex="1 1 16rem"
        label={t('variants.existing')}
        description={t('variants.existingHint')}
        placeholder={t('catalog.searchPlaceholder')}
        searchable
        nothingFoundMessage={t('catalog.noMatchTitle')}
        // The service searches: it looks at codes and accents too.
        filter={({ options }) => options}
        data={all.map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }))}
        searchValue={typed}
        onSearchChange={setTyped}
        value={product?.id ?? null}
        onChange={(id) => setProduct(all.find((one) => one.id === id))}
      />
      <NativeSelect
        label={t('variants.existingAs')}
        data={open.map((one) => ({ value: one.key, label: one.values.join(' · ') }))}
        value={key ?? ''}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={!product || key === undefined}
        onClick={() => {
          if (!product || key === undefined) return;
          onAdd(key, product);
          setProduct(undefined);
          setTyped('');
        }}
      >
        {t('variants.existingAdd')}
      </Button>
    </Group>
  );
}
