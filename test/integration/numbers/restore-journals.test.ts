import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { type LiveShop, liveInvoices, liveShops, sequentialOf } from '../../support/numbers/live-shop.ts';

const shops = liveShops();
const passphrase = 'caballo correcto batería';

/** A closed folder with a backup after its first sale and two sales since, with the content of each on a second place. */
async function soldSinceBackup() {
  const data = await shops.setUp();
  const stick = join(shops.services.newFolder(), 'stick');
  mkdirSync(stick);
  const shop = await shops.open(data);
  await shop.owner.call('PUT', '/v1/local/second-place', { body: { path: stick } });
  await shop.sell('wait=20');
  const secret = join(shops.services.newFolder(), 'contraseña.txt');
  writeFileSync(secret, `${passphrase}\n`);
  const sealed = ['--passphrase-file', secret];
  const backup = join(shops.services.newFolder(), 'copia.age');
  expect(await runCli(data, ['backup', backup, ...sealed])).toMatchObject({ exitCode: 0 });
  const sold = [await shop.sell('wait=20'), await shop.sell('wait=20')];
  await eventually(
    () => shop.owner.call('GET', '/v1/local/second-place'),
    (answer) => answer.json().state === 'current',
  );
  await shop.service.stop();
  const restore = async (folder: string, ...options: readonly string[]) => {
    const ended = await runCli(folder, ['--json', 'restore', backup, ...options, ...sealed]);
    expect(ended).toMatchObject({ exitCode: 0, stderr: '' });
    return JSON.parse(ended.stdout);
  };
  const restoreOutput = async (folder: string) =>
    (await runCli(folder, ['restore', backup, ...sealed])).stdout;
  return { data, stick, sold, restore, restoreOutput };
}

type Sold = Awaited<ReturnType<typeof soldSinceBackup>>['sold'];

async function expectBack({ client }: LiveShop, sold: Sold): Promise<void> {
  for (const { id, number } of sold) {
    expect(await client.invoice(id, 'wait=20')).toMatchObject({ number, status: 'authorized' });
  }
}

/** Takes out of a journal what a document says, and leaves its number. */
function removeContents(journal: string, documentId: string): void {
  for (const name of readdirSync(journal).filter((file) => file.endsWith('.ndjson'))) {
    const file = join(journal, name);
    const lines = readFileSync(file, 'utf8').split('\n');
    const kept = lines.filter((line) => !line.includes(documentId) || line.includes('"kind":"number"'));
    writeFileSync(file, kept.join('\n'));
  }
}

const emptyFolder = () => join(shops.services.newFolder(), 'rescued');

describe('a backup that is restored', () => {
  it('into an empty folder brings what the second place has, and proposes the number after it', async () => {
    const { stick, sold, restore } = await soldSinceBackup();
    const rescued = emptyFolder();
    expect(await restore(rescued)).toMatchObject({
      missing: [],
      recovered: { documents: 2, left: [], journals: [expect.stringContaining(stick)], damaged_months: [] },
    });
    const again = await shops.open(rescued);
    await expectBack(again, sold);
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 4,
      stopped: { reason: 'unproven' },
    });
    expect(await runCli(rescued, ['series', 'next', 'todas'])).toMatchObject({ exitCode: 0 });
    expect(sequentialOf(await again.sell('wait=20'))).toBe(4);
    await again.service.stop();
  });

  it('says where the second place does not answer, and takes a journal that is named', async () => {
    const { data, stick, sold, restore, restoreOutput } = await soldSinceBackup();
    renameSync(stick, `${stick}-pulled-out`);
    const rescued = emptyFolder();
    const output = await restoreOutput(rescued);
    expect(output).toContain('No se encontró ningún diario de números');
    expect(output).toContain(`El segundo lugar ${stick} no responde`);
    const again = await shops.open(rescued);
    expect(await liveInvoices(again.owner)).toMatchObject({ stopped: { reason: 'unproven' } });
    await again.service.stop();

    const other = emptyFolder();
    expect(await restore(other, '--journal', data)).toMatchObject({ recovered: { documents: 2 } });
    const named = await shops.open(other);
    await expectBack(named, sold);
    expect(await liveInvoices(named.owner)).toMatchObject({ next_number: 4 });
    await named.service.stop();

    const nowhere = await runCli(emptyFolder(), [
      ...['restore', join(data, 'mostrador.sqlite'), '--journal', shops.services.newFolder()],
    ]);
    expect(nowhere).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('no hay un diario de números'),
    });
  });

  it('where the database alone is gone goes on from the journal beside it', async () => {
    const { data, stick, sold, restore } = await soldSinceBackup();
    rmSync(stick, { recursive: true });
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(data, `mostrador.sqlite${suffix}`), { force: true });
    expect(await restore(data)).toMatchObject({ missing: [], recovered: { documents: 2 } });
    const again = await shops.open(data);
    await expectBack(again, sold);
    expect(sequentialOf(await again.sell('wait=20'))).toBe(4);
    await again.service.stop();
  });

  it('names in the status what the journal knows and could not give back', async () => {
    const { data, stick, sold, restore } = await soldSinceBackup();
    rmSync(stick, { recursive: true });
    const [lost] = sold;
    removeContents(join(data, 'journal'), lost?.id ?? '');
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(data, `mostrador.sqlite${suffix}`), { force: true });
    expect(await restore(data)).toMatchObject({
      recovered: { documents: 1, left: [{ why: 'unsigned' }], damaged_months: [expect.any(String)] },
    });
    const again = await shops.open(data);
    const month = (lost?.issue_date ?? '').slice(0, 7);
    const { stdout } = await runCli(data, ['status']);
    expect(stdout).toContain(`NO VOLVIERON DEL DIARIO: 1 documento (${lost?.number}).`);
    expect(stdout).toContain(`El diario está dañado en ${month}.`);
    const { attention } = JSON.parse((await runCli(data, ['--json', 'status'])).stdout);
    expect(attention).toContainEqual(
      expect.objectContaining({
        items: expect.arrayContaining([
          expect.objectContaining({ kind: 'journal_incomplete', count: 1, damaged_months: [month] }),
        ]),
      }),
    );
    await again.service.stop();
  });

  it('over data without their journal brings the documents of these data back', async () => {
    const { data, stick, sold, restore } = await soldSinceBackup();
    rmSync(stick, { recursive: true });
    rmSync(join(data, 'journal'), { recursive: true });
    expect(await restore(data)).toMatchObject({ kept_as: expect.any(String), recovered: { documents: 2 } });
    const again = await shops.open(data);
    await expectBack(again, sold);
    expect(await liveInvoices(again.owner)).toMatchObject({
      next_number: 4,
      stopped: { reason: 'unproven' },
    });
    await again.service.stop();
  });
});
