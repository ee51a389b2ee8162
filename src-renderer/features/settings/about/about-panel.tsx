import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useService } from '../../../lib/http/service.tsx';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { LicensesButton } from './licenses-button.tsx';
import { useProviderMissing } from './use-provider-missing.ts';

/** Which program this is, under which licence, whom its documents name as its provider, and who keeps its secrets. */
export function AboutPanel() {
  const { t } = useTranslation();
  const { version, software_provider_ruc: providerRuc, secret_key: secretKey } = useService().workspace;
  const isMissing = useProviderMissing();
  const savedRuc = useProgramSettings()?.software_provider_ruc;
  return (
    <Panel title={t('about.title')}>
      <Stack gap="sm">
        {isMissing && (
          <Notice tone="care" title={t('about.providerMissing')}>
            {savedRuc === undefined
              ? t('about.providerMissingHint')
              : t('about.providerSaved', { ruc: savedRuc })}
          </Notice>
        )}
        {secretKey.is_unprotected && (
          <Notice tone="care" title={t('about.keyUnprotected')}>
            {t('about.keyUnprotectedHint')}
          </Notice>
        )}
        <DescriptionList
          items={[
            { label: t('about.version'), value: version },
            { label: t('about.license'), value: t('about.licenseName') },
            {
              label: t('about.provider'),
              value: <span className="tabular">{providerRuc ?? t('about.providerNone')}</span>,
            },
            { label: t('about.key'), value: t(`about.keyKeptBy.${secretKey.kept_by}`) },
          ]}
        />
        <Group>
          <LicensesButton />
        </Group>
      </Stack>
    </Panel>
  );
}
