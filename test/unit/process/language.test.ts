import { expect, it } from 'vitest';
import { languageOf } from '../../../src-main/process/language.ts';

it.each([
  [['status'], {}, 'es'],
  [['status'], { LANG: 'C.UTF-8' }, 'es'],
  [['status'], { LANG: 'fr_FR.UTF-8' }, 'es'],
  [['status'], { LANG: 'en_US.UTF-8' }, 'en'],
  [['status'], { LANG: 'en' }, 'en'],
  [['status'], { LANG: 'es_EC.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
  [['status'], { LC_ALL: 'es_EC.UTF-8', LC_MESSAGES: 'en_GB.UTF-8', LANG: 'en_GB.UTF-8' }, 'es'],
  // Empty is unset (POSIX, Base Definitions, 8.2).
  [['status'], { LC_ALL: '', LANG: 'en_US.UTF-8' }, 'en'],
  [['--lang', 'en', 'status'], { LANG: 'es_EC.UTF-8' }, 'en'],
  [['status', '--lang=es'], { LANG: 'en_US.UTF-8' }, 'es'],
  [['status', '--lang', 'fr'], { LANG: 'en_US.UTF-8' }, 'es'],
  [['documents', 'find', 'en'], {}, 'es'],
] as const)('%j where the locale is %j speaks %s', (args, env, language) => {
  expect(languageOf(args, env)).toBe(language);
});
