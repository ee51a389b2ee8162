import { oldForms } from './input/old-forms.ts';

/** The words that begin a command. Told apart from the commands, so that the desktop knows one without loading them. */
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

const firstWords: readonly string[] = [
  ...commandNames,
  ...Object.keys(oldForms),
  'help',
  '--help',
  '--version',
];

/** Whether what was said to the installed program is a command, and no window is wanted. */
export function isCommandLine(words: readonly string[]): boolean {
  const first = words.find((word, at) => !isOptionOrItsValue(word, words[at - 1]));
  return first !== undefined && firstWords.includes(first);
}

function isOptionOrItsValue(word: string, before: string | undefined): boolean {
  if (before === '--data' || before === '--lang') return true;
  return word.startsWith('-') && !['--help', '--version'].includes(word);
}
