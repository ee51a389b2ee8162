import { Button } from '@mantine/core';
import { IconBarrierBlock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { useStoppedSeries } from '../../lib/queries/series-query.ts';
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
  const taken = stopped.filter((series) => series.stopped?.reason === 'number_taken');
  const ended = (['forked', 'revoked'] as const).filter((reason) =>
    stopped.some((series) => series.stopped?.reason === reason),
  );
  return (
    <>
      {ended.map((reason) => (
        <EndedStationBanner key={reason} reason={reason} />
      ))}
      {unproven.length > 0 && <UnprovenBanner series={unproven} />}
      {taken.map((series) => (
        <Banner
          key={series.id}
          tone="bad"
          icon={IconBarrierBlock}
          title={t('lock.seriesTitle', {
            series: `${series.establishment}-${series.emission_point}`,
            type: t(`document.type.${series.document_type}`),
          })}
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
        </Banner>
      ))}
      {resuming && <ResumeSeriesDialog series={resuming} onClose={() => setResuming(undefined)} />}
    </>
  );
}
