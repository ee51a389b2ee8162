/** The names that begin a command. Kept apart from the commands, so that the desktop knows one without loading them. */
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
  'station',
  'leave',
  'head',
] as const;
export type CommandName = (typeof commandNames)[number];

const aboutAll: readonly string[] = ['--help', '-h', '--version', '-V'];

/**
 * Whether the arguments of the installed program are a command, and no window is wanted: a plain word, whether it is one or a
 * mistyped one. A file or an address to open has a dot, a slash or a colon. The launcher of Linux judges alike
 * (`scripts/package/linux/mostrador`).
 */
export function isCommandLine(args: readonly string[]): boolean {
  const first = firstArgument(args);
  return first !== undefined && (aboutAll.includes(first) || /^[a-z-]+$/.test(first));
}

/** The command that arguments in the one grammar begin; undefined where they are about all commands, or about none. */
export function commandAsked(args: readonly string[]): CommandName | undefined {
  const first = firstArgument(args);
  // What a shell completes are all of them.
  return commandNames.find((name) => name === first && name !== 'completion');
}

function firstArgument(args: readonly string[]): string | undefined {
  return args.find((arg, at) => !isOptionOrItsValue(arg, args[at - 1]));
}

function isOptionOrItsValue(arg: string, before: string | undefined): boolean {
  if (before === '--data' || before === '--lang') return true;
  return arg.startsWith('-') && !aboutAll.includes(arg);
}
