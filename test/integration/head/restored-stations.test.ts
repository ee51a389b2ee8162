import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { differences } from '../../support/head/differences.ts';
import { allSent, ended, enrol, headOfficeOf, ran, stationsOf } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till that was restored', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  /** A till that was backed up before it was enrolled, or after it told of two invoices; it told of two more since. */
  async function backedUp(when: 'before' | 'after') {
    const database = await postgres.another();
    const head = await heads.start([
      '--data',
      shops.services.newFolder(),
      '--port',
      '0',
      '--database',
      database,
    ]);
    const data = await shops.setUp();
    const secret = join(shops.services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, 'caballo correcto batería');
    const passphrase = ['--passphrase-file', secret];
    const backup = join(shops.services.newFolder(), 'respaldo.age');
    const shop = await shops.open(data);
    const backUp = () => ran(data, ['backups', 'create', backup, ...passphrase]);
    if (when === 'before') await backUp();
    await enrol(shop.owner, head);
    await shop.sell('wait=20');
    await shop.sell('wait=20');
    await allSent(shop.owner);
    if (when === 'after') await backUp();
    await shop.sell('wait=20');
    await shop.sell('wait=20');
    await allSent(shop.owner);
    await shop.service.stop();
    const restoreInto = (folder: string) => ran(folder, ['backups', 'restore', backup, ...passphrase]);
    return { database, head, data, restoreInto };
  }

  it('goes on above all that was given where its data or its journal are at hand, and tells everything again', async () => {
    const { database, head, data, restoreInto } = await backedUp('before');
    await restoreInto(data);
    const again = await shops.open(data);
    expect(await allSent(again.owner)).toMatchObject({ state: 'enrolled' });
    expect(sequentialOf(await again.sell('wait=20'))).toBe(5);
    await allSent(again.owner);
    await again.service.stop();
    expect(await differences(database, [data])).toEqual([]);
    expect(await stationsOf(head)).toMatchObject([{ state: 'enrolled', documents: 5, conflicts: 0 }]);
  });

  it('gives no live number in an empty folder until a person says it, and none that the head office knows', async () => {
    const { head, data, restoreInto } = await backedUp('after');
    const elsewhere = shops.services.newFolder();
    await restoreInto(elsewhere);
    const shop = await shops.open(elsewhere);
    await allSent(shop.owner);
    const { id, next_number, stopped } = await liveInvoices(shop.owner);
    expect({ next_number, stopped }).toMatchObject({ next_number: 5, stopped: { reason: 'unproven' } });
    const refusal = problemOf(await shop.client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
    expect(refusal.errors).toMatchObject([{ code: 'numbering_unproven' }]);
    const path = `/v1/local/series/${id}/resume`;
    const passed = await shop.owner.call('POST', path, { body: { next_number: 4 } });
    expect(passed.status).toBe(409);
    expect((await shop.owner.call('POST', path, { body: { next_number: 5 } })).status).toBe(200);
    expect(sequentialOf(await shop.sell('wait=20'))).toBe(5);
    await allSent(shop.owner);
    expect(await stationsOf(head)).toMatchObject([{ documents: 5, conflicts: 0 }]);

    // The computer it takes the place of is the copy now.
    const replaced = await shops.open(data);
    await ended(replaced.owner, 'forked');
    await Promise.all([shop.service.stop(), replaced.service.stop()]);
  });

  it('does so too where an older copy of its database was put in place by hand', async () => {
    const { database, head, data } = await backedUp('after');
    const file = join(data, 'mostrador.sqlite');
    const older = join(shops.services.newFolder(), 'older.sqlite');
    cpSync(file, older);
    const shop = await shops.open(data);
    await shop.sell('wait=20');
    await allSent(shop.owner);
    await shop.service.stop();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
    cpSync(older, file);
    const again = await shops.open(data);
    expect(await headOfficeOf(again.owner)).not.toMatchObject({ state: 'forked' });
    expect(await allSent(again.owner)).toMatchObject({ state: 'enrolled' });
    expect(sequentialOf(await again.sell('wait=20'))).toBe(6);
    await allSent(again.owner);
    await again.service.stop();
    expect(await differences(database, [data])).toEqual([]);
    expect(await stationsOf(head)).toMatchObject([{ documents: 6, conflicts: 0 }]);
  });
});
