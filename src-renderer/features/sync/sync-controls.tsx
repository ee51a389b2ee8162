import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SyncResource } from '../../../src-main/contract/delivery/sync.ts';
import { formatInstant, formatSpan } from '../../lib/format/format.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useSyncCommand } from '../../lib/queries/documents/sync-query.ts';
import { useNow } from '../../lib/use-now.ts';
import { useMay } from '../../lib/workplace/use-may.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';

/** Pausing, going on, and not waiting for the next attempt. */
export function SyncControls({ sync }: { readonly sync: SyncResource }) {
  const { t } = useTranslation();
  const { mutate, isPending, variables, isSuccess, error } = useSyncCommand();
  const may = useMay();
  const refusal = refusalIn(error);
  return (
    <>
      <Group gap="sm">
        {sync.paused && may('manage_settings') && (
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={isPending}
            onClick={() => mutate('resume')}
          >
            {t('sync.resume')}
          </Button>
        )}
        {!sync.paused && (
          <>
            <Button
              variant={sync.waiting > 0 ? 'filled' : 'default'}
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isPending && variables === 'try-now'}
              onClick={() => mutate('try-now')}
            >
              {t('sync.tryNow')}
            </Button>
            {may('manage_settings') && (
              <Button
                variant="default"
                leftSection={<IconPlayerPause size={18} aria-hidden />}
                loading={isPending && variables === 'pause'}
                onClick={() => mutate('pause')}
              >
                {t('sync.pause')}
              </Button>
            )}
          </>
        )}
        <Text c="dimmed" role="status">
          {isSuccess && variables === 'try-now' && !sync.paused && sync.waiting > 0 ? t('sync.asked') : ''}
        </Text>
      </Group>
      {sync.next_attempt_at !== undefined && <NextAttempt at={sync.next_attempt_at} />}
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}

function NextAttempt({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const secondsLeft = (Date.parse(at) - useNow(1000)) / 1000;
  return (
    <Text c="dimmed" className="tabular">
      {secondsLeft > 0
        ? t('sync.nextAttempt', { at: `${formatInstant(at).slice(-8)} (${formatSpan(secondsLeft)})` })
        : t('sync.nextAttemptNow')}
    </Text>
  );
}
