import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { differences } from '../../../support/head/differences.ts';
import {
  allSent,
  askToEnrol,
  ended,
  enrol,
  enrolmentCode,
  headOfficeOf,
  ran,
  stationsOf,
} from '../../../support/head/head-shop.ts';
import { openLossyLine } from '../../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../../support/numbers/live-shop.ts';
import { problemOf } from '../../../support/service/api-client.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const invoices = z.object({ data: z.array(z.looseObject({ id: z.uuid(), number: z.string() })) });

describe.skipIf(missing !== undefined)('a till that was restored', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();

  /** A till that was backed up before it was enrolled, or after it reported two invoices; it reported two more since. */
  async function backedUp(when: 'before' | 'after') {
    const database = await postgres.another();
    const head = await heads.on(database);
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

  it('goes on above all that was given where its data or its journal are at hand, and reports everything again', async () => {
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

  it('goes on at a point that the head office gives in an empty folder, with its documents back', async () => {
    const { database, head, data, restoreInto } = await backedUp('after');
    const elsewhere = shops.services.newFolder();
    await restoreInto(elsewhere);
    const shop = await shops.open(elsewhere);
    const { replaced_points } = await broughtBack(shop);
    expect(replaced_points).toEqual([{ establishment: '002', emission_point: '003', instead: '004' }]);
    expect(await ran(elsewhere, ['status'])).toContain('emite en 002-004 en lugar de 002-003');
    expect(await shop.sell('wait=20')).toMatchObject({ number: '002-004-000000001', status: 'authorized' });

    // What was reported since the backup is here as it was, and can be credited.
    const { data: listed } = invoices.parse((await shop.client.call('GET', '/v1/ec/invoices')).json());
    expect(listed.map(({ number }) => number).toSorted()).toEqual([
      ...[1, 2, 3, 4].map((sequential) => `002-003-00000000${sequential}`),
      '002-004-000000001',
    ]);
    const fourth = listed.find(({ number }) => number === '002-003-000000004');
    const ride = await shop.client.call('GET', `/v1/ec/invoices/${fourth?.id}/ride`);
    expect(ride).toMatchObject({ status: 200 });
    const note = await shop.client.call('POST', '/v1/ec/credit-notes?wait=20', {
      body: aCreditNoteBody({ modified_document: { document_id: fourth?.id ?? '' } }),
    });
    expect(note.json()).toMatchObject({ number: '002-004-000000001', status: 'authorized' });
    await allSent(shop.owner);
    const [till] = await stationsOf(head);
    expect(till).toMatchObject({
      emission_points: expect.arrayContaining(['002-003', '002-004']),
      lost_emission_points: ['002-003'],
      documents: 6,
      conflicts: 0,
    });

    // The computer it takes the place of is the copy now; the lost point is for nobody else.
    const replaced = await shops.open(data);
    await ended(replaced.owner, 'forked');
    await ran(data, ['leave']);
    await replaced.owner.call('POST', `/v1/local/series/${(await liveInvoices(replaced.owner)).id}/resume`, {
      body: { next_number: 90 },
    });
    expect(problemOf(await askToEnrol(replaced.owner, head))).toMatchObject({
      code: 'emission_point_taken',
      detail: expect.stringMatching(/se restauró sin saber su último número/),
    });
    await Promise.all([shop.service.stop(), replaced.service.stop()]);
    expect(await differences(database, [elsewhere])).toEqual([]);
  });

  it('goes on where it was where it is killed while its documents come back', async () => {
    const database = await postgres.another();
    const head = await heads.on(database);
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const data = await shops.setUp();
    const secret = join(shops.services.newFolder(), 'contraseña.txt');
    writeFileSync(secret, 'caballo correcto batería');
    const passphrase = ['--passphrase-file', secret];
    const backup = join(shops.services.newFolder(), 'respaldo.age');
    const shop = await shops.open(data);
    await ran(data, ['enrol', (await enrolmentCode(head)).replace(head.url, line.url)]);
    await allSent(shop.owner);
    await ran(data, ['backups', 'create', backup, ...passphrase]);
    // Three answers of forty, the last of them short.
    const sold = 90;
    for (let count = 0; count < sold; count += 1) await shop.sell();
    await eventually(
      async () => (await stationsOf(head))[0],
      (till) => till?.documents === sold && till.waiting === 0,
    );
    await shop.service.stop();

    const elsewhere = shops.services.newFolder();
    await ran(elsewhere, ['backups', 'restore', backup, ...passphrase]);
    const asked: string[] = [];
    let isHeld = true;
    line.decide((path) => {
      if (!path.includes('/self/documents')) return 'answered';
      asked.push(path);
      return isHeld && asked.length > 1 ? 'answer_lost' : 'answered';
    });
    const killed = await shops.openProcess(elsewhere);
    await eventually(
      async () => asked.length,
      (times) => times > 1,
    );
    const { data: early } = invoices.parse(
      (await killed.client.call('GET', '/v1/ec/invoices?limit=100')).json(),
    );
    expect(early).toHaveLength(40);
    await killed.service.kill();
    const untilThen = asked.length;
    isHeld = false;
    const again = await shops.open(elsewhere);
    await broughtBack(again);
    const { data: back } = invoices.parse(
      (await again.client.call('GET', '/v1/ec/invoices?limit=100')).json(),
    );
    expect(new Set(back.map(({ number }) => number)).size).toBe(sold);
    // What was stored before it was killed is not asked for once more.
    expect(asked[0]).not.toContain('after=');
    expect(new Set(asked.slice(1, untilThen + 1)).size).toBe(1);
    expect(asked.slice(untilThen).every((path) => path.includes('after='))).toBe(true);
    expect(asked.slice(untilThen)).toHaveLength(2);
    await allSent(again.owner);
    await again.service.stop();
    expect(await differences(database, [elsewhere])).toEqual([]);
  });

  it('goes on at its own point where a person says the next number, and at none that the head office knows', async () => {
    const { head, restoreInto } = await backedUp('after');
    const elsewhere = shops.services.newFolder();
    await restoreInto(elsewhere);
    const shop = await shops.open(elsewhere);
    await broughtBack(shop);
    const { id, next_number, stopped } = await liveInvoices(shop.owner);
    expect({ next_number, stopped }).toMatchObject({ next_number: 5, stopped: { reason: 'unproven' } });
    const path = `/v1/local/series/${id}/resume`;
    const passed = await shop.owner.call('POST', path, { body: { next_number: 4 } });
    expect(passed.status).toBe(409);
    expect((await shop.owner.call('POST', path, { body: { next_number: 5 } })).status).toBe(200);
    const body = { ...anInvoiceBody(), emission_point: '003' };
    expect(await shop.client.issue(body, 'wait=20')).toMatchObject({ number: '002-003-000000005' });
    await allSent(shop.owner);
    expect((await stationsOf(head))[0]).toMatchObject({ documents: 5, conflicts: 0 });
    await ran(elsewhere, ['series', 'next', 'todas']);
    expect((await headOfficeOf(shop.owner)).replaced_points).toBeUndefined();
    await shop.service.stop();
  });

  it('gives no live number in an empty folder before the head office answers, unless a person says it', async () => {
    const { head, restoreInto } = await backedUp('after');
    await head.stop();
    const elsewhere = shops.services.newFolder();
    await restoreInto(elsewhere);
    const shop = await shops.open(elsewhere);
    const refusal = problemOf(await shop.client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
    expect(refusal.errors).toMatchObject([{ code: 'numbering_unproven' }]);
    await shop.service.stop();
  });

  /** A till that was restored, and has all that the head office has of it. */
  function broughtBack({ owner }: LiveShop) {
    return eventually(
      () => headOfficeOf(owner),
      ({ state, fetching, waiting }) => state === 'enrolled' && !fetching && waiting === 0,
    );
  }

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
