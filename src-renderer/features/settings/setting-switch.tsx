import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsResource } from '../../../src-main/contract/business/settings.ts';
import { refusalIn } from '../../lib/http/answer.ts';
import { useProgramSettings, useSettingsChange } from '../../lib/program-settings.ts';
import { useHeadDecisions } from '../../lib/queries/service/head-decisions-query.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../ui/layout/page.tsx';

type Switched = 'prices_with_taxes' | 'stock_enabled' | 'lots_enabled' | 'variants_enabled';

interface SettingSwitchProps<Name extends Switched> {
  readonly name: Name;
  readonly on: NonNullable<SettingsResource[Name]>;
  readonly off: NonNullable<SettingsResource[Name]>;
  /** What holds while nobody set it. */
  readonly byDefault: SettingsResource[Name];
  readonly title: string;
  readonly label: string;
  readonly hint: string;
}

/** A setting of the whole shop that is one of two, unless the head office decides it. */
export function SettingSwitch<Name extends Switched>(props: SettingSwitchProps<Name>) {
  const { name, on, off, byDefault, title, label, hint } = props;
  const { t } = useTranslation();
  const isDecided = useHeadDecisions().settings.some((decided) => decided === name);
  const settings = useProgramSettings();
  const change = useSettingsChange();
  // As it will be: a switch that waits for the service would jump back first.
  const [wanted, setWanted] = useState<boolean>();
  const refusal = refusalIn(change.error);
  const choose = (isOn: boolean) => {
    setWanted(isOn);
    change.mutate({ [name]: isOn ? on : off }, { onSettled: () => setWanted(undefined) });
  };
  return (
    <Panel title={title}>
      <Switch
        size="md"
        label={label}
        description={isDecided ? t('headOffice.decides.setting') : hint}
        checked={wanted ?? (settings?.[name] ?? byDefault) === on}
        disabled={settings === undefined || isDecided}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {refusal && <RefusalNotice refusal={refusal} />}
    </Panel>
  );
}
