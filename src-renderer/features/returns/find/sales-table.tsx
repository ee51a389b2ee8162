import { useTranslation } from 'react-i18next';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { walkRows } from '../../../lib/focus/walk-rows.ts';
import { formatDate, formatTime } from '../../../lib/format/format.ts';
import { DocumentDate, DocumentRow, DocumentTable } from '../../../ui/documents/document-table.tsx';

/** Sales to choose from; arrows walk the rows. */
export function SalesTable({ sales }: { readonly sales: readonly InvoiceResource[] }) {
  const { t } = useTranslation();
  return (
    <DocumentTable label={t('returns.sales')} first={[t('returns.when')]}>
      {sales.map(({ id, number, issue_date, issued_at, buyer, total, status }) => (
        <DocumentRow
          key={id}
          number={number}
          name={buyer.name}
          total={total}
          status={status}
          link={{
            to: `/devolucion?documento=${id}`,
            'aria-label': t('returns.choose', { number }),
            onKeyDown: walkRows,
          }}
        >
          <DocumentDate>
            {formatDate(issue_date)} {formatTime(issued_at)}
          </DocumentDate>
        </DocumentRow>
      ))}
    </DocumentTable>
  );
}
