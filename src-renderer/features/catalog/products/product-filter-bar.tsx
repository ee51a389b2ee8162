import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import styles from '../lists/lists.module.css';
import { type ProductFilter, type Shown, useCategories } from './products-query.ts';

interface ProductFilterBarProps {
  readonly filter: ProductFilter;
  readonly onChange: (part: Partial<ProductFilter>) => void;
}

const everyShown: readonly Shown[] = ['active', 'inactive', 'all'];

/** What of the catalog is looked at. */
export function ProductFilterBar({ filter, onChange }: ProductFilterBarProps) {
  const { t } = useTranslation();
  const { data: categories = [] } = useCategories();
  return (
    <div className={styles.bar}>
      <SearchField
        autoFocus
        label={t('catalog.searchLabel')}
        placeholder={t('catalog.searchPlaceholder')}
        term={filter.term}
        onSearch={(term) => onChange({ term })}
      />
      {categories.length > 0 && (
        <NativeSelect
          aria-label={t('catalog.category')}
          data={[
            { value: '', label: t('catalog.allCategories') },
            ...categories.map(({ name, product_count: count }) => ({
              value: name,
              label: t('catalog.categoryOption', { name, count }),
            })),
          ]}
          value={filter.category ?? ''}
          onChange={(event) => onChange({ category: event.currentTarget.value || undefined })}
        />
      )}
      <NativeSelect
        aria-label={t('catalog.show')}
        data={everyShown.map((shown) => ({ value: shown, label: t(`catalog.shown.${shown}`) }))}
        value={filter.shown}
        onChange={(event) => {
          const shown = everyShown.find((candidate) => candidate === event.currentTarget.value);
          if (shown) onChange({ shown });
        }}
      />
    </div>
  );
}
