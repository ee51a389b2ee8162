import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { type ApiClient, apiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { startProgram } from '../../../support/service/run-program.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();

describe('backup and restore', () => {
  it('bring documents, keys and certificate back, with what was issued since, and never a number twice', async () => {
    const service = await services.start();
    const client = await keyHolderOf(service);
    const invoice = await client.issue(anInvoiceBody(), 'wait=15');
    const file = join(services.newFolder(), 'copia.sqlite');

    const backup = await runCli(service.dataDir, ['--json', 'backup', file]);
    expect(backup).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(backup.stdout)).toMatchObject({ file, documents: 1 });
    const later = await client.issue(anInvoiceBody(), 'wait=15');
    await service.stop();

    const restore = await runCli(service.dataDir, ['--json', 'restore', file]);
    expect(restore).toMatchObject({ exitCode: 0, stderr: '' });
    const { documents, kept_as } = JSON.parse(restore.stdout);
    expect({ documents, isKept: existsSync(kept_as) }).toEqual({ documents: 1, isKept: true });

    const again = await services.start({ data: service.dataDir });
    const sameKey = apiClient(again.url, client.token);
    expect(await sameKey.invoice(invoice.id)).toEqual(invoice);
    expect((await sameKey.invoice(later.id, 'wait=15')).status).toBe('authorized');
    const next = await sameKey.issue(anInvoiceBody(), 'wait=15');
    expect(sequentialOf(next)).toBe(sequentialOf(later) + 1);
    expect(next.status).toBe('authorized');
  });

  it('restore into an empty folder too', async () => {
    const { file } = await backedUp();
    const empty = join(services.newFolder(), 'new');
    const { exitCode, stdout } = await runCli(empty, ['restore', file]);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: expect.stringMatching(/^Datos restaurados: 1 documento\./),
    });
  });

  it('refuse to restore under a running service, with exit code 3, and leave it as it was', async () => {
    const { file } = await backedUp();
    const running = await services.start();
    const { exitCode, stderr } = await runCli(running.dataDir, ['restore', file]);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('Otro Mostrador ya usa la carpeta');
    expect((await (await keyHolderOf(running)).call('GET', '/v1/ec/invoices')).json().total_count).toBe(0);
  });

  it('refuse a file that is no backup, and one that is there already', async () => {
    const { file, data } = await backedUp();
    const other = join(services.newFolder(), 'other.sqlite');
    writeFileSync(other, 'not a backup');
    expect(await runCli(data, ['restore', other])).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('no es un respaldo legible'),
    });
    expect(await runCli(data, ['backup', file])).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('ya existe'),
    });
  });

  it('name the file that cannot be written, not the data folder', async () => {
    const { data } = await backedUp();
    const nowhere = join(services.newFolder(), 'missing', 'copia.sqlite');
    const { exitCode, stderr } = await runCli(data, ['backup', nowhere]);
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain(nowhere);
    expect(stderr).not.toContain('carpeta de datos');
  });
});

describe('an encrypted backup', () => {
  it('goes to another computer, which signs with what it brings', async () => {
    const service = await services.start();
    const client = await keyHolderOf(service);
    const invoice = await client.issue(anInvoiceBody(), 'wait=15');
    const folder = services.newFolder();
    const [file, passphrase] = [join(folder, 'copia.age'), join(folder, 'contraseña.txt')];
    writeFileSync(passphrase, 'caballo correcto batería\n');
    const backup = await runCli(service.dataDir, ['--json', 'backup', file, '--passphrase-file', passphrase]);
    expect(backup).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(backup.stdout)).toMatchObject({ file, documents: 1, encrypted: true });
    await service.stop();

    const elsewhere = join(services.newFolder(), 'new');
    const restore = startProgram('cli', {
      args: ['--data', elsewhere, 'restore', file, '--passphrase-file', '-'],
      stdin: 'pipe',
    });
    restore.child.stdin?.end('caballo correcto batería\n');
    expect(await restore.ended).toMatchObject({ exitCode: 0, stderr: '' });
    const again = await services.start({ data: elsewhere });
    const there = apiClient(again.url, client.token);
    expect(await there.invoice(invoice.id)).toEqual(invoice);
    expect(await there.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
  });

  it('asks for a passphrase that is long enough, and says when it is not the one', async () => {
    const { data } = await backedUp();
    const folder = services.newFolder();
    const [file, short, other] = ['copia.age', 'corta.txt', 'otra.txt'].map((name) => join(folder, name));
    if (!file || !short || !other) throw new Error('there are three files');
    writeFileSync(short, 'corta');
    writeFileSync(other, 'otra contraseña larga');
    const refusalOf = async (...args: readonly string[]) => {
      const { exitCode, stdout, stderr } = await runCli(data, args);
      expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
      return stderr;
    };
    expect(await refusalOf('backup', file)).toContain('--passphrase-file');
    expect(await refusalOf('backup', file, '--passphrase-file', short)).toContain('12 caracteres');
    expect(await runCli(data, ['backup', file, '--passphrase-file', other])).toMatchObject({ exitCode: 0 });
    expect(await refusalOf('restore', file)).toContain('--passphrase-file');
    expect(await refusalOf('restore', file, '--passphrase-file', short)).toBe(
      'La contraseña no abre este respaldo.\n',
    );
  });
});

/** A data folder with one invoice in it, and its backup. */
async function backedUp(): Promise<{ data: string; file: string }> {
  const service = await services.start();
  const client: ApiClient = await keyHolderOf(service);
  await client.issue(anInvoiceBody());
  await service.stop();
  const file = join(services.newFolder(), 'copia.sqlite');
  expect(await runCli(service.dataDir, ['backup', file])).toMatchObject({ exitCode: 0 });
  return { data: service.dataDir, file };
}

function sequentialOf({ number }: { readonly number: string }): number {
  return Number(number.slice(-9));
}
