import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ClockResource } from '../../../src-main/contract/clock.ts';
import { refusalIn } from '../../lib/answer.ts';
import { useClock, useClockConfirmation } from '../../lib/clock-query.ts';
import { formatInstant, formatSpan } from '../../lib/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { RefusalNotice } from '../../ui/refusal-notice.tsx';

/** How far the computer's clock can be believed, which dates every document. */
export function ClockPanel() {
  const { t, i18n } = useTranslation();
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
            <div lang={i18n.language === 'es' ? undefined : 'es'}>{clock.message}</div>
            <Button
              variant="default"
              mt="xs"
              loading={confirmation.isPending}
              onClick={() => confirmation.mutate()}
            >
              {t('lock.clockConfirm')}
            </Button>
          </Notice>
        )}
        {clock?.state === 'trusted' && <ClockFacts clock={clock} />}
      </Stack>
    </Panel>
  );
}

function ClockFacts({ clock }: { readonly clock: ClockResource }) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={[
        { label: t('lock.clockStateLabel'), value: t(`lock.clockState.${clock.state}`) },
        { label: t('lock.clockSkew'), value: skewInWords(clock.skew_seconds) },
        {
          label: t('lock.clockMeasured'),
          value: clock.measured_at && <span className="tabular">{formatInstant(clock.measured_at)}</span>,
        },
      ]}
    />
  );

  function skewInWords(skew: number | undefined): string {
    if (skew === undefined) return t('lock.clockSkewUnknown');
    if (skew === 0) return t('lock.clockExact');
    const time = formatSpan(Math.abs(skew));
    return t(skew > 0 ? 'lock.clockAhead' : 'lock.clockBehind', { time });
  }
}
