import { oldForms } from './input/old-forms.ts';

/** The words that begin a command. Kept apart from the commands, so that the desktop knows one without loading them. */
export const commandNames = [
  'serve',
  'setup',
  'status',
  'service',
  'completion',
  'documents',
  'purchases',
  'imports',
  'reports',
  'tables',
  'sync',
  'entities',
  'series',
  'certificate',
  'keys',
  'operators',
  'config',
  'mcp',
  'support-file',
  'backups',
  'moves',
  'enrol',
  'leave',
  'head',
] as const;
export type CommandName = (typeof commandNames)[number];

const aboutAll: readonly string[] = ['--help', '-h', '--version', '-V'];
const firstWords: readonly string[] = [...commandNames, ...Object.keys(oldForms), 'help', ...aboutAll];

/** Whether the arguments of the installed program are a command, and no window is wanted. */
export function isCommandLine(words: readonly string[]): boolean {
  const first = firstWord(words);
  return first !== undefined && firstWords.includes(first);
}

/** The command that words in the one grammar begin; undefined where they are about all commands, or about none. */
export function commandAsked(words: readonly string[]): CommandName | undefined {
  const first = firstWord(words);
  // What a shell completes are all of them.
  return commandNames.find((name) => name === first && name !== 'completion');
}

function firstWord(words: readonly string[]): string | undefined {
  return words.find((word, at) => !isOptionOrItsValue(word, words[at - 1]));
}

function isOptionOrItsValue(word: string, before: string | undefined): boolean {
  if (before === '--data' || before === '--lang') return true;
  return word.startsWith('-') && !aboutAll.includes(word);
}
