import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { monthFile, monthsIn } from '../../../src-main/numbers/journal/month-files.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { copyOver } from '../../support/numbers/damage.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';
import { stateFolderOf } from '../../support/service/state-folder.ts';

const shops = liveShops();

/** A folder with one sale, a copy of it, and two sales after the copy. */
async function soldSinceCopy() {
  const data = await shops.setUp();
  const first = await shops.open(data);
  await first.sell('wait=20');
  await first.service.stop();
  const copy = join(shops.services.newFolder(), 'copy');
  cpSync(data, copy, { recursive: true, preserveTimestamps: true });
  const later = await shops.open(data);
  const sold = [await later.sell('wait=20'), await later.sell('wait=20')];
  await later.service.stop();
  return { data, copy, sold };
}

/** The last month of a journal. */
function journalIn(data: string): string {
  const folder = journalFolderIn(data);
  return monthFile(folder, monthsIn(folder).at(-1) ?? '');
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

/** Nothing live is issued, for that cause; a person who says so goes on at the number that is proposed. */
async function expectUnproven(shop: LiveShop, cause: string, proposed: number): Promise<void> {
  const refusal = problemOf(await shop.client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
  expect(refusal).toMatchObject({ code: 'not_ready', errors: [{ code: 'numbering_unproven' }] });
  const { stopped, next_number, entity_id } = await liveInvoices(shop.owner);
  expect({ stopped, next_number }).toMatchObject({
    stopped: { reason: 'unproven', cause },
    next_number: proposed,
  });
  const readiness = (await shop.client.call('GET', `/v1/ec/entities/${entity_id}/readiness`)).json();
  expect(readiness).toMatchObject({ ready: false });
  expect(await runCli(shop.service.dataDir, ['series', 'next', 'todas'])).toMatchObject({ exitCode: 0 });
  expect(sequentialOf(await shop.sell('wait=20'))).toBe(proposed);
}

describe('a data folder that was set back', () => {
  it('issues nothing after an older copy was put over it, and proposes the number after the last', async () => {
    const { data, copy } = await soldSinceCopy();
    copyOver(copy, data);
    const again = await shops.open(data);
    await expectUnproven(again, 'behind', 4);
    await again.service.stop();
    // What a person stated is known at the next start.
    const later = await shops.open(data);
    expect(sequentialOf(await later.sell('wait=20'))).toBe(5);
    await later.service.stop();
  });

  it('issues nothing where it was put away, a copy of it used, and it is put back', async () => {
    const { data, copy } = await soldSinceCopy();
    const state = { MOSTRADOR_STATE: stateFolderOf(data) };
    const other = await shops.open(copy, state);
    await expectUnproven(other, 'behind', 4);
    await other.service.stop();
    const original = await shops.open(data);
    await expectUnproven(original, 'behind', 5);
    await original.service.stop();
  });

  it('gets back what a second place has, and issues nothing until a person says so', async () => {
    const { data, copy, sold } = await soldSinceCopy();
    const stick = shops.services.newFolder();
    const shop = await shops.open(data);
    const body = { path: stick };
    expect((await shop.owner.call('PUT', '/v1/local/second-place', { body })).status).toBe(200);
    await shop.service.stop();
    const older = join(shops.services.newFolder(), 'older');
    cpSync(data, older, { recursive: true, preserveTimestamps: true });
    const later = await shops.open(data);
    sold.push(await later.sell('wait=20'));
    await later.service.stop();
    copyOver(older, data);
    rmSync(copy, { recursive: true });

    const again = await shops.open(data);
    for (const { id } of sold) {
      expect(await again.client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
    }
    await expectUnproven(again, 'behind', 5);
    await again.service.stop();
  });

  it('gets back what a second place has of the journal that numbered on from it', async () => {
    const { data } = await soldSinceCopy();
    const stick = shops.services.newFolder();
    const shop = await shops.open(data);
    await shop.owner.call('PUT', '/v1/local/second-place', { body: { path: stick } });
    await shop.service.stop();
    const older = join(shops.services.newFolder(), 'older');
    cpSync(data, older, { recursive: true, preserveTimestamps: true });
    rmSync(journalFolderIn(data), { recursive: true });
    const later = await shops.open(data);
    await expectUnproven(later, 'copied', 4);
    const sold = await later.sell('wait=20');
    await later.service.stop();
    copyOver(older, data);

    const again = await shops.open(data);
    expect(await again.client.invoice(sold.id, 'wait=20')).toMatchObject({ status: 'authorized' });
    await expectUnproven(again, 'behind', 6);
    await again.service.stop();
  });

  it('issues nothing beside a journal that lacks its end and an older database', async () => {
    const { data, copy } = await soldSinceCopy();
    const file = journalIn(data);
    writeFileSync(file, `${linesOf(file).slice(0, 3).join('\n')}\n`);
    cpSync(join(copy, 'mostrador.sqlite'), join(data, 'mostrador.sqlite'));
    const again = await shops.open(data);
    await expectUnproven(again, 'behind', 4);
    await again.service.stop();
  });

  it('issues nothing beside a damaged journal, where the database has all and this computer was forgotten', async () => {
    const { data } = await soldSinceCopy();
    const file = journalIn(data);
    writeFileSync(file, `${linesOf(file).slice(0, -1).join('\n')}\n`);
    const again = await shops.open(data, { MOSTRADOR_STATE: shops.services.newFolder() });
    await expectUnproven(again, 'journal_damaged', 4);
    await again.service.stop();
  });

  it('is opened where this computer cannot remember anything, and says so in the log', async () => {
    const data = await shops.setUp();
    const shop = await shops.open(data, { MOSTRADOR_STATE: join(data, 'mostrador.sqlite') });
    await shop.sell('wait=20');
    await shop.service.stop();
    expect(shop.service.log()).toContain('could not be written down');
    const again = await shops.open(data);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(2);
    await again.service.stop();
  });
});
