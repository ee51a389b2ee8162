import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveResource } from '../../../src-main/contract/business/backups/move.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';

const shops = liveShops();
const path = '/v1/local/move';
const passphrase = 'caballo correcto batería';
const sealed = { passphrase, passphrase_again: passphrase };

describe('a move to another computer', () => {
  it('takes numbers, certificate and what waits along, and leaves a computer that issues nothing', async () => {
    const data = await shops.setUp();
    const old = await shops.open(data);
    const sold = await old.sell('wait=20');
    const older = join(shops.services.newFolder(), 'older.sqlite');
    expect(await runCli(data, ['backup', older])).toMatchObject({ exitCode: 0 });
    await old.owner.call('POST', '/v1/local/sync/pause');
    const waiting = await old.sell();

    const file = join(shops.services.newFolder(), 'mi-negocio.age');
    const secret = join(shops.services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, passphrase);
    expect(await runCli(data, ['move', file, '--passphrase-file', secret])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('restore'),
    });
    await isFenced(old);
    // What is here can be seen; what waits is not sent from here.
    await old.owner.call('POST', '/v1/local/sync/resume');
    expect(await old.client.invoice(sold.id)).toMatchObject({ status: 'authorized' });
    const annulled = await old.client.call('POST', `/v1/ec/invoices/${sold.id}/annul`, {
      body: { annulled_on: sold.issue_date },
    });
    expect(problemOf(annulled)).toMatchObject({
      code: 'invalid_state',
      detail: expect.stringContaining('movió'),
    });
    const again = problemOf(await old.owner.call('POST', path, { body: { file: `${file}.age`, ...sealed } }));
    expect(again.code).toBe('invalid_state');
    await old.service.stop();

    const elsewhere = join(shops.services.newFolder(), 'new');
    const restored = await runCli(elsewhere, ['restore', file, '--passphrase-file', secret]);
    expect(restored).toMatchObject({ exitCode: 0, stderr: '' });
    const there = await shops.open(elsewhere);
    expect(await stateOf(there)).toMatchObject({ state: 'here' });
    const next = await there.sell();
    expect(sequentialOf(next)).toBe(3);
    await there.owner.call('POST', '/v1/local/sync/resume');
    for (const { id } of [waiting, next]) {
      expect(await there.client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
    }
    await there.service.stop();

    // Neither a start nor an older database makes the one that was left issue again.
    const left = await shops.open(data);
    await isFenced(left);
    expect(await left.client.invoice(waiting.id)).toMatchObject({ status: 'pending' });
    await left.service.stop();
    for (const suffix of ['', '-wal', '-shm']) {
      rmSync(join(data, `mostrador.sqlite${suffix}`), { force: true });
    }
    cpSync(older, join(data, 'mostrador.sqlite'));
    const put = await shops.open(data);
    await isFenced(put);
    await put.service.stop();

    // What arrived proves its numbers once: a copy of it is a copy.
    const copied = join(shops.services.newFolder(), 'copied');
    cpSync(elsewhere, copied, { recursive: true });
    const copy = await shops.open(copied);
    expect(await refusalOf(copy)).toMatchObject({ errors: [{ code: 'numbering_unproven' }] });
    await copy.service.stop();
  });

  it('comes back by a file of the other computer', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    await first.sell();
    const file = await movedFrom(first);
    await first.service.stop();
    const elsewhere = join(shops.services.newFolder(), 'new');
    await restored(elsewhere, file);
    const there = await shops.open(elsewhere);
    expect(sequentialOf(await there.sell())).toBe(2);
    const back = await movedFrom(there);
    await there.service.stop();

    // The first file was made before it left: it does not bring the numbers back.
    await restored(data, file);
    const early = await shops.open(data);
    await isFenced(early);
    await early.service.stop();
    await restored(data, back);
    const home = await shops.open(data);
    expect(sequentialOf(await home.sell())).toBe(3);
    await home.service.stop();
  });

  it('is undone by a person who says that the file was never opened, and who then says the numbers', async () => {
    const shop = await shops.open(await shops.setUp());
    await shop.sell();
    expect(
      problemOf(await shop.owner.call('POST', `${path}/undo`, { body: { never_opened: true } })).code,
    ).toBe('invalid_state');
    await movedFrom(shop);
    const refusal = problemOf(
      await shop.owner.call('POST', `${path}/undo`, { body: { never_opened: false } }),
    );
    expect(refusal.code).toBe('validation_failed');
    const undone = await shop.owner.call('POST', `${path}/undo`, { body: { never_opened: true } });
    expect(undone.json()).toEqual({ object: 'move', state: 'here' });
    expect(await refusalOf(shop)).toMatchObject({ errors: [{ code: 'numbering_unproven' }] });
    expect(await runCli(shop.service.dataDir, ['series', 'next', 'todas'])).toMatchObject({ exitCode: 0 });
    const next = await shop.sell('wait=20');
    expect({ sequential: sequentialOf(next), status: next.status }).toEqual({
      sequential: 2,
      status: 'authorized',
    });
    await shop.service.stop();
  });

  it('is cancelled while its file is written: the file is gone, and the numbers go on here', async () => {
    const data = await shops.setUp();
    const shop = await shops.openProcess(data);
    await shop.sell();
    const cancel = () => shop.owner.call('POST', `${path}/cancel`);
    expect(problemOf(await cancel()).code).toBe('invalid_state');
    const file = join(shops.services.newFolder(), 'mi-negocio.age');
    const started = await shop.owner.call('POST', path, { body: { file, ...sealed } });
    expect(moveResource.parse(started.json())).toMatchObject({ state: 'moving', bytes: expect.any(Number) });
    expect((await cancel()).json()).toEqual({ object: 'move', state: 'here' });
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(data).filter((name) => name.startsWith('backup-work'))).toEqual([]);
    expect(sequentialOf(await shop.sell())).toBe(2);
    await shop.service.stop();
  });

  it('that cannot be written leaves everything as it was', async () => {
    const shop = await shops.open(await shops.setUp());
    const nowhere = { file: join(shops.services.newFolder(), 'missing', 'a.age'), ...sealed };
    const refused = problemOf(await shop.owner.call('POST', path, { body: nowhere }));
    expect(refused).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/file' }] });
    const unwritable = { file: '/proc/mi-negocio.age', ...sealed };
    expect((await shop.owner.call('POST', path, { body: unwritable })).status).toBe(202);
    const failed = await eventually(
      () => stateOf(shop),
      ({ problem }) => problem !== undefined,
    );
    expect(failed).toMatchObject({ state: 'here' });
    expect(sequentialOf(await shop.sell())).toBe(1);
    await shop.service.stop();
  });
});

