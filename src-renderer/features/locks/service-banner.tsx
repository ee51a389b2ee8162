import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { useSync } from '../../lib/queries/documents/sync-query.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

/** While the service does not answer: that what is seen is the last that was known, and that nothing was lost. */
export function ServiceBanner() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { error } = useSync();
  if (refusalIn(error)?.code !== 'service_unreachable') return null;
  return (
    <Banner
      tone="bad"
      icon={IconPlugConnectedX}
      title={t('lock.serviceTitle')}
      actions={
        <Button variant="default" onClick={() => void cache.invalidateQueries()}>
          {t('connect.retry')}
        </Button>
      }
    >
      {t('lock.serviceHint')}
    </Banner>
  );
}
