import { describe, expect, it } from 'vitest';
import { commandAsked, commandNames, isCommandLine } from '../../../src-main/cli/command-names.ts';
import { makeCommandLine } from '../../../src-main/cli/commands/command-line.ts';

describe('the words that begin a command', () => {
  it('are those of the command line', async () => {
    const { program } = await makeCommandLine();
    expect(program.commands.map((command) => command.name()).toSorted()).toEqual(
      [...commandNames].toSorted(),
    );
  });

  it.each([
    ['status', 'status'],
    ['--data /srv/keys --json keys list', 'keys'],
    ['--lang en status --help', 'status'],
    ['--help status', undefined],
    ['-h', undefined],
    ['help status', undefined],
    ['completion bash', undefined],
    ['statut', undefined],
  ])('tell which command alone has to be loaded: «%s»', (line, expected) => {
    expect(commandAsked(line.split(' '))).toBe(expected);
  });

  it.each([
    ['status', true],
    ['--data /srv/mostrador status', true],
    ['--json documents list', true],
    ['xml 001-001-000000001', true],
    ['--help', true],
    ['statut', true],
    ['', false],
    ['--data status', false],
    ['/home/ana/firma.p12', false],
    ['mostrador://pair', false],
    ['--no-sandbox --data /srv/mostrador', false],
  ])('tells a command from what opens the window: «%s»', (line, expected) => {
    expect(isCommandLine(line.split(' ').filter(Boolean))).toBe(expected);
  });
});
