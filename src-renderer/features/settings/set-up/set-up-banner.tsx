import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useSetUp } from './set-up-query.ts';

/** While a set-up was begun and not finished: where it goes on. */
export function SetUpBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: progress } = useSetUp();
  const isLive = progress?.steps.some(({ step, state }) => step === 'live' && state === 'done');
  if (progress?.choice !== 'business' || isLive) return null;
  if (pathname.startsWith('/configurar')) return null;
  return (
    <Banner
      tone="quiet"
      permission="manage_business"
      icon={IconBuildingStore}
      title={t('setUp.unfinished')}
      actions={
        <Button variant="default" component={Link} to="/configurar">
          {t('setUp.continue')}
        </Button>
      }
    >
      {t('setUp.unfinishedHint', { step: t(`setUp.step.${progress.next_step}`) })}
    </Banner>
  );
}
