import { IconBarcode } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../src-main/contract/catalog/product.ts';
import type { Refusal } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { ariaOfKey } from '../../../lib/shortcuts/key-label.ts';
import { useShortcutKeys } from '../../../lib/shortcuts/use-shortcut-keys.ts';
import { useVariantsEnabled } from '../../../lib/stock-enabled.ts';
import { productOfCode } from '../../../lib/variants/product-of-code.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import type { ReadLabel } from '../sale/label-line.ts';
import type { VariantChoice } from '../variants/variant-choice.ts';
import { type Entry, parseEntry } from './parse-entry.ts';
import { findProducts, type SearchedProducts } from './products.ts';
import { saleRow } from './sale-row.ts';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { useProductSearch } from './use-product-search.ts';
import { useScannedProducts } from './use-scanned-products.ts';
import { useTypingGoesTo } from './use-typing-goes-to.ts';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onProduct: (product: ProductResource, quantity: string) => void;
  /** It has variants: which one is to be chosen. */
  readonly onParent: (choice: VariantChoice) => void;
  /** Nothing is called so: sell it without a product. */
  readonly onFreeLine: (description: string) => void;
  readonly onLabel: (product: ProductResource, label: ReadLabel, packages: string) => void;
  readonly onMisread: (code: string) => void;
  /** A scanned code that nothing sold here has. */
  readonly onMiss: (code: string, inactive: ProductResource | undefined) => void;
  /** A scan came while a dialog was open. */
  readonly onBlockedScan: (code: string) => void;
  readonly onRefusal: (refusal: Refusal) => void;
  /** Enter, arrows, Delete and Escape in an empty field belong to the sale. */
  readonly onIdleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const LISTBOX_ID = 'product-results';
/** Of a code that nothing has, the list only offers what may be chosen: Enter chooses nothing. */
const NO_OPTION = -1;

/** Whether a text that nothing is called is a code, and no name of what is to be sold without a product. */
const isCode = (text: string) => /^(?=.*\d)[^\sa-z]{4,}$/.test(text);

/** The one field that is always ready: a scanner's burst or a person's text. */
export function SearchField(props: SearchFieldProps) {
  const {
    field,
    onProduct,
    onParent,
    onFreeLine,
    onLabel,
    onMisread,
    onMiss,
    onBlockedScan,
    onRefusal,
    onIdleKey,
  } = props;
  const { t } = useTranslation();
  const { local, environment } = useService();
  const isGrouped = useVariantsEnabled() === true;
  const [typed, setTyped] = useState('');
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const entry = parseEntry(typed);
  const search = useProductSearch(entry.text, isGrouped);
  const keys = useShortcutKeys();
  useTypingGoesTo(field);
  const clear = () => {
    setTyped('');
    setSelectedIndex(undefined);
  };
  const selectTyped = () => field.current?.select();
  /** Sells a row of what a text has, or asks which of its variants. */
  const take = (
    product: ProductResource,
    { text, quantity, parents }: Entry & Pick<SearchedProducts, 'parents'>,
  ) => {
    const row = saleRow(product, parents, text);
    if (row.kind === 'product') onProduct(row.product, quantity);
    else onParent({ parent: row.parent, likely: row.variants, quantity });
  };
  /** The field empties before the answer is there: the next scan may already be coming. */
  const lookUp = async (term: string) => {
    const { text, quantity } = parseEntry(term);
    clear();
    const answer = await findProducts(local, text, { isGrouped, environment });
    if (!answer.ok) return onRefusal(answer.refusal);
    const { products, parents } = answer.value;
    const [only, ...others] = products;
    const product = productOfCode(products, text) ?? (others.length === 0 ? only : undefined);
    if (product) return take(product, { text, quantity, parents });
    // Back in the field, selected: the next scan replaces it, Enter goes on with it.
    if (field.current?.value === '') {
      setTyped(term);
      requestAnimationFrame(selectTyped);
    }
  };
  const scanned = useScannedProducts({
    ...{ onProduct, onLabel, onMisread, onRefusal },
    onMiss: (code, inactive) => {
      // The beginning of a scan that a pause cut in two may stand there.
      if (document.activeElement === field.current) selectTyped();
      onMiss(code, inactive);
    },
  });
  const takeScan = (code: string) => {
    // `3*` typed and then a scan: three of it. Other text in the field waits for the user.
    const before = field.current?.value ?? '';
    const isTimes = /^\s*[\d.,]+\s*\*\s*$/.test(before);
    if (isTimes) clear();
    const term = isTimes ? before + code : code;
    // Labels are in capitals: small letters are the words of somebody who types as fast as a machine.
    if (/[a-z]/.test(code)) return void lookUp(term);
    const { text, quantity } = parseEntry(term);
    scanned.lookUp(text, quantity);
  };
  useScanner(takeScan, { onBlocked: onBlockedScan });

  const open = entry.text !== '' && (search.current || search.products.length > 0);
  const isUnknownCode = search.current && search.products.length === 0 && isCode(entry.text);
  const active = selectedIndex ?? (isUnknownCode ? NO_OPTION : 0);
  const choose = (product: ProductResource) => {
    clear();
    take(product, { ...entry, parents: search.parents });
  };
  const sellFree = () => {
    clear();
    onFreeLine(entry.text);
  };

  const enter = () => {
    // Typed because the scanner could not read it.
    if (scanned.isLabel(entry.text)) {
      clear();
      return void scanned.lookUp(entry.text, entry.quantity);
    }
    if (!search.current) return void lookUp(typed);
    const exact = selectedIndex === undefined ? productOfCode(search.products, entry.text) : undefined;
    const chosen = exact ?? search.products[active];
    if (chosen) choose(chosen);
    // From a scanner that a pause cut: the next scan replaces it.
    else if (active === NO_OPTION) selectTyped();
    else sellFree();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (entry.text === '') return onIdleKey(event);
    const last = search.products.length;
    switch (event.key) {
      case 'ArrowDown':
        setSelectedIndex(Math.min(active + 1, last));
        break;
      case 'ArrowUp':
        setSelectedIndex(Math.max(active - 1, 0));
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
          aria-activedescendant={open && active !== NO_OPTION ? `${LISTBOX_ID}-${active}` : undefined}
          aria-keyshortcuts={ariaOfKey(keys.search)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('counter.searchPlaceholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setSelectedIndex(undefined);
          }}
          onKeyDown={press}
        />
        {entry.quantity !== '1' && <span className={`${styles.times} tabular`}>× {entry.quantity}</span>}
        <KeyHint>{keys.search}</KeyHint>
      </div>
      {open && (
        <SearchResults
          id={LISTBOX_ID}
          text={entry.text}
          searched={search.text}
          products={search.products}
          parents={search.parents}
          isCurrent={search.current}
          active={active}
          onChoose={choose}
          onSellFree={sellFree}
        />
      )}
    </div>
  );
}
