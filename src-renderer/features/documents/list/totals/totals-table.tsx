import { useTranslation } from 'react-i18next';
import type { DocumentSums } from '../../../../../src-main/contract/documents/lists/document-totals.ts';
import { formatMoney, groupThousands } from '../../../../lib/format/format.ts';
import tables from '../../../../ui/tables/table.module.css';

/** Sums by kind and status; credit notes are negative. */
export function TotalsTable({ rows }: { readonly rows: readonly DocumentSums[] }) {
  const { t } = useTranslation();
  return (
    <table className={tables.table} aria-label={t('documentList.byStatus')}>
      <thead>
        <tr>
          <th scope="col">{t('documents.type')}</th>
          <th scope="col">{t('documents.status')}</th>
          {[
            t('documentList.count'),
            t('documentList.subtotal'),
            t('documentList.iva'),
            t('documents.total'),
          ].map((heading) => (
            <th key={heading} scope="col" className={tables.right}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ type, status, documents, subtotal, iva, total }) => (
          <tr key={`${type} ${status}`}>
            <td>{t(`document.type.${type}`)}</td>
            <td>{t(`status.${status}`)}</td>
            <td className={`${tables.right} tabular`}>{groupThousands(String(documents))}</td>
            <td className={`${tables.right} tabular`}>{formatMoney(subtotal)}</td>
            <td className={`${tables.right} tabular`}>{formatMoney(iva)}</td>
            <td className={`${tables.right} tabular`}>{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
