import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cliShell } from '../../support/cli/cli-shell.ts';
import { runCliProcess } from '../../support/cli/run-cli.ts';
import { startFile } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const spanish =
  /[áéíóúñ¿¡«»]|\b(?:el|la|los|las|un|una|del|al|de|en|que|con|sin|para|por|o|y|si|archivo|orden|opción)\b/i;

/** Names of the authority's own, and words that are written alike. */
const alike = /SRI en Línea|https:\/\/tienda\.ec|\bes or en\b|--[a-z-]+/g;

describe('the command line in English', () => {
  it('has every text of every command in both languages, and no Spanish in the English ones', async () => {
    const [english, inSpanish] = [await textsIn('en'), await textsIn('es')];
    expect(Object.keys(english)).toEqual(Object.keys(inSpanish));
    const mixed = Object.entries(english).filter(([, text]) => spanish.test(text.replace(alike, '')));
    expect(mixed).toEqual([]);
    // A list of the names that are admitted is the same in any language.
    const untranslated = Object.entries(english).filter(
      ([name, text]) => text === inSpanish[name] && !/^[\w.-]+(?:, [\w.-]+)*$/.test(text),
    );
    expect(untranslated).toEqual([]);
  });

  it('speaks as it is asked, or as the locale is, in answers, wrong uses and refusals', async () => {
    const { dataDir } = await services.start();
    const english = { LC_ALL: 'en_US.UTF-8' };
    const spoken = await runCliProcess(dataDir, ['status'], english);
    expect(spoken.stdout).toMatch(/^Mostrador \S+\nPractice: .*, certificate until \d{4}-\d\d-\d\d\n/);
    expect(spoken.stdout).toContain('SRI: no attempt yet; 0 documents to be decided, 0 not sent');
    expect((await runCliProcess(dataDir, ['status', '--lang', 'es'], english)).stdout).toContain(
      'Práctica: ',
    );
    const cli = cliShell(dataDir, runCliProcess);
    expect((await cli.fails('--lang', 'en', 'keys', 'create')).stderr).toBe(
      'The option --environment <environment> is missing.\n',
    );
    expect((await cli.fails('--lang=en', 'show', '001-001-000000999')).stderr).toBe(
      'There is no document 001-001-000000999. Find it with “documents find”.\n',
    );
    expect((await cli.fails('--lang', 'en', 'documents', 'list', '--limit', '0')).stderr).toContain(
      'The value “0” of --limit <count> is not admitted. It must be a whole number from 1 to 100.',
    );
    // What the service says of a case is Spanish; the sentence before it is not.
    expect((await cli.fails('--lang', 'en', 'keys', 'revoke', 'nada')).stderr).toMatch(
      /^It does not exist\. /,
    );
    expect((await cli.fails('--lang', 'en', 'config', 'set', 'port=muchos')).stderr).toMatch(
      /^Some data needs correcting\. .*\n {2}\/port: invalid format\. /,
    );
    expect((await cli.fails('--lang', 'fr', 'status')).stderr).toMatch(/^El valor «fr» de --lang/);
  });

  it('changes nothing that programs read', async () => {
    const { dataDir } = await services.start();
    const cli = cliShell(dataDir, runCliProcess);
    expect(await cli.json('--lang', 'en', 'keys', 'list')).toEqual(await cli.json('keys', 'list'));
    const inSpanish = await cli.fails('--json', 'keys', 'revoke', 'nada');
    const english = await cli.fails('--json', '--lang', 'en', 'keys', 'revoke', 'nada');
    const without = (text: string) => ({
      ...z.looseObject({}).parse(JSON.parse(text)),
      request_id: '',
      instance: '',
    });
    expect({ exitCode: english.exitCode, problem: without(english.stderr) }).toEqual({
      exitCode: inSpanish.exitCode,
      problem: without(inSpanish.stderr),
    });
  });
});

async function textsIn(language: string): Promise<Readonly<Record<string, string>>> {
  const file = fileURLToPath(new URL('../../support/cli/command-texts.ts', import.meta.url));
  const { stdout } = await startFile(file, { args: ['--lang', language] }).ended;
  return z.record(z.string(), z.string()).parse(JSON.parse(stdout));
}
