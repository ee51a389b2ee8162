import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { importResource } from '../../../../src-main/contract/import.ts';
import { type CliShell, cliShell } from '../../../support/cli/cli-shell.ts';
import { testServices } from '../../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();
let cli: CliShell;

beforeAll(async () => {
  cli = cliShell((await services.start()).dataDir);
});

describe('import', () => {
  it('waits for the end, tells each document, and lists what needs attention', async () => {
    const [first, second] = [aFile('uno.xml', '<nota/>'), aFile('dos.xml', '<otra')];
    const ended = importResource.parse(await cli.json('import', first, second));
    expect(ended).toMatchObject({
      status: 'completed',
      environment: 'sandbox',
      files: [{ name: 'uno.xml' }, { name: 'dos.xml' }],
      counts: { found: 2, pending: 0, imported: 0, skipped: 1, failed: 1 },
    });
    const text = await cli.text('imports', 'show', ended.id);
    expect(text).toContain('terminada: hallados 2, importados 0, repetidos 0, omitidos 1, fallidos 1\n');
    expect(text).toContain(`imports items ${ended.id} --result failed`);
    const failed = await cli.text('imports', 'items', ended.id, '--result', 'failed');
    expect(failed).toMatch(/^failed {2}unreadable_xml {2}dos\.xml {2}/);
    expect(await cli.text('imports', 'items', ended.id, '--code', 'not_a_document')).toContain('uno.xml');
    expect(await cli.text('imports', 'list')).toContain(ended.id);
    const again = await cli.fails('--json', 'imports', 'cancel', ended.id);
    expect([again.exitCode, JSON.parse(again.stderr).code]).toEqual([1, 'invalid_state']);
  });

  it('works without a service, to the end', async () => {
    const alone = cliShell(await services.newData());
    const ended = await alone.json('import', aFile('nota.xml', '<nota/>'));
    expect(ended).toMatchObject({ status: 'completed', counts: { skipped: 1 } });
  });

  it('refuses a file that is not there by its name, and uploads nothing', async () => {
    const { exitCode, stderr } = await cli.fails('import', aFile('si.xml', '<nota/>'), 'nothing.xml');
    expect([exitCode, stderr]).toEqual([2, 'No se puede leer el archivo nothing.xml.\n']);
  });
});

function aFile(name: string, content: string): string {
  const file = join(services.newFolder(), name);
  writeFileSync(file, content);
  return file;
}
