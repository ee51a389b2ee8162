import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDocument } from '../../../../src-main/contract/documents/lists/listed-document.ts';
import type { Selection } from '../../../lib/use-selection.ts';
import { PickBox } from '../../../ui/tables/pick-box.tsx';
import { DocumentListRow } from './document-list-row.tsx';
import styles from './list.module.css';
import { type LongList, ROW_PX } from './use-long-list.ts';

interface DocumentsTableProps {
  readonly total: number;
  readonly list: LongList;
  readonly rowAt: (index: number) => ListedDocument | undefined;
  /** Undefined: nothing is picked here. */
  readonly selection?: Selection<ListedDocument> | undefined;
}

/**
 * Documents of every kind, each a way to its page. Arrows, page keys, Home and End go through all of them; space picks, with
 * Shift everything in between; Ctrl+A picks all and Escape lets go.
 */
export function DocumentsTable({ total, list, rowAt, selection }: DocumentsTableProps) {
  const { t } = useTranslation();
  const [active, setActive] = useState(0);
  /** Whether the row that is gone to is to take the focus once it is there. */
  const isGoing = useRef(false);
  const body = useRef<HTMLTableSectionElement>(null);
  // One row is reached by Tab, whatever was scrolled.
  const reached = list.indexes.includes(active) ? active : list.indexes.find((index) => rowAt(index));

  useEffect(() => {
    if (!isGoing.current) return;
    const link = body.current?.querySelector<HTMLElement>(`tr[data-index="${active}"] a`);
    if (!link) return;
    isGoing.current = false;
    link.focus({ preventScroll: true });
  });

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(total - 1, index));
    isGoing.current = true;
    setActive(next);
    list.goTo(next);
    return next;
  };

  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const document = rowAt(index);
    const step = stepOf(event.key, index, total);
    if (step !== undefined) {
      const next = goTo(step);
      if (event.shiftKey) selection?.extendTo(next);
    } else if (!selection) return;
    else if (event.key === ' ' && event.shiftKey) selection.extendTo(index);
    else if (event.key === ' ' && document) selection.toggle(index, document);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.all(total);
    else if (event.key === 'Escape' && selection.rows.length > 0) selection.clear();
    else return;
    event.preventDefault();
  };

  const picked = selection?.rows.length ?? 0;
  return (
    <table className={styles.table} aria-label={t('documents.list')} aria-rowcount={total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {selection && (
            <th scope="col" className={styles.pick}>
              <PickBox
                id="pick-all"
                label={t('documentList.pickAll')}
                checked={picked > 0 && picked === total}
                indeterminate={picked > 0 && picked < total}
                onPick={() => (picked > 0 ? selection.clear() : selection.all(total))}
              />
            </th>
          )}
          <th scope="col" className={styles.date}>
            {t('documents.date')}
          </th>
          <th scope="col" className={styles.type}>
            {t('documents.type')}
          </th>
          <th scope="col" className={styles.number}>
            {t('documents.number')}
          </th>
          <th scope="col">{t('documents.counterparty')}</th>
          <th scope="col" className={styles.total}>
            {t('documents.total')}
          </th>
          <th scope="col" className={styles.status}>
            {t('documents.status')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={list.above} />
        {list.indexes.map((index) => {
          const document = rowAt(index);
          if (!document) return <Gap key={index} height={ROW_PX} />;
          return (
            <DocumentListRow
              key={index}
              index={index}
              document={document}
              isReached={index === reached}
              isPicked={selection?.has(document.id)}
              onPick={
                selection &&
                ((isRange) => (isRange ? selection.extendTo(index) : selection.toggle(index, document)))
              }
              onFocus={() => setActive(index)}
              onKeyDown={(event) => press(event, index)}
            />
          );
        })}
        <Gap height={list.below} />
      </tbody>
    </table>
  );
}

const PAGE_ROWS = 10;

/** Where a key goes from a row. */
function stepOf(key: string, index: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return index + 1;
    case 'ArrowUp':
      return index - 1;
    case 'PageDown':
      return index + PAGE_ROWS;
    case 'PageUp':
      return index - PAGE_ROWS;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}

/** Stands for rows that are not there. */
function Gap({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden className={styles.gap}>
      <td colSpan={7} style={{ height }} />
    </tr>
  );
}
