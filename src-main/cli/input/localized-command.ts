import { Command } from 'commander';
import { languages, translate } from '../../process/language.ts';
import { oneOf } from './options.ts';
import { placeholders } from './placeholders.ts';

/** What a wrong use is answered with, in the order they are looked for; the rest stays as the library says it. */
const complaints: readonly (readonly [RegExp, string])[] = [
  [
    /^error: unknown option '(.+)'/,
    translate({ es: 'La opción $1 no existe.', en: 'There is no option $1.' }),
  ],
  [
    /^error: unknown command '(.+)'/,
    translate({ es: 'La orden «$1» no existe.', en: 'There is no command “$1”.' }),
  ],
  [
    /^error: missing required argument '(.+)'/,
    translate({ es: 'Falta el argumento <$1>.', en: 'The argument <$1> is missing.' }),
  ],
  [
    /^error: required option '(.+)' not specified/,
    translate({ es: 'Falta la opción $1.', en: 'The option $1 is missing.' }),
  ],
  [
    /^error: option '(.+)' argument missing/,
    translate({ es: 'A la opción $1 le falta su valor.', en: 'The option $1 lacks its value.' }),
  ],
  [
    /^error: option '(.+)' argument '(.*)' is invalid\./,
    translate({ es: 'El valor «$2» de $1 no se admite.', en: 'The value “$2” of $1 is not admitted.' }),
  ],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.+)'\./,
    translate({ es: 'El valor «$1» de <$2> no se admite.', en: 'The value “$1” of <$2> is not admitted.' }),
  ],
  [
    /^error: too many arguments.*/,
    translate({ es: 'Hay argumentos de más.', en: 'There are too many arguments.' }),
  ],
  [/\(Did you mean (?:one of )?(.+)\?\)/, translate({ es: '¿Quiso decir $1?', en: 'Did you mean $1?' })],
];

const titles: Readonly<Record<string, string>> = {
  'Usage:': translate({ es: 'Uso:', en: 'Usage:' }),
  'Arguments:': translate({ es: 'Argumentos:', en: 'Arguments:' }),
  'Options:': translate({ es: 'Opciones:', en: 'Options:' }),
  'Commands:': translate({ es: 'Órdenes:', en: 'Commands:' }),
};

const usagePlaceholders: Readonly<Record<string, string>> = {
  '[options]': translate({ es: '[opciones]', en: '[options]' }),
  '[command]': `[${placeholders.command}]`,
};

/** A command whose help and complaints are in the language of this process; a wrong use ends it with `usageExitCode`. */
export function localizedCommand(name: string, program: { version: string; usageExitCode: number }): Command {
  return new Command(name)
    .version(
      program.version,
      '-V, --version',
      translate({ es: 'muestra la versión', en: 'shows the version' }),
    )
    .helpOption('-h, --help', translate({ es: 'muestra esta ayuda', en: 'shows this help' }))
    .helpCommand(
      `help [${placeholders.command}]`,
      translate({ es: 'muestra la ayuda de una orden', en: 'shows the help of a command' }),
    )
    .option(
      `--lang <${placeholders.language}>`,
      translate({
        es: 'es o en; sin ella, el del sistema, y español si es otro',
        en: 'es or en; without it, that of the system, and Spanish if it is another',
      }),
      oneOf(languages),
    )
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: withPlaceholders,
      styleSubcommandTerm: withPlaceholders,
      styleOptionDescription: (text) =>
        text.replace(/\(default: (.*)\)$/s, translate({ es: '(por defecto: $1)', en: '(default: $1)' })),
    })
    .configureOutput({ outputError: (text, write) => write(complaintOf(text)) })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : program.usageExitCode));
}

function withPlaceholders(text: string): string {
  return text.replace(
    /\[(?:options|command)\]/g,
    (placeholder) => usagePlaceholders[placeholder] ?? placeholder,
  );
}

function complaintOf(text: string): string {
  return complaints.reduce((message, [pattern, sentence]) => message.replace(pattern, sentence), text);
}
