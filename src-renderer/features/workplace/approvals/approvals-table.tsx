import { useTranslation } from 'react-i18next';
import type { ApprovalRecord } from '../../../../src-main/contract/counter/approval.ts';
import { sentenceCase } from '../../../lib/format/sentence-case.ts';
import { useApprovalSubjectText } from '../approval-subject-text.ts';
import { Instant } from '../instant.tsx';
import styles from '../workplace.module.css';
import { ApprovalSubject } from './approval-subject.tsx';

/** Who let whom do what, the newest first. */
export function ApprovalsTable({ approvals }: { readonly approvals: readonly ApprovalRecord[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('approvals.title')}>
      <thead>
        <tr>
          <th scope="col">{t('approvals.givenAt')}</th>
          <th scope="col">{t('approvals.action')}</th>
          <th scope="col">{t('approvals.approver')}</th>
          <th scope="col">{t('approvals.askedBy')}</th>
          <th scope="col">{t('approvals.usedFor')}</th>
        </tr>
      </thead>
      <tbody>
        {approvals.map((approval) => (
          <tr key={approval.id}>
            <td className="tabular">
              <Instant at={approval.given_at} />
            </td>
            <td>
              {sentenceCase(t(`workplace.action.${approval.action}`))}
              <What about={approval.about} />
              {approval.reason && <div className={styles.hint}>{approval.reason}</div>}
            </td>
            <td>{approval.approver.name}</td>
            <td>{approval.asked_by?.name ?? <span className={styles.hint}>{t('approvals.nobody')}</span>}</td>
            <td>
              <ApprovalSubject approval={approval} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Just what was allowed, where there is a text for it. */
function What({ about }: Pick<ApprovalRecord, 'about'>) {
  const what = useApprovalSubjectText(about);
  return what && <div className={styles.hint}>{what}</div>;
}
