import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settingFields } from '../../../../src-main/contract/business/settings.ts';
import { labelFirst } from '../../../ui/fields/label-first.ts';

export const fieldNames = [
  ...(['software_provider_ruc', 'port', 'authority_timeout', 'authority_test_url'] as const),
  ...(['rate_limit', 'log_level', 'secret_key_kept_by'] as const),
];
export type FieldName = (typeof fieldNames)[number];

interface SettingFieldProps {
  readonly name: FieldName;
  /** Empty where it is not set. */
  readonly value: string;
  /** The head office sets it. */
  readonly isDecided: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One setting: chosen where it is one of a few, else typed; empty it has its default. */
export function SettingField({ name, value, isDecided, error, onChange, children }: SettingFieldProps) {
  const { t } = useTranslation();
  const common = {
    label: t(`programSettings.${name}.label`),
    description: isDecided ? t('headOffice.decides.setting') : t(`programSettings.${name}.hint`),
    inputWrapperOrder: labelFirst,
    disabled: isDecided,
    error,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
  };
  const choices = choicesOf(name);
  return (
    <div>
      {choices ? (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: t('programSettings.default') },
            ...choices.map((choice) => ({ value: choice, label: t(`programSettings.choice.${choice}`) })),
          ]}
        />
      ) : (
        <TextInput
          {...common}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('programSettings.default')}
        />
      )}
      {children}
    </div>
  );
}

function choicesOf(name: FieldName) {
  switch (name) {
    case 'log_level':
      return settingFields.log_level.options;
    case 'secret_key_kept_by':
      return settingFields.secret_key_kept_by.options;
    default:
      return undefined;
  }
}
