import { Button } from '@mantine/core';
import { IconBarrierBlock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SeriesResource } from '../../../src-main/contract/business/entity.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { NextNumbersDialog } from '../../ui/emission-point/next-numbers-dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** One for all series whose last number nothing proves: they stop together, and are answered together. */
export function UnprovenBanner({ series }: { readonly series: readonly SeriesResource[] }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const cause = series[0]?.stopped?.cause ?? 'copied';
  return (
    <>
      <Banner
        tone="bad"
        icon={IconBarrierBlock}
        title={t('lock.unprovenTitle')}
        actions={
          <OnlyFor permission="manage_tills" isNeeded>
            <OnlyFor permission="manage_business">
              <Button variant="default" component={Link} to="/ajustes/negocio">
                {t('lock.unprovenPoint')}
              </Button>
            </OnlyFor>
            <Button color="red" onClick={() => setAsking(true)}>
              {t('lock.unprovenResume')}
            </Button>
          </OnlyFor>
        }
      >
        {t('lock.unprovenText', { why: t(`lock.unprovenWhy.${cause}`) })}
      </Banner>
      {isAsking && <NextNumbersDialog series={series} onClose={() => setAsking(false)} />}
    </>
  );
}
