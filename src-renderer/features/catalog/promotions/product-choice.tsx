import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { productResource } from '../../../../src-main/contract/catalog/product.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { noFilter, useProducts } from '../products/products-query.ts';

interface ProductChoiceProps {
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: string[]) => void;
}

/** Products of the catalog, looked for by name or code; what was chosen and is gone stays to be taken away. */
export function ProductChoice({ value, error, onChange }: ProductChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [term] = useDebouncedValue(typed.trim(), 120);
  const { data: page } = useProducts({ ...noFilter, term });
  const names = useProductNames(value);
  const offered = (page?.data ?? []).map(({ id, name, code }) => ({ value: id, label: `${name} · ${code}` }));
  const chosen = value
    .filter((id) => !offered.some((one) => one.value === id))
    .map((id) => ({ value: id, label: names.get(id) ?? '…' }));
  return (
    <MultiSelect
      label={t('promotions.products')}
      placeholder={t('catalog.searchPlaceholder')}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('catalog.noMatchTitle')}
      // What is found is the service's to say: it looks at codes and accents too.
      filter={({ options }) => options}
      data={[...chosen, ...offered]}
      searchValue={typed}
      onSearchChange={setTyped}
      value={[...value]}
      error={error}
      onChange={onChange}
    />
  );
}

function useProductNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { t } = useTranslation();
  const { local } = useService();
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['products', 'one', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        acceptedBy(local.send(productResource, 'GET /v1/local/products/{id}', { path: { id }, signal })),
      retry: false,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data, isError }, index): [string, string][] => {
          const id = ids[index] ?? '';
          if (data) return [[id, `${data.name} · ${data.code}`]];
          return isError ? [[id, t('promotions.goneProduct')]] : [];
        }),
      ),
  });
}
