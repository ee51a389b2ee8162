import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { makeCommandLine } from '../../../src-main/cli/commands/command-line.ts';
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

const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts));

/** The addresses that GitHub gives the headings of a page. */
function headingsOf(page: string): readonly string[] {
  return [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('links to pages and files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => to,
    );
    expect(links.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });

  it('links to headings that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*\.md|)#([^)\s]+)\)/g)];
    const headed = ([, to = '', heading = '']: RegExpExecArray) =>
      headingsOf(to === '' ? page : join(dirname(page), to)).includes(heading);
    expect(links.filter((link) => !headed(link)).map(([link]) => link)).toEqual([]);
  });

  it('names scripts that npm has', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.has(name))).toEqual([]);
  });

  it('names commands that the command line has', () => {
    const lines = [...text.matchAll(/(?:^|[`(]|\n|-- )mostrador ((?:--json |--data \S+ )*[a-z][a-z -]*)/g)];
    expect(lines.map(([, line = '']) => line).filter((line) => !isCommand(line))).toEqual([]);
  });
});

const { program } = await makeCommandLine();

/** Whether the first words are a command, whatever follows them. */
function isCommand(line: string): boolean {
  const words = inOneGrammar(
    line
      .replace(/--json |--data \S+ /g, '')
      .trim()
      .split(' '),
  );
  let command: Command | undefined = program;
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
