import { Anchor, Skeleton } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import styles from './manual.module.css';
import { readManualPage } from './manual-pages.ts';

/** What reads its text is loaded with the first of its pages: few windows ever show one. */
const ManualText = lazy(() => import('./manual-text.tsx'));

/** A page of the manual, at the heading one came for. It comes with the program: no internet is needed. */
export function ManualPage() {
  const { t } = useTranslation();
  const { page = 'indice' } = useParams();
  const [search] = useSearchParams();
  const heading = search.get('tema');
  const { data: text, isPending } = useQuery({
    queryKey: ['manual', page],
    queryFn: async () => (await readManualPage(page)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = page === 'indice' ? {} : { back: { to: '/ayuda', label: t('help.index') } };
  return (
    <Page title={t('help.manual')} {...back}>
      <Panel>
        {isPending && <Skeleton height="20rem" />}
        {text && (
          <article className={styles.manual} lang="es">
            <Suspense fallback={<Skeleton height="20rem" />}>
              <ManualText text={text} heading={heading} />
            </Suspense>
          </article>
        )}
        {text === null && (
          <EmptyState icon={IconBook} title={t('help.noPage')} hint={t('help.noPageHint')}>
            <Anchor component={Link} to="/ayuda">
              {t('help.index')}
            </Anchor>
          </EmptyState>
        )}
      </Panel>
    </Page>
  );
}
