import { Input, SegmentedControl, Stack, Text, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { environments } from '../../../src-main/documents/kinds.ts';
import { useService } from '../../lib/http/service.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { useEnvironmentChoice } from '../../ui/dialogs/use-environment-choice.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { SecondPlacePanel } from './second-place-panel.tsx';
import { StockPanel } from './stock-panel.tsx';

/** Where one works, how the window looks, and whether the clock can be believed. */
export function GeneralSettings() {
  const { t } = useTranslation();
  const { workspace, environment } = useService();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = usePreferences((state) => state.language);
  const choose = usePreferences((state) => state.choose);
  const { pick, question } = useEnvironmentChoice();
  return (
    <>
      <Panel title={t('settings.work')}>
        <Stack gap="xs" align="start">
          <SegmentedControl
            aria-label={t('settings.work')}
            data={environments.map((value) => ({
              value,
              label: t(`environment.${value}`),
              disabled: !workspace.environments.includes(value),
            }))}
            value={environment}
            onChange={pick}
          />
          {question}
          <Text c="dimmed">{t(`environment.${environment}Hint`)}</Text>
        </Stack>
      </Panel>
      <Panel title={t('settings.appearance')}>
        <Stack align="start">
          <Input.Wrapper label={t('settings.scheme')} labelElement="div">
            <SegmentedControl
              display="flex"
              aria-label={t('settings.scheme')}
              data={[
                { value: 'auto', label: t('settings.schemeAuto') },
                { value: 'light', label: t('settings.schemeLight') },
                { value: 'dark', label: t('settings.schemeDark') },
              ]}
              value={colorScheme}
              onChange={setColorScheme}
            />
          </Input.Wrapper>
          <Input.Wrapper label={t('settings.language')} labelElement="div">
            <SegmentedControl
              display="flex"
              aria-label={t('settings.language')}
              data={[
                { value: 'es', label: t('settings.spanish') },
                { value: 'en', label: t('settings.english') },
              ]}
              value={language}
              onChange={(chosen) => choose({ language: chosen })}
            />
          </Input.Wrapper>
        </Stack>
      </Panel>
      <OnlyFor permission="manage_settings">
        <PricesPanel />
        <StockPanel />
      </OnlyFor>
      <OnlyFor permission="manage_backups">
        <SecondPlacePanel />
      </OnlyFor>
      <ClockPanel />
    </>
  );
}
