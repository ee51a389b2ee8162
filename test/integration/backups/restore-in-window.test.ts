import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stagingIn } from '../../../src-main/backup/staged/staging.ts';
import {
  type RestoreResource,
  restoreResource,
} from '../../../src-main/contract/business/backups/restore.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';
import { makeNewer } from '../../support/service/newer-backup.ts';

const shops = liveShops();
const path = '/v1/local/restore';
const passphrase = 'caballo correcto batería';

describe('a restore in the window', () => {
  it('begins an installation: what is wrong is reported, what is in it is shown, and numbers wait for a person', async () => {
    const old = await shops.open(await shops.setUp());
    await old.sell('wait=20');
    const sold = await old.sell('wait=20');
    const file = await backupOf(old);
    await old.service.stop();

    const there = await shops.openProcess(shops.services.newFolder());
    expect(await stateOf(there)).toEqual({ object: 'restore', state: 'none', opens_by_itself: true });
    expect(problemOf(await there.owner.call('POST', `${path}/open`, { body: { passphrase } })).code).toBe(
      'invalid_state',
    );
    const photo = join(shops.services.newFolder(), 'foto.age');
    writeFileSync(photo, 'of somebody else');
    expect(await upload(there, photo)).toMatchObject({ state: 'none', fault: 'not_a_backup' });
    const cut = join(shops.services.newFolder(), 'cut.age');
    writeFileSync(cut, readFileSync(file).subarray(0, 3000));
    await upload(there, cut);
    expect(await open(there, passphrase)).toMatchObject({ state: 'received', fault: 'unreadable' });

    await upload(there, file);
    expect(await open(there, 'otra cosa distinta')).toMatchObject({
      state: 'received',
      fault: 'wrong_passphrase',
    });
    const opened = await open(there, passphrase);
    expect(opened).toMatchObject({ state: 'opened', backup: { documents: 2 } });
    expect(opened.backup?.series).toContainEqual(
      expect.objectContaining({
        environment: 'live',
        document_type: 'invoice',
        last_number: sequentialOf(sold),
      }),
    );
    const cancelled = restoreResource.parse((await there.owner.call('POST', `${path}/cancel`)).json());
    expect(cancelled.state).toBe('none');
    expect(existsSync(join(there.service.dataDir, 'restore'))).toBe(false);

    await upload(there, file);
    await open(there, passphrase);
    // The window that confirms it goes on with the service that opens.
    expect(await confirm(there)).toMatchObject({ ok: true, backup: { documents: 2 } });
    const series = await liveInvoices(there.owner);
    expect(series.stopped?.reason).toBe('unproven');
    await there.service.stop();
    const next = sequentialOf(sold) + 1;
    const result = await runCli(there.service.dataDir, ['series', 'next', series.id, String(next)]);
    expect(result).toMatchObject({ stderr: '', exitCode: 0 });
    const reopened = await shops.open(there.service.dataDir);
    expect(sequentialOf(await reopened.sell('wait=20'))).toBe(next);
    const seen = restoreResource.parse((await reopened.owner.call('DELETE', `${path}/last`)).json());
    expect(seen.last).toBeUndefined();
  });

  it('is refused of a newer program, in the window and at the command line, before anything is touched', async () => {
    const shop = await shops.open(await shops.setUp());
    const sold = await shop.sell('wait=20');
    const file = await backupOf(shop);
    await makeNewer(file, passphrase, shops.services.newFolder());
    expect(await upload(shop, file)).toMatchObject({ state: 'received' });
    expect(await open(shop, passphrase)).toMatchObject({ state: 'received', fault: 'newer_version' });
    expect((await stateOf(shop)).backup).toBeUndefined();
    expect(problemOf(await shop.owner.call('POST', `${path}/confirm`)).code).toBe('invalid_state');
    expect((await shop.owner.call('POST', `${path}/cancel`)).status).toBe(200);
    await shop.service.stop();

    const data = shop.service.dataDir;
    const before = [readdirSync(data), readFileSync(join(data, 'mostrador.sqlite'))];
    const secret = join(shops.services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, passphrase);
    const result = await runCli(data, ['backups', 'restore', file, '--passphrase-file', secret]);
    expect(result.exitCode).not.toBe(0);
    expect(result.stderr).toContain('es de una versión más nueva de Mostrador: actualice este programa');
    expect([readdirSync(data), readFileSync(join(data, 'mostrador.sqlite'))]).toEqual(before);
    const again = await shops.open(data);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(sequentialOf(sold) + 1);
  });

  it('is cancelled in the middle of an upload that stands still: nothing of it is left, and another begins', async () => {
    const shop = await shops.open(await shops.setUp());
    const file = await backupOf(shop);
    const before = readdirSync(shop.service.dataDir);
    for (const end of ['cancelled', 'cut off'] as const) {
      const leave = new AbortController();
      const coming = uploadHalf(shop, file, leave.signal);
      await eventually(
        () => stateOf(shop),
        ({ state, bytes = 0 }) => state === 'receiving' && bytes > 0,
      );
      expect(problemOf(await shop.owner.call('POST', `${path}/place`, { body: anywhere })).code).toBe(
        'invalid_state',
      );
      if (end === 'cut off') leave.abort();
      else expect((await shop.owner.call('POST', `${path}/cancel`)).json()).toMatchObject({ state: 'none' });
      await eventually(
        () => stateOf(shop),
        ({ state }) => state === 'none',
      );
      expect(readdirSync(shop.service.dataDir)).toEqual(before);
      leave.abort();
      await coming;
    }
    expect(await upload(shop, file)).toMatchObject({ state: 'received' });
    expect(await open(shop, passphrase)).toMatchObject({ state: 'opened', backup: { documents: 0 } });
  });

  it('replaces data: what was issued since comes back, and no kill leaves anything but the old or the new', async () => {
    const shop = await shops.openProcess(await shops.setUp());
    await shop.sell('wait=20');
    const file = await backupOf(shop);
    const since = await shop.sell('wait=20');
    const data = shop.service.dataDir;
    await upload(shop, file);
    const { backup } = await open(shop, passphrase);
    if (!backup) throw new Error('the backup was not opened');
    const staged = join(mkdtempSync(join(shops.services.newFolder(), 'staged-')), 'restore');
    cpSync(join(data, 'restore'), staged, { recursive: true });

    // Before anybody confirmed it, nothing is restored.
    await shop.service.kill();
    const after = await shops.openProcess(data);
    expect(await stateOf(after)).toEqual({ object: 'restore', state: 'none', opens_by_itself: true });
    expect(existsSync(join(data, 'restore'))).toBe(false);
    const sold = await after.sell('wait=20');
    expect(sequentialOf(sold)).toBe(sequentialOf(since) + 1);
    await after.service.kill();

    // Killed once it was confirmed, and at a start that had just put it in place: the next start does it again.
    for (const more of [1, 2]) {
      cpSync(staged, join(data, 'restore'), { recursive: true });
      stagingIn(data).confirm(backup);
      const restored = await shops.openProcess(data);
      const { last } = await stateOf(restored);
      expect(last).toMatchObject({ ok: true, kept_as: expect.stringContaining('before-restore-') });
      expect(existsSync(last?.kept_as ?? '')).toBe(true);
      expect(existsSync(join(data, 'restore'))).toBe(false);
      for (const { id, number } of [since, sold]) {
        expect((await restored.client.invoice(id)).number).toBe(number);
      }
      expect(sequentialOf(await restored.sell('wait=20'))).toBe(sequentialOf(sold) + more);
      await restored.service.kill();
    }
  });
});

