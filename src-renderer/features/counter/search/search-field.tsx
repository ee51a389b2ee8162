import { IconBarcode } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/local.ts';
import type { Refusal } from '../../../lib/answer.ts';
import { useService } from '../../../lib/service.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { parseEntry } from './parse-entry.ts';
import { findProducts, productOfCode } from './products.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useProductSearch } from './use-product-search.ts';
import { useTypingGoesTo } from './use-typing-goes-to.ts';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onProduct: (product: ProductResource, quantity: string) => void;
  /** Nothing is called so: sell it without a product. */
  readonly onFreeLine: (description: string) => void;
  readonly onRefusal: (refusal: Refusal) => void;
  /** Enter, arrows, Delete and Escape in an empty field belong to the sale. */
  readonly onIdleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const LISTBOX_ID = 'product-results';

/** The one field that is always ready: a scanner's burst or a person's words. */
export function SearchField({ field, onProduct, onFreeLine, onRefusal, onIdleKey }: SearchFieldProps) {
  const { t } = useTranslation();
  const { local } = useService();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<number>();
  const entry = parseEntry(typed);
  const search = useProductSearch(entry.text);
  useTypingGoesTo(field);

  const open = entry.text !== '' && (search.current || search.products.length > 0);
  const active = place ?? 0;
  const clear = () => {
    setTyped('');
    setPlace(undefined);
  };
  const choose = (product: ProductResource) => {
    clear();
    onProduct(product, entry.quantity);
  };
  const sellFree = () => {
    clear();
    onFreeLine(entry.text);
  };

  /** The field empties before the answer is there: the next scan may already be coming. */
  const lookUp = async () => {
    const asked = typed;
    clear();
    const answer = await findProducts(local, entry.text);
    if (!answer.ok) return onRefusal(answer.refusal);
    const [only, ...others] = answer.value;
    const product = productOfCode(answer.value, entry.text) ?? (others.length === 0 ? only : undefined);
    if (product) return onProduct(product, entry.quantity);
    // Back in the field, selected: the next scan replaces it, Enter goes on with it.
    if (field.current?.value === '') {
      setTyped(asked);
      requestAnimationFrame(() => field.current?.select());
    }
  };

  const enter = () => {
    if (!search.current) return void lookUp();
    const exact = place === undefined ? productOfCode(search.products, entry.text) : undefined;
    const chosen = exact ?? search.products[active];
    if (chosen) choose(chosen);
    else sellFree();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (entry.text === '') return onIdleKey(event);
    const last = search.products.length;
    switch (event.key) {
      case 'ArrowDown':
        setPlace(Math.min(active + 1, last));
        break;
      case 'ArrowUp':
        setPlace(Math.max(active - 1, 0));
        break;
      case 'Enter':
        enter();
        break;
      case 'Escape':
        clear();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <IconBarcode size={24} stroke={1.6} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('counter.searchLabel')}
          aria-expanded={open}
          aria-controls={LISTBOX_ID}
          aria-autocomplete="list"
          aria-activedescendant={open ? `${LISTBOX_ID}-${active}` : undefined}
          aria-keyshortcuts="F2"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('counter.searchPlaceholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(undefined);
          }}
          onKeyDown={press}
        />
        {entry.quantity !== '1' && <span className={`${styles.times} tabular`}>× {entry.quantity}</span>}
        <KeyHint>F2</KeyHint>
      </div>
      {open && (
        <SearchResults
          id={LISTBOX_ID}
          text={entry.text}
          products={search.products}
          active={active}
          onChoose={choose}
          onSellFree={sellFree}
        />
      )}
    </div>
  );
}
