import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { makeCommandLine } from '../../../src-main/cli/command-line.ts';
import { inOneGrammar } from '../../../src-main/cli/input/old-forms.ts';

const root = join(import.meta.dirname, '../../..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'client/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('links to pages and files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });

  it('names commands that the command line has', () => {
    const lines = [...text.matchAll(/(?:^|[`(]|\n|-- )mostrador ((?:--json |--data \S+ )*[a-z][a-z -]*)/g)];
    expect(lines.map(([, line = '']) => line).filter((line) => !isCommand(line))).toEqual([]);
  });
});

/** Whether the first words are a command, whatever follows them. */
function isCommand(line: string): boolean {
  const words = inOneGrammar(
    line
      .replace(/--json |--data \S+ /g, '')
      .trim()
      .split(' '),
  );
  let command: Command | undefined = makeCommandLine().program;
  for (const word of words) {
    if (command.commands.length === 0) return true;
    // An option of a command that also has words of its own.
    if (word.startsWith('-')) return command.parent !== null;
    const next: Command | undefined = command.commands.find((one) => one.name() === word);
    if (next === undefined)
      return command.parent !== null && command.commands.some((one) => one.name() === 'list');
    command = next;
  }
  return true;
}
