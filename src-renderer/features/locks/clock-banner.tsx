import { Button } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useClockSentence } from '../../lib/format/use-clock-sentence.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useRefusalSentence } from '../../lib/http/refusal-sentence.ts';
import { useClock, useClockConfirmation } from '../../lib/queries/service/clock-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** While no document can be dated: what both clocks say, what to do, and a person's word that it was done. */
export function ClockBanner() {
  const { t } = useTranslation();
  const sentenceOf = useClockSentence();
  const { data: clock } = useClock();
  const confirmation = useClockConfirmation();
  const sentence = useRefusalSentence();
  if (clock?.state !== 'untrusted') return null;
  const refusal = refusalIn(confirmation.error);
  return (
    <Banner
      tone="bad"
      icon={IconClockExclamation}
      title={t('lock.clockTitle')}
      actions={
        <OnlyFor permission="manage_settings" isNeeded>
          <Button color="red" loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {t('lock.clockConfirm')}
          </Button>
        </OnlyFor>
      }
    >
      {refusal ? sentence(refusal) : sentenceOf(clock)}
    </Banner>
  );
}
