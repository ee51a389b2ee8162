import { describe, expect, it } from 'vitest';
import { cliCommands } from '../../support/cli/cli-commands.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { testServices } from '../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();
const english = /\b(default|options|command|display|Usage|Commands|Arguments|choices|error)\b/;

describe('the help', () => {
  it('names every command, and is in Spanish all through, each command’s too', async () => {
    const data = services.newFolder();
    const seen: string[] = [];
    const read = async (path: readonly string[]): Promise<void> => {
      const { exitCode, stdout } = await runCli(data, [...path, '--help']);
      expect(exitCode, path.join(' ')).toBe(0);
      expect(stdout.replace(/command line/g, ''), path.join(' ')).not.toMatch(english);
      const below = [...stdout.matchAll(/^ {2}([a-z][a-z-]*)(?: \[opciones\])?(?: [<[]| {2,})/gm)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'help' && !/Argumentos:/.test(stdout));
      for (const name of below) {
        const whole = [...path, name];
        seen.push(whole.join(' '));
        if ([...groups, ...commandsWithArguments].includes(whole.join(' '))) await read(whole);
      }
    };
    await read([]);
    expect(seen.filter((name) => !groups.includes(name)).toSorted()).toEqual(
      Object.keys(cliCommands).toSorted(),
    );
  });

  it('is what a command without its word answers, as a wrong use', async () => {
    const { exitCode, stdout, stderr } = await runCli(services.newFolder(), ['keys']);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(/^Uso: mostrador keys/);
  });
});

/** They do something by themselves, and something else with one of their words. */
const commandsWithArguments = ['head stations', 'setup'];

const groups = [
  'station',
  'head',
  'head codes',
  'head keys',
  'head service',
  'documents',
  'sync',
  'entities',
  'certificate',
  'keys',
  'imports',
  'purchases',
  'reports',
  'operators',
  'series',
  'backups',
  'config',
  'moves',
  'service',
  'tables',
];
