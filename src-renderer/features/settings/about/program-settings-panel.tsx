import { Button, Checkbox, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsResource } from '../../../../src-main/contract/business/settings.ts';
import { isRuc } from '../../../../src-main/documents/identifiers/identification.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useProgramSettings, useSettingsChange } from '../../../lib/program-settings.ts';
import { useHeadDecisions } from '../../../lib/queries/service/head-decisions-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { type FieldName, fieldNames, SettingField } from './setting-field.tsx';

/** What rules from the program's next start; the settings that hold at once stand where they matter. */
export function ProgramSettingsPanel() {
  const { t } = useTranslation();
  const settings = useProgramSettings();
  return (
    <Panel title={t('programSettings.title')}>
      {/* Of newly read settings the form begins anew. */}
      {settings && <Fields key={JSON.stringify(settings)} settings={settings} />}
    </Panel>
  );
}

function Fields({ settings }: { readonly settings: SettingsResource }) {
  const { t } = useTranslation();
  const decided = useHeadDecisions().settings;
  const change = useSettingsChange();
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({});
  const [isConfirmed, setConfirmed] = useState(false);
  const refusal = refusalIn(change.error);
  const besides = refusalBesides(refusal, fieldNames.map(pointerOf));
  const ruc = typed.software_provider_ruc ?? '';
  const isDoubtful = ruc.length === 13 && !isRuc(ruc);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = Object.entries(typed).map(([name, value]) => [name, value.trim() || null]);
    change.mutate({
      ...Object.fromEntries(changed),
      ...(isDoubtful && isConfirmed && { confirm_doubtful_ruc: true }),
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack align="stretch">
        {fieldNames.map((name) => (
          <SettingField
            key={name}
            name={name}
            value={typed[name] ?? settings[name] ?? ''}
            isDecided={decided.includes(name)}
            error={errorAt(refusal, pointerOf(name))}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          >
            {name === 'software_provider_ruc' && isDoubtful && (
              <Checkbox
                mt="xs"
                label={t('programSettings.doubtful')}
                checked={isConfirmed}
                onChange={(event) => setConfirmed(event.currentTarget.checked)}
              />
            )}
          </SettingField>
        ))}
        {besides && <RefusalNotice refusal={besides} />}
        <Notice tone="quiet" title={t('programSettings.atNextStart')} />
        <Button type="submit" style={{ alignSelf: 'start' }} loading={change.isPending}>
          {t('action.save')}
        </Button>
      </Stack>
    </form>
  );
}

const pointerOf = (name: FieldName) => `/${name}`;
