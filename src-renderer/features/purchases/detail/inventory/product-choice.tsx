import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../../src-main/contract/catalog/product.ts';
import { useDeferredSubmit } from '../../../../lib/use-deferred-submit.ts';
import styles from '../../purchases.module.css';
import { useOfferedProducts } from './inventory-query.ts';

interface ProductChoiceProps {
  /** What the supplier calls it. */
  readonly description: string;
  /** The name of the one that was chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (product: ProductResource) => void;
}

/** Finds the product by what is typed or scanned into its field. */
export function ProductChoice({ description, chosen, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [rested] = useDebouncedValue(typed.trim(), 120);
  // Nothing typed and nothing chosen: what has the first word of the line.
  const first = chosen === undefined ? (/\p{L}{3,}/u.exec(description)?.[0] ?? '') : '';
  const term = typed.trim() === '' ? first : rested;
  const { data: offered, isPlaceholderData } = useOfferedProducts(term);
  const choose = (product: ProductResource) => {
    setTyped('');
    onChoose(product);
  };
  const chooseBest = useDeferredSubmit({
    input: typed.trim(),
    isReady: term === typed.trim() && offered !== undefined && !isPlaceholderData,
    submit: () => {
      const [best] = offered ?? [];
      if (best) choose(best);
    },
  });
  // A scanner ends with Enter, before anything was looked up: the form is not finished yet.
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    chooseBest();
  };
  const isAsking = term !== '';
  return (
    <div>
      <TextInput
        label={t('goodsReceipt.search')}
        placeholder={t('goodsReceipt.searchHint')}
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={takeFirst}
      />
      {typed.trim() !== '' && offered?.length === 0 && (
        <span className={styles.why}>{t('goodsReceipt.noResults')}</span>
      )}
      {isAsking && offered && offered.length > 0 && (
        <ul className={styles.offered} aria-label={t('goodsReceipt.results')}>
          {offered.map((product) => (
            <li key={product.id}>
              <button type="button" onClick={() => choose(product)}>
                <span>{product.name}</span>
                <span className={`${styles.dim} tabular`}>{product.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isAsking && chosen !== undefined && (
        <div className={styles.chosen}>
          {t('goodsReceipt.chosen')} <strong>{chosen}</strong>
        </div>
      )}
    </div>
  );
}
