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

/** Options of the whole command line that take their value as the next word. */
const withValue = ['--data', '--lang'];

/** The same words with an older form, where one is the command, as the noun and verb it is now. */
export function inOneGrammar(words: readonly string[]): readonly string[] {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (withValue.includes(word)) at += 1;
    else if (!word.startsWith('-')) {
      const now = Object.hasOwn(oldForms, word) ? oldForms[word] : undefined;
      return now === undefined ? words : [...words.slice(0, at), ...now, ...words.slice(at + 1)];
    }
  }
  return words;
}
