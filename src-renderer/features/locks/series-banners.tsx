import { Button } from '@mantine/core';
import { IconBarrierBlock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { useStoppedSeries } from '../../lib/queries/business/series-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EndedStationBanner } from './ended-station-banner.tsx';
import { ResumeSeriesDialog } from './resume-series-dialog.tsx';
import { UnprovenBanner } from './unproven-banner.tsx';

/** What gives no numbers until a person says the next: one for each series the authority had a number of, one for the rest. */
export function SeriesBanners() {
  const { t } = useTranslation();
  const { data: stopped = [] } = useStoppedSeries();
  const [resuming, setResuming] = useState<SeriesResource>();
  const unproven = stopped.filter((series) => series.stopped?.reason === 'unproven');
  const numberTaken = stopped.filter((series) => series.stopped?.reason === 'number_taken');
  const conflicting = stopped.filter((series) => series.stopped?.reason === 'number_conflict');
  const stoppedByHead = stopped.filter((series) => series.stopped?.reason === 'head_office');
  const ended = (['forked', 'revoked'] as const).filter((reason) =>
    stopped.some((series) => series.stopped?.reason === reason),
  );
  return (
    <>
      {ended.map((reason) => (
        <EndedStationBanner key={reason} reason={reason} />
      ))}
      {unproven.length > 0 && <UnprovenBanner series={unproven} />}
      {numberTaken.map((series) => (
        <StoppedSeriesBanner
          key={series.id}
          series={series}
          actions={
            <>
              {series.stopped?.document_id !== undefined && (
                <Button variant="default" component={Link} to={`/documentos/${series.stopped.document_id}`}>
                  {t('lock.seriesDocument')}
                </Button>
              )}
              <OnlyFor permission="manage_tills" isNeeded>
                <Button color="red" onClick={() => setResuming(series)}>
                  {t('lock.seriesResume')}
                </Button>
              </OnlyFor>
            </>
          }
        >
          {t('lock.seriesTaken')}
        </StoppedSeriesBanner>
      ))}
      {conflicting.map((series) => (
        <StoppedSeriesBanner
          key={series.id}
          series={series}
          actions={
            <OnlyFor permission="manage_business" isNeeded>
              <Button variant="default" component={Link} to="/ajustes/negocio">
                {t('lock.unprovenPoint')}
              </Button>
            </OnlyFor>
          }
        >
          {t('lock.seriesConflict')}
        </StoppedSeriesBanner>
      ))}
      {stoppedByHead.map((series) => (
        <StoppedSeriesBanner key={series.id} series={series} actions={null}>
          {t('lock.seriesHead')}
        </StoppedSeriesBanner>
      ))}
      {resuming && <ResumeSeriesDialog series={resuming} onClose={() => setResuming(undefined)} />}
    </>
  );
}

interface StoppedSeriesBannerProps {
  readonly series: SeriesResource;
  readonly actions: ReactNode;
  readonly children: string;
}

/** One series that gives no numbers, and what can be done about it. */
function StoppedSeriesBanner({ series, actions, children }: StoppedSeriesBannerProps) {
  const { t } = useTranslation();
  const { establishment, emission_point: point, document_type: type } = series;
  return (
    <Banner
      tone="bad"
      icon={IconBarrierBlock}
      title={t('lock.seriesTitle', {
        series: `${establishment}-${point}`,
        type: t(`document.type.${type}`),
      })}
      actions={actions}
    >
      {children}
    </Banner>
  );
}
