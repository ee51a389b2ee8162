import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApprovalRecord } from '../../../../src-main/contract/counter/approval.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import styles from '../workplace.module.css';
import { useApprovedCashSession, useApprovedDocument, useApprovedProduct } from './approval-subject-query.ts';

/** What an approval was used for, and the way there; what it was asked for, while it is not known to have served. */
export function ApprovalSubject({ approval }: { readonly approval: ApprovalRecord }) {
  const { t } = useTranslation();
  const { used_for: used, about } = approval;
  const documentId = about.document_id;
  switch (used?.kind) {
    case 'document':
      return <Document id={used.id} />;
    case 'cash_session':
      return <CashSession id={used.id} />;
    case 'stock':
      return <Stock id={used.id} />;
    case 'product':
      return <Product id={used.id} />;
    case 'series':
      return (
        <Link className={styles.way ?? ''} to="/ajustes/negocio">
          {t('approvals.series')}
        </Link>
      );
    case undefined:
      return documentId === undefined ? (
        <span className={styles.hint}>{t('approvals.notUsed')}</span>
      ) : (
        <>
          <div className={styles.hint}>{t('approvals.askedFor')}</div>
          <Document id={documentId} />
        </>
      );
  }
}

function Document({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data: document, error } = useApprovedDocument(id);
  if (refusalIn(error)?.code === 'not_found') return t('approvals.elsewhere');
  return (
    <Link className={styles.way ?? ''} to={`/documentos/${id}`}>
      {document ? (
        <>
          {t(`document.type.${document.object}`)} <span className={styles.whole}>{document.number}</span>
        </>
      ) : (
        t('approvals.document')
      )}
    </Link>
  );
}

function CashSession({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data: session } = useApprovedCashSession(id);
  if (!session) return t('approvals.cashSession');
  const { till_name: till, opened_at, status } = session;
  const name = t('approvals.cashSessionOf', { till, date: formatInstant(opened_at).slice(0, 10) });
  // While it is open it tells nothing: there is no Z yet.
  if (status === 'open') return name;
  return (
    <Link className={styles.way ?? ''} to={`/caja/cierres/${id}`}>
      {name}
    </Link>
  );
}

function Product({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data: product } = useApprovedProduct(id);
  return product?.name ?? t('approvals.product');
}

function Stock({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data: product } = useApprovedProduct(id);
  return product ? t('approvals.stockOf', { product: product.name }) : t('approvals.stock');
}
