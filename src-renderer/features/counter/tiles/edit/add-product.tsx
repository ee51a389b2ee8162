import { TextInput, UnstyledButton } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../../src-main/contract/catalog/product.ts';
import { useProductSearch } from '../../search/use-product-search.ts';
import styles from '../tiles.module.css';

interface AddProductProps {
  readonly present: readonly ProductResource[];
  readonly onAdd: (product: ProductResource) => void;
}

/** Looks for a product to put on the page; Enter takes the first. */
export function AddProduct({ present, onAdd }: AddProductProps) {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const search = useProductSearch(term.trim());
  const offered = search.products.filter(({ id }) => !present.some((product) => product.id === id));
  const add = (product: ProductResource | undefined) => {
    if (!product) return;
    onAdd(product);
    setTerm('');
  };
  return (
    <form
      className={styles.adding}
      onSubmit={(event) => {
        event.preventDefault();
        if (search.current) add(offered[0]);
      }}
    >
      <TextInput
        aria-label={t('tiles.add')}
        placeholder={t('tiles.addPlaceholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
      />
      {term.trim() !== '' && (
        <fieldset className={styles.found} aria-label={t('counter.results')}>
          {offered.map((product) => (
            <UnstyledButton key={product.id} className={styles.choice} onClick={() => add(product)}>
              <IconPlus size={18} aria-hidden /> {product.name}
            </UnstyledButton>
          ))}
          {search.current && offered.length === 0 && (
            <div className={styles.none}>{t('counter.noResults', { text: term.trim() })}</div>
          )}
        </fieldset>
      )}
    </form>
  );
}
