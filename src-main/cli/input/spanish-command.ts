import { Command } from 'commander';

/** What a wrong use is answered with, in the order they are looked for; the rest stays as the library says it. */
const complaints: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.+)'/, 'La opción $1 no existe.'],
  [/^error: unknown command '(.+)'/, 'La orden «$1» no existe.'],
  [/^error: missing required argument '(.+)'/, 'Falta el argumento <$1>.'],
  [/^error: required option '(.+)' not specified/, 'Falta la opción $1.'],
  [/^error: option '(.+)' argument missing/, 'A la opción $1 le falta su valor.'],
  [/^error: option '(.+)' argument '(.*)' is invalid\./, 'El valor «$2» de $1 no se admite.'],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.+)'\./,
    'El valor «$1» de <$2> no se admite.',
  ],
  [/^error: too many arguments.*/, 'Hay argumentos de más.'],
  [/\(Did you mean (?:one of )?(.+)\?\)/, '¿Quiso decir $1?'],
];

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
};

/** A command whose help and complaints are in Spanish; a wrong use ends the process with `usageExitCode`. */
export function spanishCommand(name: string, program: { version: string; usageExitCode: number }): Command {
  return new Command(name)
    .version(program.version, '-V, --version', 'muestra la versión')
    .helpOption('-h, --help', 'muestra esta ayuda')
    .helpCommand('help [orden]', 'muestra la ayuda de una orden')
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: withSpanishPlaces,
      styleSubcommandTerm: withSpanishPlaces,
      styleOptionDescription: (text) => text.replace(/\(default: (.*)\)$/s, '(si no se dice: $1)'),
    })
    .configureOutput({ outputError: (text, write) => write(inSpanish(text)) })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : program.usageExitCode));
}

function withSpanishPlaces(text: string): string {
  return text.replace('[options]', '[opciones]').replace('[command]', '[orden]');
}

function inSpanish(text: string): string {
  return complaints.reduce((said, [pattern, sentence]) => said.replace(pattern, sentence), text);
}
