import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backupTo } from '../../../src-main/backup/backup.ts';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { ConfigError } from '../../../src-main/config/config-error.ts';
import { checkIntegrity } from '../../../src-main/store/sqlite/integrity/check-integrity.ts';
import { integrityRecordsIn } from '../../../src-main/store/sqlite/integrity/integrity-record.ts';
import { openStore } from '../../../src-main/store/sqlite/open.ts';
import { openShop } from '../../support/shops/shop.ts';
import { damagePage, type PageOf } from '../../support/store/damage.ts';
import { temporaryFolder } from '../../support/store/store.ts';

describe('a restore over damaged data', () => {
  it('takes over the numbers given since the backup, and forgets the damage', async () => {
    const { folder, file, backup } = await damagedShop({ table: 'document_revision', kind: 'leaf' });
    integrityRecordsIn(folder).write({ damage: { found_at: '2026-11-21T17:00:00.000Z', detail: 'a page' } });
    expect(checkIntegrity(file, { thorough: false })).toMatchObject({ kind: 'damaged' });
    const { documents, keptAs } = await restoreFrom({ file: backup }, folder);
    expect(documents).toBe(20);
    expect(existsSync(keptAs ?? '')).toBe(true);
    expect(checkIntegrity(file, { thorough: true })).toEqual({ kind: 'sound' });
    expect(integrityRecordsIn(folder).read()).toEqual({});
    const store = openStore(file);
    const series = await store.db
      .selectFrom('series')
      .select('next_number')
      .where('environment', '=', 'test')
      .where('document_type', '=', 'invoice')
      .executeTakeFirst();
    await store.close();
    expect(series?.next_number).toBe(26);
  });

  it('says how to go on where neither data nor journal tell the numbers, and leaves everything as it is', async () => {
    const { folder, file, backup } = await damagedShop({ table: 'series', kind: 'leaf' });
    const restoring = restoreFrom({ file: backup }, folder);
    await expect(restoring).rejects.toThrow(ConfigError);
    await expect(restoring).rejects.toThrow(/no está el diario.*rebuild --from/);
    expect(checkIntegrity(file, { thorough: false })).toMatchObject({ kind: 'damaged' });
  });

  it('is not made from a damaged backup', async () => {
    const { folder, backup } = await damagedShop({ table: 'document_revision', kind: 'leaf' });
    damagePage(backup, { table: 'document', kind: 'leaf' });
    await expect(restoreFrom({ file: backup }, folder)).rejects.toThrow(/no es un respaldo legible/);
  });

  it('is needed: damaged data give no backup, not even half of one', async () => {
    const { folder } = await damagedShop({ table: 'document_revision', kind: 'leaf' });
    const file = join(temporaryFolder(), 'copy.sqlite');
    await expect(backupTo(file, folder)).rejects.toMatchObject({ code: 'SQLITE_CORRUPT' });
    expect(existsSync(file)).toBe(false);
  });
});

describe('what is known of the soundness of the data', () => {
  it('is nothing where it cannot be read', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'integrity.json'), '{"sound_at":');
    expect(integrityRecordsIn(folder).read()).toEqual({});
  });
});

/** A shop that issued five invoices after its backup of twenty, and whose file was damaged then. */
async function damagedShop(page: PageOf) {
  const shop = await openShop();
  const folder = dirname(shop.file);
  const backup = join(temporaryFolder(), 'copy.sqlite');
  for (let issued = 0; issued < 25; issued += 1) {
    if (issued === 20) await backupTo(backup, folder);
    await shop.issue();
  }
  await shop.store.close();
  damagePage(shop.file, page);
  return { folder, file: shop.file, backup };
}
