import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ImportResource } from '../../../src-main/contract/import.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { ImportBadge } from './import-badge.tsx';
import { ImportDrop } from './import-drop.tsx';
import styles from './imports.module.css';
import { useImports } from './imports-query.ts';

/** Where documents of a former system are brought in, and what became of each import. */
export function ImportsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: page, error } = useImports();
  const refusal = refusalIn(error);
  return (
    <Page title={t('imports.title')} back={{ to: '/documentos', label: t('document.back') }}>
      <Text>{t('imports.intro')}</Text>
      <ImportDrop onUploaded={(id) => navigate(`/documentos/importaciones/${id}`)} />
      {refusal && <RefusalNotice refusal={refusal} />}
      {!page && !refusal && <Skeleton height="8rem" />}
      {page && (
        <Panel title={t('imports.list')} padded={page.data.length === 0}>
          {page.data.length === 0 && <Text c="dimmed">{t('imports.none')}</Text>}
          {page.data.length > 0 && <ImportsTable imports={page.data} />}
        </Panel>
      )}
    </Page>
  );
}

function ImportsTable({ imports }: { readonly imports: readonly ImportResource[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('imports.list')}>
      <thead>
        <tr>
          <th scope="col">{t('imports.started')}</th>
          <th scope="col">{t('imports.files')}</th>
          <th scope="col" className={styles.right}>
            {t('imports.found')}
          </th>
          <th scope="col" className={styles.right}>
            {t('imports.imported')}
          </th>
          <th scope="col">{t('imports.status')}</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, created_at, files, counts, status }) => {
          const name = t('imports.filesOf', {
            count: files.length,
            name: files[0]?.name ?? '',
            more: files.length - 1,
          });
          return (
            <tr key={id} className={styles.link}>
              <td className="tabular">{formatInstant(created_at)}</td>
              <td className={styles.wide}>
                <Link to={`/documentos/importaciones/${id}`} aria-label={t('imports.openOne', { name })}>
                  {name}
                </Link>
              </td>
              <td className={`${styles.right} tabular`}>{counts.found}</td>
              <td className={`${styles.right} tabular`}>{counts.imported}</td>
              <td>
                <ImportBadge status={status} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
