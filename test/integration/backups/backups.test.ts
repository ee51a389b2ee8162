import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  backupFile,
  backupsResource,
  backupTest,
} from '../../../src-main/contract/business/backups/backup.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { s3Keys, startS3Server } from '../../support/network/s3-server.ts';
import { type ApiClient, keyHolderOf, ownerOf, problemOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const passphrase = 'caballo correcto batería';
const sealed = { passphrase, passphrase_again: passphrase };

describe('backups by themselves', () => {
  it('are made while the shop sells, kept in a folder, tested, and restored on another computer', async () => {
    const service = await services.start();
    const [owner, shop] = [ownerOf(service), await keyHolderOf(service)];
    const sold = await shop.issue(anInvoiceBody(), 'wait=15');
    const folder = services.newFolder();
    writeFileSync(join(folder, 'fotos.age'), 'of somebody else');
    expect(await backupsOf(owner)).toEqual({ object: 'backups', places: [], running: false });

    expect(await put(owner, { hour: 21, folder, ...sealed })).toMatchObject({
      settings: { hour: 21, folder },
      places: [{ place: 'folder', is_late: false }],
    });
    await shop.issue(anInvoiceBody());
    const { places } = await eventually(() => backupsOf(owner), isMade);
    const last = places[0]?.last;
    expect(places[0]).toMatchObject({ last: { documents: expect.any(Number) } });
    expect(places[0]?.trouble).toBeUndefined();
    expect(new Date(places[0]?.next_at ?? '').getUTCHours()).toBe(2);
    const files = await filesOf(owner, 'folder');
    expect(files).toMatchObject([{ place: 'folder', file: last?.file, bytes: last?.bytes }]);
    expect(readdirSync(folder).toSorted()).toEqual(['fotos.age', last?.file].toSorted());
    expect(readdirSync(service.dataDir).filter((name) => name.startsWith('backup-work'))).toEqual([]);

    expect(await test(owner, 'folder', last?.file)).toMatchObject({ ok: true, documents: last?.documents });
    const fetched = await owner.call('POST', '/v1/local/restore/place', {
      body: { place: 'folder', file: last?.file },
    });
    expect(fetched.json()).toMatchObject({ state: 'received', total: last?.bytes });
    expect((await owner.call('POST', '/v1/local/restore/cancel')).json()).toMatchObject({ state: 'none' });
    const file = join(folder, last?.file ?? '');
    const secret = join(services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, passphrase);
    const elsewhere = join(services.newFolder(), 'new');
    expect(await runCli(elsewhere, ['restore', file, '--passphrase-file', secret])).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    const again = await services.start({ data: elsewhere });
    const there = await keyHolderOf(again);
    expect((await there.invoice(sold.id)).number).toBe(sold.number);

    truncateSync(file, 2000);
    expect(await test(owner, 'folder', last?.file)).toMatchObject({
      ok: false,
      message: expect.stringContaining('dañado o incompleto'),
    });
  });

  it('are cancelled while they are made: nothing of it is left, and the next waits for its hour', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const folder = services.newFolder();
    await put(owner, { folder, ...sealed });
    const sealing = await eventually(
      () => backupsOf(owner),
      ({ stage }) => stage === 'sealing',
    );
    const cancelled = backupsResource.parse((await owner.call('POST', '/v1/local/backups/cancel')).json());
    expect(cancelled).toMatchObject({ running: false, places: [{ place: 'folder', is_late: false }] });
    expect(cancelled.places[0]?.last).toBeUndefined();
    expect(cancelled.places[0]?.trouble).toBeUndefined();
    const nextIn = ({ places: [destination] }: typeof cancelled) => Date.parse(destination?.next_at ?? '');
    expect(nextIn(cancelled)).toBeGreaterThan(nextIn(sealing));
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(service.dataDir).filter((name) => name.startsWith('backup-work'))).toEqual([]);

    expect((await owner.call('POST', '/v1/local/backups/run')).status).toBe(202);
    await eventually(() => backupsOf(owner), isMade);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('are tested one at a time, and a test is cancelled without a trace', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const folder = services.newFolder();
    await put(owner, { folder, ...sealed });
    const file = (await eventually(() => backupsOf(owner), isMade)).places[0]?.last?.file ?? '';
    const path = '/v1/local/backups/test';
    const asked = owner.call('POST', path, { body: { place: 'folder', file } });
    const { testing } = await eventually(
      () => backupsOf(owner),
      (backups) => backups.testing !== undefined,
    );
    expect(testing).toMatchObject({
      place: 'folder',
      file,
      stage: expect.stringMatching(/^(fetch|open|check)ing$/),
    });
    expect(problemOf(await owner.call('POST', path, { body: { place: 'folder', file } }))).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('Ya se está probando'),
    });
    const cancelled = backupsResource.parse((await owner.call('POST', `${path}/cancel`)).json());
    expect(cancelled.testing).toBeUndefined();
    expect(problemOf(await asked)).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('canceló'),
    });
    expect(readdirSync(service.dataDir).filter((name) => name.startsWith('backup-work'))).toEqual([]);

    const tested = await runCli(service.dataDir, ['backups', 'test', file, '--place', 'folder']);
    expect(tested).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('está entero') });
  });

  it('are removed by who may, the newest only when that is confirmed, and another is made then', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const folder = services.newFolder();
    await put(owner, { folder, ...sealed });
    const { places } = await eventually(() => backupsOf(owner), isMade);
    const newest = places[0]?.last?.file ?? '';
    const old = newest.replace(/\d{8}T/, '20260101T');
    writeFileSync(join(folder, old), 'an old one');
    const at = (file: string) => `/v1/local/backups/files/folder/${file}`;
    expect((await owner.call('DELETE', at(old))).status).toBe(200);
    expect(problemOf(await owner.call('DELETE', at(old))).code).toBe('not_found');
    expect(problemOf(await owner.call('DELETE', at(newest)))).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('más reciente'),
    });
    expect(readdirSync(folder)).toEqual([newest]);
    const removed = await runCli(service.dataDir, [
      'backups',
      'delete',
      newest,
      '--place',
      'folder',
      '--newest',
    ]);
    expect(removed).toMatchObject({ exitCode: 0, stderr: '' });
    const again = await eventually(() => backupsOf(owner), isMade);
    const listed = await runCli(service.dataDir, ['--json', 'backups', 'list']);
    expect(JSON.parse(listed.stdout)).toMatchObject({ data: [{ file: again.places[0]?.last?.file }] });
  });

  it('go to a service that speaks S3, and come back from it', async () => {
    const { endpoint } = await startS3Server('respaldos');
    const service = await services.start();
    const owner = ownerOf(service);
    const s3 = { endpoint, region: 'us-east-1', bucket: 'respaldos', ...s3Keys };
    const settings = await put(owner, { s3, ...sealed });
    expect(JSON.stringify(settings)).not.toContain('secret');
    const { places } = await eventually(() => backupsOf(owner), isMade);
    const last = places[0]?.last;
    expect(await filesOf(owner, 's3')).toMatchObject([{ place: 's3', file: last?.file, bytes: last?.bytes }]);
    expect(await test(owner, 's3', last?.file)).toMatchObject({ ok: true, documents: 0 });

    const { secret_key, ...keepsSecret } = s3;
    expect(secret_key).toBe('S3RVER');
    for (const other of [{ endpoint: 'https://s3.example.com' }, { access_key: 'other' }]) {
      const body = { s3: { ...keepsSecret, ...other } };
      expect(problemOf(await owner.call('PUT', '/v1/local/backups/settings', { body }))).toMatchObject({
        errors: [{ pointer: '/s3/secret_key', code: 'required' }],
      });
    }
    expect(await put(owner, { s3: { ...keepsSecret, bucket: 'otro-bucket' } })).toMatchObject({
      places: [{}],
    });
    const { places: troubled } = await eventually(() => backupsOf(owner), isTroubled);
    expect(troubled[0]?.trouble?.message).toContain('otro-bucket no existe');
    // Signed with another secret, nothing gets through.
    const isUnsigned = ({ places: [destination] }: Backups) =>
      destination?.trouble?.message.includes('no acepta') ?? false;
    await put(owner, { s3: { ...s3, secret_key: 'another secret' } });
    await eventually(() => backupsOf(owner), isUnsigned);
    await put(owner, { s3 });
    await eventually(
      () => backupsOf(owner),
      (backups) => isMade(backups) && !isTroubled(backups),
    );
    await put(owner, { s3: { ...s3, access_key: 'nobody' } });
    const refused = ({ places: [destination] }: Backups) =>
      destination?.trouble?.message.includes('no acepta') ?? false;
    await eventually(() => backupsOf(owner), refused);
  });

  it('say what keeps them from a destination, and go there once it is back', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const folder = join(services.newFolder(), 'memoria');
    mkdirSync(folder);
    await put(owner, { folder, ...sealed });
    await eventually(() => backupsOf(owner), isMade);
    renameSync(folder, `${folder}-fuera`);
    expect((await owner.call('POST', '/v1/local/backups/run')).status).toBe(202);
    const { places } = await eventually(() => backupsOf(owner), isTroubled);
    expect(places[0]?.trouble?.message).toContain('conecte su disco o memoria');
    expect(problemOf(await list(owner, 'folder'))).toMatchObject({ code: 'not_ready', status: 409 });
    expect(existsSync(folder)).toBe(false);

    renameSync(`${folder}-fuera`, folder);
    await owner.call('POST', '/v1/local/backups/run');
    await eventually(
      () => backupsOf(owner),
      ({ places: [destination] }) => !destination?.trouble,
    );
    expect((await filesOf(owner, 'folder')).length).toBeGreaterThan(0);
    const removed = await owner.call('DELETE', '/v1/local/backups/settings');
    expect(removed.json()).toMatchObject({ object: 'backups', places: [] });
    expect(problemOf(await owner.call('POST', '/v1/local/backups/run')).code).toBe('not_ready');
  });

  it('say that their passphrase is to be written anew where another key sealed it', async () => {
    const { endpoint } = await startS3Server('respaldos');
    const first = await services.start();
    const s3 = { endpoint, region: 'us-east-1', bucket: 'respaldos', ...s3Keys };
    await put(ownerOf(first), { s3, ...sealed });
    await eventually(() => backupsOf(ownerOf(first)), isMade);
    await first.stop();
    rmSync(join(first.dataDir, 'secret.key'));
    const owner = ownerOf(await services.start({ data: first.dataDir }));
    await owner.call('POST', '/v1/local/backups/run');
    const { places } = await eventually(() => backupsOf(owner), isTroubled);
    expect(places[0]?.trouble?.message).toContain('se selló con otra clave');
    expect(problemOf(await list(owner, 's3'))).toMatchObject({
      code: 'not_ready',
      detail: expect.stringContaining('se selló con otra clave'),
    });
  });

  it('are asked for with every fault at once', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const faults = async (body: unknown) =>
      problemOf(await owner.call('PUT', '/v1/local/backups/settings', { body })).errors?.map(
        ({ pointer, code }) => `${pointer} ${code}`,
      );
    const s3 = { endpoint: 'https://s3.example.com', region: 'auto', bucket: 'respaldos', access_key: 'a' };
    expect(await faults({})).toEqual(['/passphrase required', '/folder required']);
    expect(await faults({ folder: 'relativa', s3 })).toEqual([
      '/passphrase required',
      '/folder invalid_format',
      '/s3/secret_key required',
    ]);
    expect(await faults({ folder: service.dataDir, ...sealed })).toEqual(['/folder not_allowed_here']);
    expect(await faults({ folder: '/no/such/folder', ...sealed })).toEqual(['/folder not_found']);
    expect(await faults({ folder: services.newFolder(), passphrase })).toEqual([
      '/passphrase_again invalid_value',
    ]);
    const plain = { ...s3, endpoint: 'http://s3.example.com', secret_key: 's' };
    expect(await faults({ s3: plain, ...sealed })).toEqual([expect.stringContaining('/s3/endpoint')]);
  });
});

type Backups = ReturnType<typeof backupsResource.parse>;

function isMade({ places, running }: Backups): boolean {
  return !running && places.every(({ last }) => last !== undefined);
}

function isTroubled({ places }: Backups): boolean {
  return places.some(({ trouble }) => trouble !== undefined);
}

async function backupsOf(owner: ApiClient): Promise<Backups> {
  return backupsResource.parse((await owner.call('GET', '/v1/local/backups')).json());
}

async function put(owner: ApiClient, body: unknown): Promise<Backups> {
  const answer = await owner.call('PUT', '/v1/local/backups/settings', { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return backupsResource.parse(answer.json());
}

function list(owner: ApiClient, destination: string) {
  return owner.call('GET', `/v1/local/backups/files?place=${destination}`);
}

async function filesOf(owner: ApiClient, destination: string) {
  return listOf(backupFile).parse((await list(owner, destination)).json()).data;
}

async function test(owner: ApiClient, destination: string, file: string | undefined) {
  const answer = await owner.call('POST', '/v1/local/backups/test', { body: { place: destination, file } });
  return backupTest.parse(answer.json());
}
