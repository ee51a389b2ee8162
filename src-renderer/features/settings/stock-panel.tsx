import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../lib/http/answer.ts';
import { useSettingsChange } from '../../lib/program-settings.ts';
import { useHeadDecisions } from '../../lib/queries/service/head-decisions-query.ts';
import { useStockEnabled } from '../../lib/stock-enabled.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';

/** Whether the shop counts what it has. */
export function StockPanel() {
  const { t } = useTranslation();
  const isDecided = useHeadDecisions().settings.includes('stock_enabled');
  const isOn = useStockEnabled();
  const switching = useSettingsChange();
  // As it will be: a switch that waits for the service would jump back first.
  const [wanted, setWanted] = useState<boolean>();
  const refusal = refusalIn(switching.error);
  const choose = (on: boolean) => {
    setWanted(on);
    switching.mutate({ stock_enabled: on ? 'on' : 'off' }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Panel title={t('stock.title')}>
      <Switch
        size="md"
        label={t('stock.switch')}
        description={isDecided ? t('headOffice.decides.setting') : t('stock.switchHint')}
        checked={wanted ?? isOn ?? false}
        disabled={isOn === undefined || isDecided}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
    </Panel>
  );
}
