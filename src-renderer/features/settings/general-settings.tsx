import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { environments } from '../../../src-main/documents/kinds.ts';
import { useService } from '../../lib/http/service.tsx';
import { useStockEnabled } from '../../lib/stock-enabled.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { AppearanceFields } from '../../ui/appearance/appearance-fields.tsx';
import { useEnvironmentChoice } from '../../ui/dialogs/use-environment-choice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { SecondPlacePanel } from './second-place-panel.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** A part of the program that a shop switches on when it wants it. */
const offByDefault = { on: 'on', off: 'off', byDefault: 'off' } as const;

/** Where one works, how the window looks, and whether the clock can be believed. */
export function GeneralSettings() {
  const { t } = useTranslation();
  const { environment } = useService();
  const isStockOn = useStockEnabled() === true;
  const { isOffered, pick, question } = useEnvironmentChoice();
  return (
    <>
      <Panel title={t('settings.work')}>
        <Stack gap="xs" align="start">
          <SegmentedControl
            aria-label={t('settings.work')}
            data={environments.map((value) => ({
              value,
              label: t(`environment.${value}`),
              disabled: !isOffered(value),
            }))}
            value={environment}
            onChange={pick}
          />
          {question}
          <Text c="dimmed">{t(`environment.${environment}Hint`)}</Text>
        </Stack>
      </Panel>
      <Panel title={t('settings.appearance')}>
        <AppearanceFields />
      </Panel>
      <OnlyFor permission="manage_settings">
        <SettingSwitch
          name="prices_with_taxes"
          on="exact"
          off="classic"
          byDefault="exact"
          title={t('settings.prices')}
          label={t('settings.pricesExact')}
          hint={t('settings.pricesExactHint')}
        />
        <SettingSwitch
          name="stock_enabled"
          {...offByDefault}
          title={t('stock.title')}
          label={t('stock.switch')}
          hint={t('stock.switchHint')}
        />
        {isStockOn && (
          <SettingSwitch
            name="lots_enabled"
            {...offByDefault}
            title={t('lots.title')}
            label={t('lots.switch')}
            hint={t('lots.switchHint')}
          />
        )}
        <SettingSwitch
          name="variants_enabled"
          {...offByDefault}
          title={t('variants.title')}
          label={t('variants.switch')}
          hint={t('variants.switchHint')}
        />
      </OnlyFor>
      <OnlyFor permission="manage_destinations">
        <SecondPlacePanel />
      </OnlyFor>
      <ClockPanel />
    </>
  );
}
