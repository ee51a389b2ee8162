import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalIn } from '../../lib/http/answer.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { AttentionList } from './attention-list.tsx';
import { useAttention } from './attention-query.ts';
import { TodayPanel } from './today-panel.tsx';

/** Where the day of the shopkeeper begins: the day so far, and what needs a person. */
export function HomePage() {
  const { t } = useTranslation();
  const may = useMay();
  const { data: attention, error } = useAttention();
  const refusal = refusalIn(error);
  return (
    <Page title={t('home.title')}>
      {may('read_reports') && <TodayPanel />}
      {refusal && <RefusalNotice refusal={refusal} />}
      {!attention && !refusal && <Skeleton height="16rem" />}
      {attention && attention.items.length > 0 && (
        <Panel title={t('home.list')} padded={false}>
          <AttentionList label={t('home.list')} items={attention.items} />
        </Panel>
      )}
      {attention?.items.length === 0 && (
        <Panel padded={false}>
          <EmptyState icon={IconCircleCheck} title={t('home.nothing')} hint={t('home.nothingHint')}>
            {may('sell') && (
              <Button component={Link} to="/">
                {t('home.toCounter')}
              </Button>
            )}
            <Button variant="default" component={Link} to="/documentos">
              {t('home.toDocuments')}
            </Button>
          </EmptyState>
        </Panel>
      )}
    </Page>
  );
}
