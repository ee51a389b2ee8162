import { useTranslation } from 'react-i18next';
import type { WithheldRow } from '../../../src-main/contract/reports/period-report.ts';
import { formatMoney } from '../../lib/format/format.ts';
import styles from './reports.module.css';

type Figures = Pick<WithheldRow, 'percent' | 'documents' | 'base' | 'value'>;

interface WithheldFiguresProps<Row extends Figures> {
  readonly label: string;
  /** What the two columns are called that say what was withheld. */
  readonly headings: readonly [string, string];
  readonly rows: readonly Row[];
  /** What stands in them. */
  readonly namesOf: (row: Row) => readonly [string, string];
}

/** What was withheld, by what it is and its percent: of how many documents, of how much, and how much. */
export function WithheldFigures<Row extends Figures>(props: WithheldFiguresProps<Row>) {
  const { label, headings, rows, namesOf } = props;
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {(['percent', 'documents', 'base', 'value'] as const).map((column) => (
            <th key={column} scope="col" className={styles.right}>
              {t(`reports.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [name, kind] = namesOf(row);
          const { percent, documents, base, value } = row;
          return (
            <tr key={`${name} ${kind} ${percent}`}>
              <th scope="row">{name}</th>
              <td>{kind}</td>
              <td className={`${styles.right} tabular`}>{percent}</td>
              <td className={`${styles.right} tabular`}>{documents}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(base)}</td>
              <td className={`${styles.right} tabular`}>{formatMoney(value)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
