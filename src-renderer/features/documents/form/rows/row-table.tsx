import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPart, PartList } from '../../body/form-part.ts';
import { type Json, listAt, withValueAt } from '../../body/json.ts';
import styles from '../form.module.css';
import { useFormState } from '../form-context.tsx';
import type { InnerPartsProps } from '../inner-parts.ts';
import { choicesOf } from '../inputs/choices.ts';
import { numberedItems } from '../numbered-items.ts';
import { cellsOf, pasteRows } from './paste-rows.ts';
import { walkCells } from './row-keys.ts';
import { TableRow } from './table-row.tsx';

interface RowTableProps {
  readonly part: FormPart;
  readonly list: PartList;
  /** JSON pointer of the list. */
  readonly at: string;
  readonly items: readonly Json[];
  readonly title: string;
  readonly Inner: ComponentType<InnerPartsProps>;
}

/** The items of a list as rows: written by keyboard alone, or pasted from a spreadsheet. */
export function RowTable({ part, list, at, items, title, Inner }: RowTableProps) {
  const { t } = useTranslation();
  const { issueDate, onEdit } = useFormState();
  const { fields } = part;
  const from = list.from ?? 0;
  const table = useRef<HTMLTableElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();

  const add = () => {
    setAdded(items.length);
    onEdit((before) => withValueAt(before, at, [...listAt(before, at), list.blank]));
  };
  useEffect(() => {
    if (added === undefined || added >= items.length) return;
    table.current?.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, select)`)?.focus();
    setAdded(undefined);
  }, [added, items.length]);
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLElement>('[data-row]');
    if (!cells || !cell || !row || row.closest('table') !== table.current) return;
    event.preventDefault();
    const columns = fields.map((field) => ({
      field,
      label: t(`fields.label.${field.label}`),
      choices: choicesOf(field.kind, { t, issueDate, item: {} })?.data,
    }));
    const target = { row: Number(row.dataset.row), column: Number(cell.dataset.column) };
    onEdit((before) => pasteRows(before, { cells, columns, at, list, ...target }));
  };
  return (
    <>
      {items.length > from && (
        <div className={styles.scroll}>
          <table
            ref={table}
            className={styles.rows}
            aria-label={title}
            onKeyDownCapture={(event) => walkCells(event, add)}
            onPaste={paste}
          >
            <thead>
              <tr>
                {fields.map(({ label, width }) => (
                  <th key={label} scope="col" data-width={width}>
                    {t(`fields.label.${label}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {numberedItems(items.slice(from)).map(({ item, index }) => (
                <TableRow
                  key={index}
                  part={part}
                  at={at}
                  index={from + index}
                  isLast={from + index === items.length - 1}
                  item={item}
                  title={title}
                  adder={adder}
                  Inner={Inner}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Button
        ref={adder}
        variant="subtle"
        className={styles.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={add}
      >
        {t('fields.addRow')}
      </Button>
    </>
  );
}
