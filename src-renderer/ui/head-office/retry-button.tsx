import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { useRetryingHeadOffice } from '../../lib/queries/service/head-office-query.ts';
import { RefusalNotice } from '../feedback/refusal-notice.tsx';

/** For a user who has mended the line: after a long outage the next attempt may be minutes away. */
export function RetryButton() {
  const { t } = useTranslation();
  const retrying = useRetryingHeadOffice();
  const refusal = refusalIn(retrying.error);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} aria-hidden />}
        loading={retrying.isPending}
        onClick={() => retrying.mutate()}
      >
        {t('headOffice.retry')}
      </Button>
      {refusal && <RefusalNotice refusal={refusal} />}
    </>
  );
}
