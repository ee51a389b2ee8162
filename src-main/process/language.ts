/** The languages of the command line; the first is the one where nobody asks for another. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in every language; one without its translation does not compile. */
export type LocalizedText = Readonly<Record<Language, string>>;

/**
 * The language a program was asked to speak: `--lang` among its arguments, otherwise the locale of the terminal as POSIX
 * ranks its variables (Base Definitions, 8.2). English for its locales, Spanish for any other.
 */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): Language {
  const option = args.findLast((arg, at) => args[at - 1] === '--lang' || arg.startsWith('--lang='));
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = option?.replace('--lang=', '') ?? /^[a-z]+/i.exec(locale)?.[0].toLowerCase();
  return languages.find((language) => language === code) ?? languages[0];
}

/** That of this process, from its start to its end. */
export const language = languageOf(process.argv, process.env);

/** A text in the language of this process. What the API answers is not translated so: it has its own language. */
export function translate(text: LocalizedText): string {
  return text[language];
}
