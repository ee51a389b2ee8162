import { Stack, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from './choice.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** How the window looks, and in which language it speaks. */
export function AppearanceFields() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
      <LanguageChoice />
    </Stack>
  );
}
