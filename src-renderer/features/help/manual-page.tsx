import { Anchor, Skeleton } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';
import { Link, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { headingId } from './heading-id.ts';
import styles from './manual.module.css';
import { pictureAt, readManualPage } from './manual-pages.ts';

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
  useEffect(() => {
    if (text && heading) document.getElementById(heading)?.scrollIntoView();
  }, [text, heading]);
  const back = page === 'indice' ? {} : { back: { to: '/ayuda', label: t('help.index') } };
  return (
    <Page title={t('help.manual')} {...back}>
      <Panel>
        {isPending && <Skeleton height="20rem" />}
        {text && (
          <article className={styles.manual} lang="es">
            <Markdown components={components}>{text}</Markdown>
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

const components: Components = {
  // The page has its heading: those of the text stand below it.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  a: ({ href = '', children }) => (
    <Anchor component={Link} to={addressOf(href)}>
      {children}
    </Anchor>
  ),
  img: ({ src, alt }) => <img src={pictureAt(String(src))} alt={alt ?? ''} loading="lazy" />,
};

/** `documentos.md#corregir` of the files as the window has it. */
function addressOf(href: string): string {
  const [file = '', heading] = href.split('#');
  const page = file.replace(/\.md$/, '');
  return `/ayuda/${page}${heading === undefined ? '' : `?tema=${heading}`}`;
}

function textOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' ? children : '';
}
