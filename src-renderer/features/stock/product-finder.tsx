import { TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockItem } from '../../../src-main/contract/catalog/stock.ts';
import { isSameBarcode } from '../../../src-main/documents/identifiers/gtin.ts';
import { type Refusal, refusalIn } from '../../lib/http/answer.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import styles from './stock.module.css';
import { useStockFinder } from './stock-query.ts';

interface ProductFinderProps {
  /** A product was read: one more unit of it. */
  readonly onScanned: (item: StockItem) => void;
  /** A product was looked for and chosen. */
  readonly onChosen: (item: StockItem) => void;
}

const MOST_FOUND = 6;

/** Finds products by the scanner, wherever the focus is, or by what is typed. */
export function ProductFinder({ onScanned, onChosen }: ProductFinderProps) {
  const { t } = useTranslation();
  const find = useStockFinder();
  const [typed, setTyped] = useState('');
  const [results, setFound] = useState<readonly StockItem[]>([]);
  const [unknown, setUnknown] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();

  const look = async (q: string, then: (items: readonly StockItem[]) => void) => {
    setUnknown(undefined);
    setRefusal(undefined);
    try {
      const items = await find(q, MOST_FOUND);
      if (items.length === 0) setUnknown(q);
      then(items);
    } catch (error) {
      const refused = refusalIn(error);
      if (!refused) throw error;
      setRefusal(refused);
    }
  };
  useScanner(
    (code) =>
      void look(code, ([item]) => {
        if (item && (item.code === code || isSameBarcode(item.barcode, code))) onScanned(item);
        else setUnknown(code);
      }),
    { isInDialog: true },
  );
  const search = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form is sent by its button: here Enter looks for what was typed.
    event.preventDefault();
    const q = typed.trim();
    if (q === '') return;
    void look(q, (items) => {
      const [only, ...others] = items;
      const isNamed = only?.code === q || isSameBarcode(only?.barcode, q);
      if (only && (others.length === 0 || isNamed)) choose(only);
      else setFound(items);
    });
  };
  const choose = (item: StockItem) => {
    setTyped('');
    setFound([]);
    onChosen(item);
  };
  return (
    <div>
      <TextInput
        label={t('stock.addLabel')}
        description={t('stock.addHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<IconBarcode size={18} aria-hidden />}
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={unknown !== undefined && t('stock.notFound', { code: unknown })}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setUnknown(undefined);
          setFound([]);
        }}
        onKeyDown={search}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
      {results.length > 0 && (
        <ul className={styles.found}>
          {results.map((item) => (
            <li key={item.product_id}>
              <button type="button" className={styles.choice} onClick={() => choose(item)}>
                <span>{item.name}</span>
                <span className={`${styles.dim} tabular`}>{item.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