async function stateOf({ owner }: LiveShop) {
  return moveResource.parse((await owner.call('GET', path)).json());
}

async function refusalOf({ client }: LiveShop) {
  return problemOf(await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
}

/** Nothing that counts is issued, by no way, and everybody sees why. */
async function isFenced(shop: LiveShop): Promise<void> {
  expect(await stateOf(shop)).toMatchObject({ state: 'moved' });
  expect(await refusalOf(shop)).toMatchObject({ code: 'not_ready', errors: [{ code: 'numbering_moved' }] });
  const { id, entity_id } = await liveInvoices(shop.owner);
  const readiness = (await shop.client.call('GET', `/v1/ec/entities/${entity_id}/readiness`)).json();
  expect(readiness).toMatchObject({ ready: false });
  const resume = await shop.owner.call('POST', `/v1/local/series/${id}/resume`, {
    body: { next_number: 50 },
  });
  expect(problemOf(resume)).toMatchObject({
    code: 'invalid_state',
    detail: expect.stringContaining('se movió'),
  });
}

async function movedFrom(shop: LiveShop): Promise<string> {
  const file = join(shops.services.newFolder(), 'mi-negocio.age');
  expect((await shop.owner.call('POST', path, { body: { file, ...sealed } })).status).toBe(202);
  await eventually(
    () => stateOf(shop),
    ({ state }) => state === 'moved',
  );
  expect(existsSync(file)).toBe(true);
  return file;
}

async function restored(data: string, file: string): Promise<void> {
  const secret = join(shops.services.newFolder(), 'contraseña.txt');
  writeFileSync(secret, passphrase);
  const run = await runCli(data, ['restore', file, '--passphrase-file', secret]);
  expect(run).toMatchObject({ exitCode: 0, stderr: '' });
}
