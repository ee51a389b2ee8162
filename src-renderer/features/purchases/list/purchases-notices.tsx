import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { usePurchaseSummary } from '../purchases-query.ts';

/** So many documents are named. */
const MAX_NAMED = 5;

/** What is late, what is due next, and what supports no expense: before the list, as the list begins with it. */
export function PurchasesNotices() {
  const { t } = useTranslation();
  const { data: summary } = usePurchaseSummary();
  if (!summary) return null;
  const {
    due,
    late,
    kind_unknown: kindUnknown,
    next_due_on: next,
    unauthorized,
    settlements,
    unwithheld_sales: sales,
  } = summary;
  const isLate = late > 0;
  return (
    <>
      {due > 0 && (
        <Notice
          tone={isLate ? 'bad' : 'care'}
          title={isLate ? t('purchases.lateCount', { count: late }) : t('purchases.dueCount', { count: due })}
        >
          {isLate && due > late && <div>{t('purchases.dueCount', { count: due })}.</div>}
          {!isLate && next && <div>{t('purchases.nextDue', { day: formatDate(next) })}</div>}
          {kindUnknown > 0 && <div>{t('purchases.kindUnknownCount', { count: kindUnknown })}</div>}
        </Notice>
      )}
      {settlements.length > 0 && (
        <Notice tone="care" title={t('purchases.settlements', { count: settlements.length })}>
          <div>{t('purchases.settlementsHint')}</div>
          <NamedDocuments
            documents={settlements.map(({ supplier, ...one }) => ({ ...one, party: supplier }))}
          />
        </Notice>
      )}
      {sales.length > 0 && (
        <Notice tone="quiet" title={t('purchases.unwithheldSales', { count: sales.length })}>
          <div>{t('purchases.unwithheldSalesHint')}</div>
          <NamedDocuments documents={sales.map(({ customer, ...one }) => ({ ...one, party: customer }))} />
        </Notice>
      )}
      {unauthorized > 0 && (
        <Notice tone="bad" title={t('purchases.unauthorizedCount', { count: unauthorized })}>
          {t('purchases.unauthorizedHint')}
        </Notice>
      )}
    </>
  );
}

interface NamedDocumentsProps {
  readonly documents: readonly {
    readonly id: string;
    readonly number: string;
    readonly party: string;
    readonly issue_date: string;
  }[];
}

function NamedDocuments({ documents }: NamedDocumentsProps) {
  const { t } = useTranslation();
  return (
    <ul>
      {documents.slice(0, MAX_NAMED).map(({ id, number, party, issue_date: day }) => (
        <li key={id}>
          <Link to={`/documentos/${id}`}>{number}</Link> · {party} · {formatDate(day)}
        </li>
      ))}
      {documents.length > MAX_NAMED && (
        <li>{t('purchases.more', { count: documents.length - MAX_NAMED })}</li>
      )}
    </ul>
  );
}
