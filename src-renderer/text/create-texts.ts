import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './languages.ts';
import type { Text } from './text.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Text };
  }
}

/** The sentences, ready to use: both languages travel with the window, nothing is fetched. */
export function createTexts(language: Language): i18n {
  const texts = createInstance();
  // Resources are given, so initialisation finishes before this returns.
  void texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'es',
    resources: { es: { translation: es }, en: { translation: en } },
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return texts;
}
