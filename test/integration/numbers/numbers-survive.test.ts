import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';
import { problemOf } from '../../support/service/api-client.ts';

const shops = liveShops();

const database = (data: string) => join(data, 'mostrador.sqlite');

/** Takes the database away with all that SQLite keeps beside it, and puts a copy in its place, if any. */
function replaceDatabase(data: string, copy?: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${database(data)}${suffix}`, { force: true });
  if (copy !== undefined) cpSync(copy, database(data));
}

/** Each key that reached the authority, with how often its number is there: no number may be there twice. */
function numbersAtAuthority(): string[] {
  return shops
    .authority()
    .documents()
    .map(({ accessKey }) => accessKey.slice(24, 39));
}

async function refusedLive({ client }: LiveShop) {
  return problemOf(await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBody() }));
}

describe('numbers', () => {
  it('go on after the log of the database was deleted, and nothing that was issued is lost', async () => {
    const data = await shops.setUp();
    const first = await shops.openProcess(data);
    const sold = [await first.sell('wait=20'), await first.sell('wait=20'), await first.sell()];
    await eventually(
      () => first.client.call('GET', `/v1/ec/invoices/${sold.at(-1)?.id}/xml`),
      ({ status }) => status === 200,
    );
    await first.service.kill();
    expect(existsSync(`${database(data)}-wal`)).toBe(true);
    for (const suffix of ['-wal', '-shm']) rmSync(`${database(data)}${suffix}`, { force: true });

    const again = await shops.open(data);
    const next = await again.sell('wait=20');
    expect([...sold, next].map(sequentialOf)).toEqual([1, 2, 3, 4]);
    for (const { id, access_key } of sold) {
      expect(await again.client.invoice(id, 'wait=20')).toMatchObject({ access_key, status: 'authorized' });
    }
    expect(new Set(numbersAtAuthority()).size).toBe(numbersAtAuthority().length);
    await again.service.stop();
  });

  it('go on after an older copy of the database was put in its place', async () => {
    const data = await shops.setUp();
    const copy = join(shops.services.newFolder(), 'older.sqlite');
    cpSync(database(data), copy);
    const first = await shops.open(data);
    const sold = [await first.sell('wait=20'), await first.sell('wait=20')];
    await first.service.stop();
    replaceDatabase(data, copy);

    const again = await shops.open(data);
    expect(await liveInvoices(again.owner)).toMatchObject({ next_number: 3 });
    for (const { id, total, access_key } of sold) {
      const back = await again.client.invoice(id, 'wait=20');
      expect(back).toMatchObject({ total, access_key, status: 'authorized' });
    }
    expect(sequentialOf(await again.sell())).toBe(3);
    await again.service.stop();
  });

  it('go on above the journal when the database was deleted and the business is set up again', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    await first.sell();
    await first.sell();
    await first.service.stop();
    replaceDatabase(data);

    const empty = await shops.open(data);
    await shops.setUpAgain(data);
    expect(await liveInvoices(empty.owner)).toMatchObject({ next_number: 3 });
    await empty.service.stop();
  });

  it('are not given by a copy of the data folder until a person says the next', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    const sold = await first.sell('wait=20');
    await first.service.stop();
    const copied = shops.services.newFolder();
    cpSync(data, copied, { recursive: true, preserveTimestamps: true });

    const copy = await shops.open(copied);
    const refusal = await refusedLive(copy);
    expect(refusal).toMatchObject({ code: 'not_ready', errors: [{ code: 'numbering_unproven' }] });
    expect(refusal.detail).toContain('Mi negocio');
    expect(await copy.client.invoice(sold.id)).toMatchObject({ status: 'authorized' });
    const { id, stopped, next_number } = await liveInvoices(copy.owner);
    expect({ stopped, next_number }).toMatchObject({ stopped: { reason: 'unproven' }, next_number: 2 });

    const path = `/v1/local/series/${id}/resume`;
    const unconfirmed = problemOf(await copy.owner.call('POST', path, { body: {} }));
    expect(unconfirmed).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/next_number' }] });
    const resumed = await copy.owner.call('POST', path, { body: { next_number: 10 } });
    expect(resumed.status).toBe(200);
    // Who stated a number that nothing proves stays recorded.
    const approvals = (await copy.owner.call('GET', '/v1/local/approvals')).json();
    expect(approvals.data).toMatchObject([
      {
        approver: { name: 'Dueño de los datos' },
        reason: 'Factura 002-003 (producción) sigue con el 10; aquí constaba el 2',
        used_for: { kind: 'series', id },
      },
    ]);
    expect(sequentialOf(await copy.sell())).toBe(10);
    await copy.service.stop();

    // Opened again, it is what it was made: the copy keeps its answer, and the original never asks.
    const later = await shops.open(copied);
    expect(sequentialOf(await later.sell())).toBe(11);
    await later.service.stop();
    const original = await shops.open(data);
    expect(sequentialOf(await original.sell())).toBe(2);
    await original.service.stop();
  });

  it('are not given where the journal of the data is gone', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    await first.sell();
    await first.service.stop();
    rmSync(join(data, 'journal'), { recursive: true });
    const again = await shops.open(data);
    expect(await refusedLive(again)).toMatchObject({ errors: [{ code: 'numbering_unproven' }] });
    const { entity_id } = await liveInvoices(again.owner);
    const readiness = (await again.client.call('GET', `/v1/ec/entities/${entity_id}/readiness`)).json();
    expect(readiness).toMatchObject({ ready: false });
    await again.service.stop();
  });

  it('come with all that was signed from a journal alone, into an empty folder', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    const sold = [await first.sell('wait=20'), await first.sell('wait=20')];
    await first.service.stop();
    const rescued = join(shops.services.newFolder(), 'rescued');
    const rebuilt = await runCli(rescued, ['--json', 'rebuild', '--journal', data]);
    expect(rebuilt).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(rebuilt.stdout)).toEqual({
      documents: 2,
      left: [],
      journals: [join(data, 'journal')],
      damaged_months: [],
      made_business: true,
      kept_as: null,
    });

    const again = await shops.open(rescued);
    for (const { id, number, access_key, total } of sold) {
      const back = await again.client.invoice(id, 'wait=20');
      expect(back).toMatchObject({ number, access_key, total, status: 'authorized' });
    }
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 3,
      stopped: { reason: 'unproven' },
    });
    await shops.setUpAgain(rescued);
    expect(await runCli(rescued, ['series', 'next', 'todas'])).toMatchObject({ exitCode: 0, stderr: '' });
    const next = await again.sell('wait=20');
    expect(next).toMatchObject({ status: 'authorized' });
    expect(sequentialOf(next)).toBe(3);
    await again.service.stop();
  });

  it('come from a backup and the journal of a lost folder, and go on once a person confirmed', async () => {
    const data = await shops.setUp();
    const first = await shops.open(data);
    await first.sell('wait=20');
    const keep = shops.services.newFolder();
    const [backup, secret] = [join(keep, 'copia.age'), join(keep, 'contraseña.txt')];
    writeFileSync(secret, 'caballo correcto batería\n');
    const sealed = ['--passphrase-file', secret];
    expect(await runCli(data, ['backup', backup, ...sealed])).toMatchObject({ exitCode: 0 });
    const later = await first.sell('wait=20');
    await first.service.stop();
    const rescued = join(shops.services.newFolder(), 'rescued');
    const rebuilt = await runCli(rescued, [
      ...['--json', 'rebuild', '--from', backup, '--journal', data],
      ...sealed,
    ]);
    expect(JSON.parse(rebuilt.stdout)).toMatchObject({ documents: 1, left: [], made_business: false });
    const again = await shops.open(rescued);
    expect(await again.client.invoice(later.id, 'wait=20')).toMatchObject({ status: 'authorized' });
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 3,
      stopped: { reason: 'unproven' },
    });
    expect(await runCli(rescued, ['series', 'next', 'todas'])).toMatchObject({ exitCode: 0 });
    // The backup brought the certificate and what opens it.
    expect(await again.sell('wait=20')).toMatchObject({ status: 'authorized' });
    await again.service.stop();
  });

  it('go on above the journal where a backup replaces data that cannot be read any more', async () => {
    const { data, backup, sold } = await soldSinceBackup();
    writeFileSync(database(data), 'x'.repeat(20_000));
    const restored = await runCli(data, ['restore', backup]);
    expect(restored).toMatchObject({ exitCode: 0, stderr: '' });
    expect(restored.stdout).toContain('Recuperado del diario: 2 documentos');
    expect(restored.stdout).toMatch(/están dañados, y quedaron en .*before-restore-/);
    expect(restored.stdout).toContain('claves de API se revocaron');

    const again = await shops.open(data);
    for (const { id } of sold) {
      expect(await again.client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
    }
    const next = await again.sell('wait=20');
    expect({ sequential: sequentialOf(next), status: next.status }).toEqual({
      sequential: 4,
      status: 'authorized',
    });
    await again.service.stop();
  });

  it('go on above the second place where data and journal are lost, once a person confirmed', async () => {
    const { data, backup, sold, stick } = await soldSinceBackup();
    writeFileSync(database(data), 'x'.repeat(20_000));
    rmSync(join(data, 'journal'), { recursive: true });
    renameSync(stick, `${stick}-pulled-out`);
    const refused = await runCli(data, ['restore', backup]);
    expect(refused).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Conecte el segundo lugar'),
    });

    renameSync(`${stick}-pulled-out`, stick);
    const restored = await runCli(data, ['--json', 'restore', backup]);
    expect(JSON.parse(restored.stdout)).toMatchObject({
      unread: ['numbers', 'closings', 'revoked_keys', 'head_office'],
      recovered: { documents: 2, left: [] },
    });
    const again = await shops.open(data);
    for (const { id } of sold) {
      expect(await again.client.invoice(id, 'wait=20')).toMatchObject({ status: 'authorized' });
    }
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 4,
      stopped: { reason: 'unproven' },
    });
    await again.service.stop();
  });

  it('are not given twice to a till that asks again after everything was lost but the journal', async () => {
    const data = await shops.setUp();
    const first = await shops.openProcess(data);
    const ask = { body: anInvoiceBody(), headers: { 'idempotency-key': 'venta-81' } };
    const sold = (await first.client.call('POST', '/v1/ec/invoices?wait=20', ask)).json();
    await first.service.kill();
    const rescued = join(shops.services.newFolder(), 'rescued');
    expect(await runCli(rescued, ['rebuild', '--journal', data])).toMatchObject({ exitCode: 0 });

    const again = await shops.open(rescued);
    await shops.setUpAgain(rescued);
    await runCli(rescued, ['series', 'next', 'todas']);
    const repeated = await again.client.call('POST', '/v1/ec/invoices', ask);
    expect(repeated.json()).toMatchObject({ id: sold.id, number: sold.number });
    const other = { ...ask, body: anInvoiceBody({ metadata: { mesa: '4' } }) };
    expect(problemOf(await again.client.call('POST', '/v1/ec/invoices', other)).code).toBe(
      'idempotency_key_reused',
    );
    expect(sequentialOf(await again.sell())).toBe(2);
    await again.service.stop();
  });

  it('cannot be rebuilt from nothing at all, which is reported', async () => {
    const { exitCode, stderr } = await runCli(join(shops.services.newFolder(), 'empty'), ['rebuild']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('--journal') });
  });
});

/** A data folder that is closed, its backup after one sale, and the two sales after it, which a second place has too. */
async function soldSinceBackup() {
  const data = await shops.setUp();
  const stick = join(shops.services.newFolder(), 'stick');
  mkdirSync(stick);
  const backup = join(shops.services.newFolder(), 'copia.sqlite');
  const shop = await shops.open(data);
  await shop.owner.call('PUT', '/v1/local/second-place', { body: { path: stick } });
  await shop.sell('wait=20');
  expect(await runCli(data, ['backup', backup])).toMatchObject({ exitCode: 0 });
  const sold = [await shop.sell('wait=20'), await shop.sell('wait=20')];
  await eventually(
    () => shop.owner.call('GET', '/v1/local/second-place'),
    (answer) => answer.json().state === 'current',
  );
  await shop.service.stop();
  return { data, stick, backup, sold };
}
