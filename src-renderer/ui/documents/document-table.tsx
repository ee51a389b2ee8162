import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';
import type { DocumentStatus } from '../../../src-main/documents/kinds.ts';
import { formatMoney } from '../../lib/format/format.ts';
import { partyName } from '../../lib/format/party-name.ts';
import styles from './document-table.module.css';
import { StatusBadge } from './status-badge.tsx';

interface DocumentTableProps {
  readonly label: string;
  /** Headings of what each row says before the number. */
  readonly first: readonly string[];
  readonly children: ReactNode;
}

/** Documents to choose from, a row each: what tells them apart, the number, whose, how much, how it stands. */
export function DocumentTable({ label, first, children }: DocumentTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {[...first, t('documents.number'), t('documents.counterparty')].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          <th scope="col" className={styles.right}>
            {t('documents.total')}
          </th>
          <th scope="col">{t('documents.status')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface DocumentRowProps {
  readonly number: string;
  /** Whose it is. */
  readonly name: string;
  /** Undefined where a kind of document has none. */
  readonly total: string | undefined;
  readonly status: DocumentStatus;
  /** Where the row leads, and what that does. */
  readonly link: Pick<LinkProps, 'to' | 'aria-label' | 'onKeyDown'>;
  /** The cells before the number. */
  readonly children: ReactNode;
}

export function DocumentRow({ number, name, total, status, link, children }: DocumentRowProps) {
  const { t } = useTranslation();
  return (
    <tr className={styles.link}>
      {children}
      <td className={`${styles.whole} tabular`}>
        <Link {...link}>{number}</Link>
      </td>
      <td className={styles.name}>{partyName(name, t)}</td>
      <td className={`${styles.right} tabular`}>{total === undefined ? '' : formatMoney(total)}</td>
      <td>
        <StatusBadge status={status} />
      </td>
    </tr>
  );
}

/** When it was made, before what is more important. */
export function DocumentDate({ children }: { readonly children: ReactNode }) {
  return <td className={`${styles.dim} ${styles.whole} tabular`}>{children}</td>;
}
