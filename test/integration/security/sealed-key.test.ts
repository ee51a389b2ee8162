import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readinessResource } from '../../../src-main/contract/business/entity.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { windowSessionResource } from '../../../src-main/contract/local.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { keyFileProtector } from '../../support/secrets/key-file-protector.ts';
import { startDesktopCore } from '../../support/secrets/run-desktop-core.ts';
import { apiClient, keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { runProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();

describe('the key of the secrets on a desktop', () => {
  it('moves to the system at the first start there, and what it sealed still signs', async () => {
    const { data, keyring, client } = await aShop();
    expect(keyFilesOf(data)).toEqual(['secret.key']);
    const desktop = await startDesktopCore(data, keyring);
    expect(keyFilesOf(data)).toEqual(['secret.key.sealed']);
    const there = apiClient(desktop.url, client.token);
    expect(await there.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
    const { secret_key, entities } = await workspaceOf(desktop);
    expect(secret_key).toEqual({ kept_by: 'system', is_unprotected: false });
    const answer = await there.call('GET', `/v1/ec/entities/${entities[0]?.id}/readiness`);
    const readiness = readinessResource.parse(answer.json());
    expect(readiness.requirements).toContainEqual(
      expect.objectContaining({ code: 'secret_key', status: 'met', blocking: false }),
    );
  });

  it('is nowhere to be had without the desktop, which every program says with a way out', async () => {
    const { data, keyring, folder } = await aShop();
    const desktop = await onDesktop(data, keyring);
    expect(await runCli(data, ['documents', 'list'])).toMatchObject({ exitCode: 0 });
    await desktop.stop();
    const sealed = ['backup', join(folder, 'copia.age'), '--passphrase-file', passphraseIn(folder)];
    const refused = {
      exitCode: 8,
      stdout: '',
      stderr: expect.stringMatching(/la guarda el sistema operativo.*MOSTRADOR_SECRET_KEY_KEPT_BY=file/s),
    };
    expect(await runProgram('service', { args: ['--data', data, '--port', '0'] })).toEqual(refused);
    expect(await runCli(data, ['documents', 'list'])).toEqual(refused);
    expect(await runCli(data, sealed)).toEqual(refused);
    expect(await runCli(data, ['backup', join(folder, 'copia.sqlite')])).toMatchObject({ exitCode: 0 });
    expect(keyFilesOf(data)).toEqual(['secret.key.sealed']);
  });

  it('goes back to a file where that is chosen, and a service without a window opens it', async () => {
    const { data, keyring, client } = await aShop();
    await (await onDesktop(data, keyring)).stop();
    const desktop = await onDesktop(data, keyring, { MOSTRADOR_SECRET_KEY_KEPT_BY: 'file' });
    expect((await workspaceOf(desktop)).secret_key).toMatchObject({ kept_by: 'file' });
    await desktop.stop();
    expect(keyFilesOf(data)).toEqual(['secret.key']);
    const service = await services.start({ data });
    const there = apiClient(service.url, client.token);
    expect(await there.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
  });

  it('goes along in an encrypted backup, and is sealed anew by the computer it is restored on', async () => {
    const { data, keyring, client, folder } = await aShop();
    const desktop = await onDesktop(data, keyring);
    const passphrase = ['--passphrase-file', passphraseIn(folder)];
    const file = join(folder, 'copia.age');
    const backup = await runCli(data, ['--json', 'backup', file, ...passphrase]);
    expect(backup).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(backup.stdout)).toMatchObject({ file, documents: 1, encrypted: true });
    expect((await runCli(data, ['backup', file, ...passphrase])).stderr).toContain('ya existe');
    expect(keyFilesOf(data)).toEqual(['secret.key.sealed']);
    await desktop.stop();

    const elsewhere = join(folder, 'new');
    expect(await runCli(elsewhere, ['restore', file, ...passphrase])).toMatchObject({ exitCode: 0 });
    expect(keyFilesOf(elsewhere)).toEqual(['secret.key']);
    const other = await onDesktop(elsewhere, join(folder, 'other.keyring'));
    expect(keyFilesOf(elsewhere)).toEqual(['secret.key.sealed']);
    const there = apiClient(other.url, client.token);
    expect(await there.issue(anInvoiceBody(), 'wait=15')).toMatchObject({ status: 'authorized' });
    await other.stop();

    // Another computer's folder, brought back over this one's: its own sealed key is kept beside the data it opens.
    expect(await runCli(data, ['restore', file, ...passphrase])).toMatchObject({ exitCode: 0 });
    expect(keyFilesOf(data)).toEqual(['secret.key']);
    const kept = readdirSync(data).filter((name) => /^before-restore-.*\.sqlite\.key\.sealed$/.test(name));
    expect(kept).toHaveLength(1);
    const again = await onDesktop(data, keyring);
    expect((await workspaceOf(again)).secret_key).toMatchObject({ kept_by: 'system' });
  });

  it('is given to nobody over the API: an archive is asked for by the owner alone, with every fault at once', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const path = '/v1/local/backups/archives';
    const faults = async (body: unknown) => (await owner.call('POST', path, { body })).json();
    expect(await faults({ file: 'relativa.age', passphrase: 'corta' })).toMatchObject({
      errors: [{ pointer: '/passphrase' }],
    });
    const passphrase = 'caballo correcto batería';
    expect(await faults({ file: 'relativa.age', passphrase })).toMatchObject({
      errors: [{ pointer: '/file', code: 'invalid_format' }],
    });
    expect(await faults({ file: '/no/such/folder/copia.age', passphrase })).toMatchObject({
      errors: [{ pointer: '/file', code: 'not_allowed_here' }],
    });
    const window = await owner.call('POST', '/v1/local/window-sessions');
    const { token } = windowSessionResource.parse(window.json());
    const body = { file: join(services.newFolder(), 'copia.age'), passphrase };
    expect((await apiClient(service.url, token).call('POST', path, { body })).status).toBe(403);
    expect(existsSync(body.file)).toBe(false);
  });
});

async function aShop() {
  const service = await services.start();
  const client = await keyHolderOf(service);
  await client.issue(anInvoiceBody(), 'wait=15');
  await service.stop();
  const folder = services.newFolder();
  return { data: service.dataDir, client, folder, keyring: join(folder, 'keyring') };
}

/** What a desktop runs behind its window, in this process: a service whose key a keyring of its user protects. */
function onDesktop(data: string, keyring: string, env = {}) {
  return services.start({ data, env, keyProtector: keyFileProtector(keyring) });
}

function keyFilesOf(data: string): readonly string[] {
  return readdirSync(data)
    .filter((name) => name.startsWith('secret.key'))
    .toSorted();
}

function passphraseIn(folder: string): string {
  const file = join(folder, 'contraseña.txt');
  writeFileSync(file, 'caballo correcto batería');
  return file;
}

async function workspaceOf(desktop: { readonly url: string; readonly dataDir: string }) {
  const answer = await ownerOf(desktop).call('GET', '/v1/local/workspace');
  return workspaceResource.parse(answer.json());
}
