import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { carryOver } from '../../../src-main/backup/restore/carry-over.ts';
import { openTestStore } from '../../support/store/store.ts';

const portIs = (database: Database.Database, port: string) =>
  database.prepare("INSERT INTO setting VALUES ('hosted_head_port', ?)").run(port);

it.each([
  ['a backup from before the computer was the head office keeps it', undefined, '7443'],
  ['a backup from while it was does not bring it back', '7443', undefined],
])('%s', (_, ofBackup, current) => {
  const [incoming, replaced] = [openTestStore(), openTestStore()].map(({ file }) => {
    const database = new Database(file);
    onTestFinished(() => void database.close());
    return { file, database };
  });
  if (!incoming || !replaced) throw new Error('two stores were opened');
  if (ofBackup !== undefined) portIs(incoming.database, ofBackup);
  if (current !== undefined) portIs(replaced.database, current);
  expect(carryOver(incoming.database, replaced.file)).toEqual([]);
  expect(
    incoming.database.prepare("SELECT value FROM setting WHERE name = 'hosted_head_port'").pluck().get(),
  ).toBe(current);
});
