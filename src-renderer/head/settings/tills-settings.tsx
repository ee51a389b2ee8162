import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelFormatsIn } from '../../../src-main/contract/catalog/scale-labels.ts';
import type { HeadSettingsResource } from '../../../src-main/contract/head/settings.ts';
import { ScaleDialog } from '../../features/catalog/scale/scale-dialog.tsx';
import { refusalIn } from '../../lib/http/answer.ts';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.tsx';
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { managers, useIsFor } from '../session/audience.ts';
import { useHeadSettings, useHeadSettingsChange } from './head-settings-query.ts';

/** How all tills sell, as far as the head office decides it. */
export function TillsSettings() {
  const { t } = useTranslation();
  const { data: settings, error } = useHeadSettings();
  const refusal = refusalIn(error);
  const tillsChoice = { label: t('head.settings.each'), hint: t('head.settings.eachHint') };
  return (
    <>
      <Panel title={t('head.settings.tills')}>
        <Text c="dimmed">{t('head.settings.intro')}</Text>
        {refusal && <RefusalNotice refusal={refusal} />}
      </Panel>
      {!settings && !refusal && <Skeleton height="16rem" />}
      {settings && (
        <>
          <SettingPanel
            name="prices_with_taxes"
            title={t('settings.prices')}
            choices={[
              { value: undefined, ...tillsChoice },
              {
                value: 'exact',
                label: t('head.settings.prices.exact'),
                hint: t('head.settings.prices.exactHint'),
              },
              {
                value: 'classic',
                label: t('head.settings.prices.classic'),
                hint: t('head.settings.prices.classicHint'),
              },
            ]}
            settings={settings}
          />
          <SettingPanel
            name="stock_enabled"
            title={t('stock.title')}
            choices={[
              { value: undefined, ...tillsChoice },
              { value: 'on', label: t('head.settings.stock.on'), hint: t('head.settings.stock.onHint') },
              { value: 'off', label: t('head.settings.stock.off'), hint: t('head.settings.stock.offHint') },
            ]}
            settings={settings}
          />
          <ScalePanel setting={settings.scale_labels ?? ''} />
        </>
      )}
    </>
  );
}

type Choice = 'prices_with_taxes' | 'stock_enabled';

interface SettingPanelProps<Name extends Choice> {
  readonly name: Name;
  readonly title: string;
  readonly choices: readonly {
    /** Undefined: each till has its own. */
    readonly value: HeadSettingsResource[Name] | undefined;
    readonly label: string;
    readonly hint: string;
  }[];
  readonly settings: HeadSettingsResource;
}

/** One choice for all tills, or none: then each has its own. Kept at once. */
function SettingPanel<Name extends Choice>({ name, title, choices, settings }: SettingPanelProps<Name>) {
  const { t } = useTranslation();
  const mayChange = useIsFor(managers);
  const change = useHeadSettingsChange();
  const refusal = refusalIn(change.error);
  const choice = choices.find(({ value }) => value === settings[name]);
  // As it will be: a mark that waits for the service would jump back first.
  const wanted = choices.find(
    ({ value }) => change.isPending && (change.variables[name] ?? undefined) === value,
  );
  return (
    <Panel title={title}>
      {mayChange ? (
        <ChoiceCards
          label={t('head.settings.who')}
          choices={choices.map(({ label, hint }) => ({ value: label, label, hint }))}
          value={(wanted ?? choice)?.label ?? null}
          onChange={(label) => {
            const chosen = choices.find((one) => one.label === label);
            change.mutate({ [name]: chosen?.value ?? null });
          }}
        />
      ) : (
        <>
          <Text fw={600}>{choice?.label}</Text>
          <Text c="dimmed">{choice?.hint}</Text>
        </>
      )}
      {refusal && <RefusalNotice refusal={refusal} />}
    </Panel>
  );
}

interface ScalePanelProps {
  /** Empty: each till has its own. */
  readonly setting: string;
}

/** How labels of scales are read at all tills. */
function ScalePanel({ setting }: ScalePanelProps) {
  const { t } = useTranslation();
  const mayChange = useIsFor(managers);
  const [isOpen, setOpen] = useState(false);
  const saving = useHeadSettingsChange();
  const close = () => setOpen(false);
  const prefixes = labelFormatsIn(setting).map(({ prefix }) => prefix);
  return (
    <Panel title={t('catalog.scale.title')}>
      <Stack align="start">
        <div>
          <Text fw={600}>
            {setting === ''
              ? t('head.settings.each')
              : t('head.settings.scale.decided', { prefixes: prefixes.join(', ') })}
          </Text>
          <Text c="dimmed">
            {setting === '' ? t('head.settings.scale.tillsHint') : t('head.settings.scale.decidedHint')}
          </Text>
        </div>
        {mayChange && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('catalog.scale.open')}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <ScaleDialog
          setting={setting}
          saving={saving}
          onSubmit={(scale_labels) => saving.mutate({ scale_labels }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Panel>
  );
}
