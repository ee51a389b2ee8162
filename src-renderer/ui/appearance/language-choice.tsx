import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../lib/preferences.tsx';
import { Choice } from './choice.tsx';

/** Which language the window speaks; each is called by its own name. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  const choose = usePreferences((state) => state.choose);
  return (
    <Choice
      label={t('settings.language')}
      data={[
        { value: 'es', label: t('settings.spanish') },
        { value: 'en', label: t('settings.english') },
      ]}
      value={language}
      onChange={(chosen) => choose({ language: chosen })}
    />
  );
}
