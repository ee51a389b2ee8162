import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../src-main/contract/document-resource.ts';
import { decimal } from '../../../src-main/documents/decimal.ts';
import type { Line } from '../../../src-main/documents/lines/line.ts';
import { groupThousands } from '../../lib/format.ts';
import { Panel } from '../../ui/page.tsx';
import { Totals } from '../../ui/totals.tsx';
import styles from './documents.module.css';

/** What was sold, and what it came to. */
export function DocumentLines({ document }: { readonly document: InvoiceResource }) {
  const { t } = useTranslation();
  return (
    <Panel padded={false}>
      <table className={styles.table} aria-label={t('document.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('counter.description')}</th>
            <th scope="col" className={styles.right}>
              {t('counter.quantity')}
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.unitPrice')}
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.discount')}
            </th>
            <th scope="col" className={styles.right}>
              {t('counter.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {numbered(document.lines).map(({ line, number }) => (
            <tr key={number}>
              <td>
                {line.description} {line.code && <span className={styles.dim}>{line.code}</span>}
              </td>
              <td className={`${styles.right} tabular`}>{groupThousands(line.quantity)}</td>
              <td className={`${styles.right} tabular`}>{groupThousands(line.unit_price)}</td>
              <td className={`${styles.right} tabular`}>
                {decimal(line.discount).eq(0) ? '' : groupThousands(line.discount)}
              </td>
              <td className={`${styles.right} tabular`}>{groupThousands(line.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.totals}>
        <Totals invoice={document} />
      </div>
    </Panel>
  );
}

/** Lines of an issued document never move: their number is their identity. */
function numbered(lines: readonly Line[]): { line: Line; number: number }[] {
  return lines.map((line, index) => ({ line, number: index + 1 }));
}
