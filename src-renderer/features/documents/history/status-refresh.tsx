import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { useStatusRefresh } from './use-exchanges.ts';

/** Asks the authority now; asked again too soon, it says how long to wait and lets it pass. */
export function StatusRefresh({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { mutate, isPending, isSuccess, error, submittedAt } = useStatusRefresh(id);
  const now = useNow(1000);
  const refusal = refusalIn(error);
  const isTooSoon = refusal?.code === 'refresh_too_soon';
  const secondsLeft = isTooSoon
    ? Math.ceil((refusal.retryAfterSeconds ?? 10) - Math.max(0, now - submittedAt) / 1000)
    : 0;
  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={isPending}
          disabled={secondsLeft > 0}
          onClick={() => mutate()}
        >
          {t('exchange.refresh')}
        </Button>
        <Text c="dimmed" role="status">
          {secondsLeft > 0 && t('exchange.refreshSoon', { count: secondsLeft })}
          {isSuccess && t('exchange.refreshQueued')}
        </Text>
      </Group>
      {refusal && !isTooSoon && <RefusalNotice refusal={refusal} />}
    </>
  );
}
