import { Button, Skeleton } from '@mantine/core';
import { IconCashRegister, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StationResource } from '../../../src-main/contract/head/stations/stations.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, Panel } from '../../ui/layout/page.tsx';
import { managers, useIsFor } from '../session/audience.ts';
import { CodeDialog } from './code-dialog.tsx';
import { EndDialog, type StationEnd } from './end-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { useStations } from './stations-query.ts';
import { StationsTable } from './stations-table.tsx';

/** The tills: how each stands, how another is joined, and how one ends. */
export function StationsPage() {
  const { t } = useTranslation();
  const { data: stations, error } = useStations();
  const mayChange = useIsFor(managers);
  const [isEnrolling, setEnrolling] = useState(false);
  const [ended, setEnded] = useState<{ readonly station: StationResource; readonly end: StationEnd }>();
  const [renamed, setRenamed] = useState<StationResource>();
  const [withSeries, setWithSeries] = useState<StationResource>();
  const refusal = refusalIn(error);
  const enrol = mayChange && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEnrolling(true)}>
      {t('head.stations.enrol')}
    </Button>
  );
  const isEmpty = stations?.length === 0;
  return (
    <Page isWide title={t('head.stations.title')} actions={!isEmpty && enrol}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {!stations && !refusal && <Skeleton height="16rem" />}
      {isEmpty && (
        <Panel padded={false}>
          <EmptyState icon={IconCashRegister} title={t('head.home.none')} hint={t('head.home.noneHint')}>
            {enrol}
          </EmptyState>
        </Panel>
      )}
      {stations && !isEmpty && (
        <Panel padded={false}>
          <StationsTable
            stations={stations}
            actions={
              mayChange
                ? {
                    onRename: setRenamed,
                    onSeries: setWithSeries,
                    onEnd: (station, end) => setEnded({ station, end }),
                  }
                : undefined
            }
          />
        </Panel>
      )}
      {isEnrolling && <CodeDialog onClose={() => setEnrolling(false)} />}
      {renamed && <NameDialog station={renamed} onClose={() => setRenamed(undefined)} />}
      {withSeries && <SeriesDialog station={withSeries} onClose={() => setWithSeries(undefined)} />}
      {ended && <EndDialog {...ended} onClose={() => setEnded(undefined)} />}
    </Page>
  );
}
