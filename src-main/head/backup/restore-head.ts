import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Opening } from '../../backup/archive/decrypt-files.ts';
import { inScratch, removeForgotten } from '../../backup/archive/scratch.ts';
import { ConfigError } from '../../config/config-error.ts';
import { writeWhole } from '../../process/flush.ts';
import { connectDatabase, type HeadTx, raiseSchema } from '../database/open-database.ts';
import { startEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { type HeadManifest, headFiles } from './head-manifest.ts';
import { loadTables } from './load-tables.ts';
import { openHead } from './open-head.ts';

export interface HeadRestore extends Pick<Opening, 'onStep' | 'signal'> {
  readonly file: string;
  readonly passphrase: string;
  /** The caller's alone; without a head office. */
  readonly dataDir: string;
  /** Of an empty database; undefined: one of its own in the folder. */
  readonly database?: string | undefined;
}

/**
 * Puts a head office back from its backup, whole or not at all. Tills know it by its certificate, and whatever it does not know any more
 * each of them reports again. Throws ConfigError, and BackupError where the backup cannot be opened.
 */
export function restoreHead({
  file,
  passphrase,
  dataDir,
  database: url,
  ...opening
}: HeadRestore): Promise<HeadManifest> {
  removeForgotten(dataDir);
  return inScratch(dataDir, async (folder) => {
    const backup = await openHead(file, passphrase, folder, opening);
    const { signal } = opening;
    const files = [headFiles.key, headFiles.certificate, headFiles.settings]
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => ({ name, path: join(dataDir, name), bytes: readFileSync(join(folder, name)) }));
    const made = files.filter(({ path }) => !existsSync(path));
    const isOther = files.some(
      ({ name, path, bytes }) =>
        name !== headFiles.settings && existsSync(path) && !bytes.equals(readFileSync(path)),
    );
    if (isOther) throw folderInUse(dataDir);
    let areWritten = false;
    const embedded =
      url === undefined ? await startEmbeddedDatabase(dataDir, () => {}, { signal }) : undefined;
    const database = connectDatabase(embedded?.url ?? url ?? '', () => {});
    try {
      await database.transaction().execute(async (tx) => {
        if (await hasTables(tx)) throw databaseInUse();
        await raiseSchema(tx, backup.schema);
        await loadTables(tx, folder, Object.keys(backup.rows));
        await beginAnew(tx);
        signal?.throwIfAborted();
        // Before the end of the transaction: a database without them is no head office that any till knows.
        for (const { path, bytes } of made) writeWhole(path, bytes);
        areWritten = true;
      });
      // Whether or not: PostgreSQL does it by itself, later.
      await sql`ANALYZE`.execute(database).catch(() => {});
    } catch (reason) {
      // The transaction may have ended well all the same, and they stand in no way of another try.
      if (!areWritten) for (const { path } of made) rmSync(path, { force: true });
      throw reason;
    } finally {
      await database.destroy();
      await embedded?.stop();
    }
    return backup;
  });
}

async function hasTables(tx: HeadTx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT to_regnamespace('pgboss') IS NOT NULL OR EXISTS (
      SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = current_schema() AND relkind IN ('r', 'p')
    ) AS has
  `.execute(tx);
  return rows[0]?.has !== false;
}

/**
 * What tills reported since, or learned, is not known here any more, and by the numbers of positions alone it might seem to be: each
 * till is to report everything once more, and to learn everything once more. Numbers of transactions are those of this database.
 */
async function beginAnew(tx: HeadTx): Promise<void> {
  await sql`UPDATE station SET incarnation = NULL, position = -1, last_batch = NULL, changes_told = -1`.execute(
    tx,
  );
  await sql`UPDATE webhook_queue SET tx = DEFAULT`.execute(tx);
}

function folderInUse(dataDir: string): ConfigError {
  return new ConfigError({
    es: `En ${dataDir} hay otra matriz: un respaldo se restaura en una carpeta vacía.`,
    en: `There is another head office in ${dataDir}: a backup is restored into an empty folder.`,
  });
}

function databaseInUse(): ConfigError {
  return new ConfigError({
    es: 'La base de datos no está vacía: un respaldo se restaura en una vacía. No se cambió nada.',
    en: 'The database is not empty: a backup is restored into an empty one. Nothing was changed.',
  });
}
