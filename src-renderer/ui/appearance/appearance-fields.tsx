import { Input, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../lib/preferences.tsx';

/** How the window looks, and in which language it speaks. */
export function AppearanceFields() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = usePreferences((state) => state.language);
  const choose = usePreferences((state) => state.choose);
  return (
    <Stack align="start">
      <Choice
        label={t('settings.scheme')}
        data={[
          { value: 'auto', label: t('settings.schemeAuto') },
          { value: 'light', label: t('settings.schemeLight') },
          { value: 'dark', label: t('settings.schemeDark') },
        ]}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <Choice
        label={t('settings.language')}
        data={[
          { value: 'es', label: t('settings.spanish') },
          { value: 'en', label: t('settings.english') },
        ]}
        value={language}
        onChange={(chosen) => choose({ language: chosen })}
      />
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly data: { value: Value; label: string }[];
  readonly value: Value;
  readonly onChange: (chosen: Value) => void;
}

function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl display="flex" aria-label={label} {...control} />
    </Input.Wrapper>
  );
}
