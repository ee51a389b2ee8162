import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format/format.ts';
import styles from './mail.module.css';

/** A letter that goes by itself, and how it went. */
export interface ListedLetter {
  readonly key: string;
  readonly about: string;
  readonly email: string;
  readonly status: string;
  readonly sent_at?: string | undefined;
  /** In the service's words. */
  readonly problem?: string | undefined;
}

interface LettersTableProps {
  readonly label: string;
  /** What the letters are about. */
  readonly heading: string;
  readonly letters: readonly ListedLetter[];
}

/** The letters that went by themselves, and those that are to; nothing where there are none. */
export function LettersTable({ label, heading, letters }: LettersTableProps) {
  const { t, i18n } = useTranslation();
  if (letters.length === 0) return null;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('letters.to')}</th>
          <th scope="col">{t('letters.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ key, about, email, status, sent_at, problem }) => (
          <tr key={key}>
            <th scope="row">{about}</th>
            <td>{email}</td>
            <td>
              {sent_at === undefined
                ? t(status === 'queued' ? 'letters.waiting' : 'letters.failed')
                : t('letters.sentAt', { at: formatInstant(sent_at) })}
              {problem !== undefined && (
                <div className={styles.problem} lang={i18n.language === 'es' ? undefined : 'es'}>
                  {problem}
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
