import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../../config/config-error.ts';

/** What a person types after the question, which nobody sees; without a terminal there is nobody to ask. */
export async function askHidden(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw new ConfigError(otherwise);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  // Interrupted, as any program is: nothing was begun yet.
  lines.on('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