async function backupOf({ service }: LiveShop): Promise<string> {
  const folder = shops.services.newFolder();
  const [file, secret] = [join(folder, 'copia.age'), join(folder, 'contraseña.txt')];
  writeFileSync(secret, passphrase);
  const made = await runCli(service.dataDir, ['backups', 'create', file, '--passphrase-file', secret]);
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  return file;
}

async function stateOf({ owner }: LiveShop): Promise<RestoreResource> {
  return restoreResource.parse((await owner.call('GET', path)).json());
}

async function upload({ service, owner }: LiveShop, file: string): Promise<RestoreResource> {
  const body = new FormData();
  body.append('file', new Blob([readFileSync(file)]), 'copia.age');
  const headers = { authorization: `Bearer ${owner.token}` };
  const answer = await fetch(`${service.url}${path}/files`, { method: 'POST', headers, body });
  return restoreResource.parse(await answer.json());
}

const anywhere = { place: 'folder', file: 'mostrador-1799999990001-0a1b2c3d-20261122T030000Z.age' };

/** Sends the first half of a file, and then nothing, until the signal ends the connection. */
async function uploadHalf({ service, owner }: LiveShop, file: string, signal: AbortSignal): Promise<void> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="copia.age"\r\n\r\n';
  const whole = readFileSync(file);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.concat([Buffer.from(head), whole.subarray(0, whole.length >> 1)]));
    },
  });
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const sent = { method: 'POST', headers, body, signal, duplex: 'half' } as const;
  await fetch(`${service.url}${path}/files`, sent).catch(() => {});
}

async function open(shop: LiveShop, given: string): Promise<RestoreResource> {
  const begun = await shop.owner.call('POST', `${path}/open`, { body: { passphrase: given } });
  expect(begun.status).toBe(202);
  return eventually(
    () => stateOf(shop),
    ({ state }) => state !== 'opening',
  );
}

/** Until the service opened again with it. */
async function confirm(shop: LiveShop): Promise<RestoreResource['last']> {
  expect((await shop.owner.call('POST', `${path}/confirm`)).status).toBe(202);
  return eventually(
    async () => (await stateOf(shop).catch(() => undefined))?.last,
    (last) => last !== undefined,
  );
}
