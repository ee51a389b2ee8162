import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClockResource } from '../../../src-main/contract/clock.ts';
import { formatInstant, formatSpan } from '../../lib/format/format.ts';
import { useClockSentence } from '../../lib/format/use-clock-sentence.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useClock, useClockConfirmation } from '../../lib/queries/service/clock-query.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Panel } from '../../ui/layout/page.tsx';

/** How far the computer's clock can be believed, which dates every document. */
export function ClockPanel() {
  const { t } = useTranslation();
  const sentenceOf = useClockSentence();
  const { data: clock, error } = useClock();
  const confirmation = useClockConfirmation();
  const refusal = refusalIn(error) ?? refusalIn(confirmation.error);
  return (
    <Panel title={t('lock.clockPanel')}>
      <Stack gap="sm">
        {refusal && <RefusalNotice refusal={refusal} />}
        {clock && clock.state !== 'trusted' && (
          <Notice
            tone={clock.state === 'untrusted' ? 'bad' : 'care'}
            title={t(`lock.clockState.${clock.state}`)}
          >
            <div>{sentenceOf(clock)}</div>
            <OnlyFor permission="manage_settings" isNeeded>
              <Button
                variant="default"
                mt="xs"
                loading={confirmation.isPending}
                onClick={() => confirmation.mutate()}
              >
                {t('lock.clockConfirm')}
              </Button>
            </OnlyFor>
          </Notice>
        )}
        {clock?.state === 'trusted' && <ClockDetails clock={clock} />}
      </Stack>
    </Panel>
  );
}

function ClockDetails({ clock }: { readonly clock: ClockResource }) {
  const { t } = useTranslation();
  return (
    <DescriptionList
      items={[
        { label: t('lock.clockStateLabel'), value: t(`lock.clockState.${clock.state}`) },
        { label: t('lock.clockSkew'), value: skewText(clock.skew_seconds) },
        {
          label: t('lock.clockMeasured'),
          value: clock.measured_at && <span className="tabular">{formatInstant(clock.measured_at)}</span>,
        },
      ]}
    />
  );

  function skewText(skew: number | undefined): string {
    if (skew === undefined) return t('lock.clockSkewUnknown');
    if (skew === 0) return t('lock.clockExact');
    const time = formatSpan(Math.abs(skew));
    return t(skew > 0 ? 'lock.clockAhead' : 'lock.clockBehind', { time });
  }
}
