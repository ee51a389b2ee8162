import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { finishRestore } from '../../../src-main/backup/staged/finish-restore.ts';
import { stagingIn } from '../../../src-main/backup/staged/staging.ts';
import type { BackupContents } from '../../../src-main/contract/business/backups/restore.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const log = pino({ level: 'silent' });

const contents: BackupContents = {
  created_at: '2026-11-21T17:00:00.000Z',
  version: '1.0.0',
  ruc: '1799999990001',
  legal_name: 'ALMACENES EJEMPLO S.A.',
  documents: 2,
  series: [],
};

/** What somebody confirmed, which turns out to be no database. */
function confirmedNonsense(dataDir: string) {
  const staging = stagingIn(dataDir);
  staging.begin();
  staging.beginOpening();
  writeFileSync(staging.database, 'x'.repeat(5000));
  writeFileSync(staging.key, 'k'.repeat(32));
  staging.confirm(contents);
  return staging;
}

describe('a start that cannot put a backup in the place of the data', () => {
  it('goes on, says it, and leaves nothing of the backup', async () => {
    const dataDir = temporaryFolder();
    const staging = confirmedNonsense(dataDir);
    await finishRestore(dataDir, log);
    expect(staging.result()).toMatchObject({ ok: false, backup: contents });
    expect(readdirSync(dataDir)).toEqual(['restored.json']);
  });

  it('goes on where it cannot even be reported, and does not try again', async () => {
    const dataDir = temporaryFolder();
    const staging = confirmedNonsense(dataDir);
    // In the way of the notice, as a disk that is full is.
    mkdirSync(join(dataDir, 'restored.json.new'));
    await finishRestore(dataDir, log);
    expect(staging.result()).toBeUndefined();
    expect(existsSync(join(dataDir, 'restore'))).toBe(false);
  });

  it('goes on where nobody can read what was confirmed', async () => {
    const dataDir = temporaryFolder();
    confirmedNonsense(dataDir);
    writeFileSync(join(dataDir, 'restore', 'confirmed.json'), '{"created_at":');
    await finishRestore(dataDir, log);
    expect(existsSync(join(dataDir, 'restore'))).toBe(false);
  });
});

describe('the notice of the last restore', () => {
  it('keeps nobody from the next one where it cannot be read', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'restored.json'), 'x');
    expect(stagingIn(dataDir).result()).toBeUndefined();
  });
});
