import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupsResource } from '../../../src-main/contract/business/backups/backup.ts';
import {
  type SecondPlaceResource,
  secondPlaceResource,
} from '../../../src-main/contract/business/backups/second-place.ts';
import { readinessResource } from '../../../src-main/contract/business/entity.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';

const shops = liveShops();
const path = '/v1/local/second-place';

async function stateOf({ owner }: LiveShop): Promise<SecondPlaceResource> {
  return secondPlaceResource.parse((await owner.call('GET', path)).json());
}

function until(shop: LiveShop, state: SecondPlaceResource['state']): Promise<SecondPlaceResource> {
  return eventually(
    () => stateOf(shop),
    (place) => place.state === state,
  );
}

async function backupsRequirement({ owner, client }: LiveShop) {
  const { entity_id } = await liveInvoices(owner);
  const answer = await client.call('GET', `/v1/ec/entities/${entity_id}/readiness`);
  return readinessResource.parse(answer.json()).requirements.find(({ code }) => code === 'backups');
}

describe('a second place', () => {
  it('brings everything that was issued back after the disk died', async () => {
    const stick = shops.services.newFolder();
    const data = join(shops.services.newFolder(), 'data');
    renameSync(await shops.setUp(), data);
    const first = await shops.openProcess(data);
    expect((await first.owner.call('PUT', path, { body: { path: stick } })).json()).toMatchObject({
      state: 'current',
      path: stick,
    });
    const sold = [await first.sell('wait=20'), await first.sell('wait=20')];
    await until(first, 'current');
    const status = await runCli(data, ['status']);
    expect(status.stdout).toContain(`Segundo lugar: ${stick}, al día`);
    await first.service.kill();
    rmSync(data, { recursive: true });

    const rescued = join(shops.services.newFolder(), 'rescued');
    const rebuilt = await runCli(rescued, ['--json', 'rebuild', '--journal', stick]);
    expect(JSON.parse(rebuilt.stdout)).toMatchObject({ documents: 2, left: [], made_business: true });
    const again = await shops.open(rescued);
    await shops.setUpAgain(rescued);
    for (const { id } of sold) {
      expect(await again.client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
    }
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 3,
      stopped: { reason: 'unproven' },
    });
    await runCli(rescued, ['series', 'next', 'todas']);
    const next = await again.sell('wait=20');
    expect({ status: next.status, sequential: sequentialOf(next) }).toEqual({
      status: 'authorized',
      sequential: 3,
    });
    await again.service.stop();
  });

  it('holds up no sale while it is away, says so, and catches up when it is back', async () => {
    const stick = join(shops.services.newFolder(), 'stick');
    mkdirSync(stick);
    const data = await shops.setUp();
    const shop = await shops.open(data);
    await shop.owner.call('PUT', path, { body: { path: stick } });
    renameSync(stick, `${stick}-pulled-out`);
    await shop.sell();
    const away = await eventually(
      () => stateOf(shop),
      ({ problem }) => problem !== undefined,
    );
    expect(away).toMatchObject({ state: 'behind', problem: expect.stringContaining('no responde') });
    // The folder where it is mounted is there, and empty: nothing is put into it.
    mkdirSync(stick);
    await shop.sell();
    rmSync(stick, { recursive: true });
    renameSync(`${stick}-pulled-out`, stick);
    await until(shop, 'current');
    await shop.service.stop();
  });

  it('keeps the backups too, by the same rule, from when there is one', async () => {
    const stick = shops.services.newFolder();
    const shop = await shops.open(await shops.setUp());
    const { owner, service } = shop;
    expect(await backupsRequirement(shop)).toMatchObject({ status: 'warning', blocking: false });
    const sealed = { passphrase: 'caballo correcto batería', passphrase_again: 'caballo correcto batería' };
    const settings = '/v1/local/backups/settings';
    const nowhere = problemOf(await owner.call('PUT', settings, { body: sealed }));
    expect(nowhere.errors).toMatchObject([
      { pointer: '/folder', message: expect.stringContaining('segundo') },
    ]);
    await owner.call('PUT', path, { body: { path: stick } });
    expect((await owner.call('PUT', settings, { body: sealed })).json()).toMatchObject({
      places: [{ place: 'second_place' }],
    });
    const backups = async () => backupsResource.parse((await owner.call('GET', '/v1/local/backups')).json());
    const made = await eventually(backups, ({ places: [destination] }) => destination?.last !== undefined);
    const file = made.places[0]?.last?.file ?? '';
    expect(readdirSync(join(stick, 'mostrador', 'respaldos'))).toEqual([file]);
    const body = { place: 'second_place', file };
    expect(await backupsRequirement(shop)).toMatchObject({ status: 'met' });
    expect((await owner.call('POST', '/v1/local/backups/test', { body })).json()).toMatchObject({ ok: true });

    // Of an older day, it is the one that is kept of its week; an older one of the same day is not.
    const [kept, passed] = ['20260101T220000Z', '20260101T120000Z'].map((at) =>
      file.replace(/\d{8}T\d{6}Z/, at),
    );
    for (const name of [kept, passed]) writeFileSync(join(stick, 'mostrador', 'respaldos', name ?? ''), '');
    await owner.call('POST', '/v1/local/backups/run');
    await eventually(
      async () => readdirSync(join(stick, 'mostrador', 'respaldos')),
      (files) => !files.includes(passed ?? '') && files.includes(kept ?? ''),
    );
    await owner.call('PUT', path, { body: { path: null } });
    expect((await backups()).places).toEqual([]);
    await service.stop();
  });

  it('that cannot be written, or would be lost with the data, is refused', async () => {
    const dataDir = await shops.setUp();
    const shop = await shops.open(dataDir);
    const nowhere = join(shops.services.newFolder(), 'missing');
    for (const wanted of [nowhere, dataDir, join(dataDir, 'journal')]) {
      const refusal = problemOf(await shop.owner.call('PUT', path, { body: { path: wanted } }));
      expect(refusal, wanted).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/path' }] });
    }
    expect((await stateOf(shop)).state).toBe('off');
    await shop.service.stop();
  });
});
