import { useTranslation } from 'react-i18next';
import type { AuthorizationMismatch } from '../../../../src-main/contract/documents/authority/authorization-mismatch.ts';
import { formatDate, formatInstant, formatMoney } from '../../../lib/format/format.ts';
import { Notice } from '../../feedback/notice.tsx';
import styles from './mismatch.module.css';

const rows = [
  'number',
  'issue_date',
  'counterparty_name',
  'counterparty',
  'total',
  'access_key',
] as const satisfies readonly (keyof AuthorizationMismatch['sent'])[];

/**
 * Both documents, field by field and as they are written, as far as the authority says; what differs stands out. An
 * answer that encloses no document says little more than its key.
 */
export function MismatchComparison({ mismatch }: { readonly mismatch: AuthorizationMismatch }) {
  const { t, i18n } = useTranslation();
  const { differences, sent, authority } = mismatch;
  return (
    <>
      <Notice tone="bad" title={t('sync.mismatch.differences')}>
        <ul className={styles.differences} lang={i18n.language === 'es' ? undefined : 'es'}>
          {differences.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      </Notice>
      <table className={styles.table} aria-label={t('sync.mismatch.both')}>
        <thead>
          <tr>
            <th scope="col">{t('sync.mismatch.field')}</th>
            <th scope="col">{t('sync.mismatch.sent')}</th>
            <th scope="col">{t('sync.mismatch.authority')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap((name) => {
            const value = authority[name];
            if (value === undefined) return [];
            return (
              <tr key={name} data-differs={value !== sent[name]}>
                <th scope="row">{t(`sync.mismatch.${name}`)}</th>
                <td className="tabular">{shown(name, sent[name])}</td>
                <td className="tabular">{shown(name, value)}</td>
              </tr>
            );
          })}
          <tr data-differs={differences.some(({ code }) => code === 'date')}>
            <th scope="row">{t('sync.mismatch.authorized_at')}</th>
            <td>—</td>
            <td className="tabular">{formatInstant(authority.authorized_at)}</td>
          </tr>
        </tbody>
      </table>
      <details>
        <summary className={styles.summary}>{t('sync.mismatch.xml')}</summary>
        <div className={styles.files}>
          <textarea
            className={styles.file}
            aria-label={t('sync.mismatch.sent')}
            readOnly
            spellCheck={false}
            value={sent.xml}
          />
          <textarea
            className={styles.file}
            aria-label={t('sync.mismatch.authority')}
            readOnly
            spellCheck={false}
            value={authority.xml ?? t('sync.mismatch.noXml')}
          />
        </div>
      </details>
    </>
  );
}

function shown(name: (typeof rows)[number], value: string | undefined): string {
  if (value === undefined) return '—';
  if (name === 'issue_date') return formatDate(value);
  return name === 'total' ? formatMoney(value) : value;
}
