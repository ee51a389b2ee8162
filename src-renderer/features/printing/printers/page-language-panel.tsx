import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguages } from '../../../../src-main/documents/printing/page-language.ts';
import { refusalIn } from '../../../lib/http/answer.ts';
import { useProgramSettings, useSettingsChange } from '../../../lib/program-settings.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';

/** Whether paper says English beside the Spanish that the law wants. */
export function PageLanguagePanel() {
  const { t } = useTranslation();
  const settings = useProgramSettings();
  const change = useSettingsChange();
  // As it will be: a choice that waits for the service would jump back first.
  const wanted = change.isPending ? change.variables.page_language : undefined;
  const refusal = refusalIn(change.error);
  return (
    <Panel title={t('printing.pageLanguage')}>
      <Stack gap="xs" align="start">
        <SegmentedControl
          aria-label={t('printing.pageLanguage')}
          data={pageLanguages.map((value) => ({ value, label: t(`printing.pageLanguages.${value}`) }))}
          value={wanted ?? settings?.page_language ?? 'es'}
          disabled={settings === undefined}
          onChange={(chosen) => change.mutate({ page_language: chosen })}
        />
        <Text c="dimmed">{t('printing.pageLanguageHint')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
      </Stack>
    </Panel>
  );
}
