import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type LateDocument,
  lateDocumentState,
  type TimelinessReport,
} from '../../../../src-main/contract/reports/timeliness.ts';
import { formatInstant, formatSpan } from '../../../lib/format/format.ts';
import styles from '../reports.module.css';

/** Each late document, with what it waited for; its attempts are on its own page and in the signed report. */
export function LateDocuments({ report: { late, late_count } }: { readonly report: TimelinessReport }) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll}>
      {late.length < late_count && <p>{t('timeliness.longest', { count: late.length })}</p>}
      <table className={styles.table} aria-label={t('timeliness.late', { count: late_count })}>
        <thead>
          <tr>
            <th scope="col">{t('timeliness.document')}</th>
            <th scope="col">{t('timeliness.issuedAt')}</th>
            <th scope="col">{t('timeliness.authorizedAt')}</th>
            <th scope="col" className={styles.right}>
              {t('timeliness.waited')}
            </th>
            <th scope="col">{t('timeliness.why')}</th>
          </tr>
        </thead>
        <tbody>
          {late.map((document) => (
            <LateRow key={document.document_id} document={document} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LateRow({ document }: { readonly document: LateDocument }) {
  const { t } = useTranslation();
  const { document_id, type, number, issued_at, authorized_at, waited_seconds, causes, attempts } = document;
  return (
    <tr>
      <th scope="row">
        <Link to={`/documentos/${document_id}`}>
          {t(`document.type.${type}`)} {number}
        </Link>
      </th>
      <td className="tabular">{formatInstant(issued_at)}</td>
      <td className="tabular">
        {authorized_at === undefined
          ? t(`timeliness.state.${lateDocumentState(document)}`)
          : formatInstant(authorized_at)}
      </td>
      <td className={`${styles.right} tabular`}>{formatSpan(waited_seconds)}</td>
      <td>
        {causes
          .filter(({ seconds }, index) => index === 0 || seconds >= 1)
          .map(({ cause, seconds }) => `${t(`timeliness.cause.${cause}`)} ${formatSpan(seconds)}`)
          .join(' · ')}
        <div className={styles.how}>{t('timeliness.attempts', { count: attempts.length })}</div>
      </td>
    </tr>
  );
}
