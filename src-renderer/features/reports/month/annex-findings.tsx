import { IconAlertTriangle, IconEye, IconHandStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AnnexFinding } from '../../../../src-main/contract/reports/transaction-annex.ts';
import { ToneBadge } from '../../../ui/feedback/tone-badge.tsx';
import styles from '../reports.module.css';

const looks = {
  fault: { tone: 'bad', icon: IconAlertTriangle },
  warning: { tone: 'care', icon: IconEye },
  decision: { tone: 'wait', icon: IconHandStop },
} as const;

/** What a person completes, checks or decides before the annex is sent, with the way to each document. */
export function AnnexFindings({ findings }: { readonly findings: readonly AnnexFinding[] }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('month.annex.findings')}>
        <thead>
          <tr>
            <th scope="col">{t('month.annex.todo')}</th>
            <th scope="col">{t('month.annex.document')}</th>
            <th scope="col">{t('month.annex.why')}</th>
          </tr>
        </thead>
        <tbody lang={i18n.language === 'es' ? undefined : 'es'}>
          {findings.map(({ level, code, message, document }) => (
            <tr key={`${code} ${document?.id} ${message}`}>
              <td>
                <ToneBadge tone={looks[level].tone} icon={looks[level].icon}>
                  {t(`month.annex.level.${level}`)}
                </ToneBadge>
              </td>
              <td className={styles.whole}>
                {document && (
                  <Link
                    to={
                      document.kind === 'purchase' ? `/compras/${document.id}` : `/documentos/${document.id}`
                    }
                  >
                    {`${document.title} ${document.number}`}
                  </Link>
                )}
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
