import { Button, Skeleton } from '@mantine/core';
import { IconCashRegister, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { attentionItem } from '../../../src-main/contract/head/attention.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useNow } from '../../lib/use-now.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { Counts } from '../../ui/tables/counts.tsx';
import { headHttp } from '../session/session-query.ts';
import { standingOf } from '../stations/standing.ts';
import { useStations } from '../stations/stations-query.ts';
import { AttentionItems } from './attention-items.tsx';

const REFRESH_MS = 15_000;

const attentionList = z.object({ data: z.array(attentionItem) });

/** Where the day of the tills' administrator begins: how they are, and what needs a person. */
export function HeadHomePage() {
  const { t } = useTranslation();
  const { data: stations, error: stationsError } = useStations();
  const { data: items, error } = useQuery({
    queryKey: ['attention'],
    queryFn: async ({ signal }) =>
      (await headHttp.send(attentionList, 'GET /v1/head/attention', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const now = useNow(REFRESH_MS);
  const refusal = refusalIn(error ?? stationsError);
  const standings = stations?.map((station) => standingOf(station, now)) ?? [];
  const count = (...wanted: readonly string[]) => standings.filter((one) => wanted.includes(one)).length;
  const conflicts = items?.filter(({ kind }) => kind === 'number_conflict').length ?? 0;
  const counted = [
    { name: 'stations', count: count('current', 'behind', 'silent') },
    { name: 'behind', count: count('behind') },
    { name: 'silent', count: count('silent'), isBad: true },
    { name: 'conflicts', count: conflicts, isBad: true },
  ] as const;
  const isReady = items !== undefined && stations !== undefined;
  return (
    <Page title={t('head.home.title')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!isReady && !refusal && <Skeleton height="16rem" />}
      {isReady && stations.length === 0 && (
        <Panel padded={false}>
          <EmptyState icon={IconCashRegister} title={t('head.home.none')} hint={t('head.home.noneHint')}>
            <Button component={Link} to="/cajas">
              {t('head.home.toStations')}
            </Button>
          </EmptyState>
        </Panel>
      )}
      {isReady && stations.length > 0 && (
        <>
          <Counts
            label={t('head.home.counts')}
            counts={counted.map(({ name, ...one }) => ({
              ...one,
              label: t(`head.home.${name}`, { count: one.count }),
            }))}
          />
          {items.length > 0 ? (
            <Panel title={t('head.home.list')} padded={false}>
              <AttentionItems label={t('head.home.list')} items={items} />
            </Panel>
          ) : (
            <Panel padded={false}>
              <EmptyState
                icon={IconCircleCheck}
                title={t('head.home.nothing')}
                hint={t('head.home.nothingHint')}
              />
            </Panel>
          )}
        </>
      )}
    </Page>
  );
}
