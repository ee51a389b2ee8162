import { useTranslation } from 'react-i18next';
import type {
  PrintedColumn,
  PrintedRow,
  PrintedSection,
  PrintedTable,
} from '../../../../src-main/documents/printing/printed.ts';
import { groupThousands } from '../../../lib/format/format.ts';
import { usePrintedLabel } from '../../../lib/format/printed-label.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from '../documents.module.css';
import { DocumentTotals } from './document-totals.tsx';
import type { DocumentParts } from './printed-document.ts';

/** What the document is about, part by part, and what it comes to. */
export function DocumentSections({ parts: { sections, totals } }: { readonly parts: DocumentParts }) {
  const labelOf = usePrintedLabel();
  return (
    <>
      {numbered(sections).map(({ item: section, number }) => (
        <Panel
          key={number}
          padded={false}
          {...(section.title && { title: sentenceCase(labelOf(section.title)) })}
        >
          {section.facts.length > 0 && (
            <div className={styles.sectionDetails}>
              <DescriptionList
                items={section.facts.map(({ label, value }) => ({ label: labelOf(label), value }))}
              />
            </div>
          )}
          {section.table && <SectionTable section={section} table={section.table} />}
          {number === 1 && totals.length > 0 && <DocumentTotals totals={totals} />}
        </Panel>
      ))}
    </>
  );
}

interface SectionTableProps {
  readonly section: PrintedSection;
  readonly table: PrintedTable;
}

/** A column that no row fills is left out, as on paper. */
function SectionTable({ section, table: { columns, rows } }: SectionTableProps) {
  const { t } = useTranslation();
  const labelOf = usePrintedLabel();
  const filled = columns.filter(({ key }) => rows.some(({ cells }) => cells[key]));
  const widest = widestOf(filled, rows);
  return (
    <div className={styles.scroll}>
      <table
        className={`${styles.table} ${styles.section}`}
        data-few={filled.length <= FEW_COLUMNS || undefined}
        aria-label={section.title ? labelOf(section.title) : t('document.lines')}
      >
        <thead>
          <tr>
            {filled.map(({ key, label, align }) => (
              <th
                key={key}
                scope="col"
                className={`${align === 'right' ? styles.right : ''} ${isShort(labelOf(label)) ? styles.whole : ''}`}
              >
                {labelOf(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ item: row, number }) => (
            <tr key={number}>
              {filled.map((column) => (
                <SectionCell key={column.key} row={row} column={column} widest={column === widest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Those of an ordinary invoice. */
const FEW_COLUMNS = 6;
const SHORT_HEADING = 14;

function isShort(heading: string): boolean {
  return heading.length <= SHORT_HEADING;
}

interface SectionCellProps {
  readonly row: PrintedRow;
  readonly column: PrintedColumn;
  /** The notes of a row stand under its widest cell. */
  readonly widest: boolean;
}

function SectionCell({ row, column: { key, align }, widest }: SectionCellProps) {
  const text = row.cells[key] ?? '';
  if (align === 'right') {
    return <td className={`${styles.right} ${styles.whole} tabular`}>{groupThousands(text)}</td>;
  }
  return (
    <td className={`${isCode(text) ? styles.whole : ''} ${widest ? styles.widest : ''}`}>
      {text}
      {widest && row.notes.length > 0 && <div className={styles.notes}>{row.notes.join(' · ')}</div>}
    </td>
  );
}

/** A number, a date or a product's code is read as one: it is not broken over two lines. */
function isCode(text: string): boolean {
  return text.length <= 20 && !text.includes(' ');
}

/** Of the columns of text the widest on paper: one of codes alone needs no room. */
function widestOf(columns: readonly PrintedColumn[], rows: readonly PrintedRow[]): PrintedColumn | undefined {
  const ofText = columns.filter(({ align }) => align === 'left');
  const ofWords = ofText.filter(({ key }) => rows.some(({ cells }) => !isCode(cells[key] ?? '')));
  return (ofWords.length > 0 ? ofWords : ofText).toSorted((one, other) => other.width - one.width)[0];
}

/** The parts of an issued document never move: their index is their identity. */
function numbered<Item>(items: readonly Item[]): { item: Item; number: number }[] {
  return items.map((item, index) => ({ item, number: index + 1 }));
}
