/** The short and the older forms of commands, which stay: scripts and hands know them. */
export const oldForms: Readonly<Record<string, readonly string[]>> = {
  issue: ['documents', 'issue'],
  preview: ['documents', 'preview'],
  show: ['documents', 'show'],
  journey: ['documents', 'journey'],
  refresh: ['documents', 'refresh'],
  xml: ['documents', 'xml'],
  ride: ['documents', 'ride'],
  resubmit: ['documents', 'resubmit'],
  annul: ['documents', 'annul'],
  email: ['documents', 'email'],
  waiting: ['documents', 'waiting'],
  send: ['documents', 'send'],
  replace: ['documents', 'replace'],
  report: ['documents', 'report'],
  import: ['imports', 'start'],
  backup: ['backups', 'create'],
  restore: ['backups', 'restore'],
  rebuild: ['backups', 'rebuild'],
  move: ['moves', 'create'],
  'move-undo': ['moves', 'undo'],
};

/** Options of the whole command line that take their value as the next argument. */
const withValue = ['--data', '--lang'];

/** The same arguments with an older form, where one is the command, as the noun and verb it is now. */
export function inOneGrammar(args: readonly string[]): readonly string[] {
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    if (withValue.includes(arg)) at += 1;
    else if (!arg.startsWith('-')) {
      const now = Object.hasOwn(oldForms, arg) ? oldForms[arg] : undefined;
      return now === undefined ? args : [...args.slice(0, at), ...now, ...args.slice(at + 1)];
    }
  }
  return args;
}
