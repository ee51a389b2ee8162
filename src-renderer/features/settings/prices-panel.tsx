import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { useProgramSettings, useSettingsChange } from '../../lib/program-settings.ts';
import { useHeadDecisions } from '../../lib/queries/service/head-decisions-query.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';

/** Whether the price on the shelf is exactly what is paid, or IVA is computed the classic way. */
export function PricesPanel() {
  const { t } = useTranslation();
  const isDecided = useHeadDecisions().settings.includes('prices_with_taxes');
  const settings = useProgramSettings();
  const change = useSettingsChange();
  // As it will be: a switch that waits for the service would jump back first.
  const [wanted, setWanted] = useState<boolean>();
  const refusal = refusalIn(change.error);
  const choose = (isExact: boolean) => {
    setWanted(isExact);
    const body = { prices_with_taxes: isExact ? 'exact' : 'classic' } as const;
    change.mutate(body, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Panel title={t('settings.prices')}>
      <Switch
        size="md"
        label={t('settings.pricesExact')}
        description={isDecided ? t('headOffice.decides.setting') : t('settings.pricesExactHint')}
        checked={wanted ?? settings?.prices_with_taxes !== 'classic'}
        disabled={settings === undefined || isDecided}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
    </Panel>
  );
}
