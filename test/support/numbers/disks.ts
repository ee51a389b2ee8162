import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { backupTo } from '../../../src-main/backup/backup.ts';
import { rebuild } from '../../../src-main/backup/restore/rebuild.ts';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { copyFolderIn, copyJournal } from '../../../src-main/journal/copy-journal.ts';
import { monthsIn } from '../../../src-main/journal/month-files.ts';
import { readPlace } from '../../../src-main/journal/place.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { databaseIn, type Machine } from './machine.ts';

/** A computer over its whole life: what is on its disk changes, what it told and sent does not. */
export interface Computer {
  folder: string;
  open: Machine | undefined;
  /** The emission point it sells at. */
  point: string;
  /** What it sent to the authority and must still have, by id. */
  sent: Map<string, Uint8Array>;
  /** The second place, with what had been copied to it. */
  readonly stick: string;
  copied: Map<string, Uint8Array>;
  backup: { readonly file: string; readonly sent: Map<string, Uint8Array> } | undefined;
  olderCopy: string | undefined;
}

export const keyIn = (folder: string) => `${databaseIn(folder)}.key`;

interface Surroundings {
  readonly opened: (computer: Computer) => Promise<Machine>;
  readonly close: (computer: Computer) => Promise<void>;
  /** A path at which nothing is yet. */
  readonly newFolder: (kind: string) => string;
  readonly random: SeededRandom;
}

/** What can happen to the disk of a computer, and what a person puts on it. */
export function makeDisks({ opened, close, newFolder, random }: Surroundings) {
  async function backUp(computer: Computer): Promise<void> {
    await opened(computer);
    const file = newFolder('backup');
    await backupTo(file, computer.folder);
    computer.backup = { file, sent: new Map(computer.sent) };
  }

  async function restore(computer: Computer): Promise<void> {
    await close(computer);
    if (computer.backup) await restoreFrom({ file: computer.backup.file }, computer.folder);
  }

  /** Nothing of the database can be read any more: a backup and the journal beside it bring it back. */
  async function damage(computer: Computer): Promise<void> {
    const { backup, folder } = computer;
    if (!backup) return;
    await close(computer);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseIn(folder)}${suffix}`, { force: true });
    // Restored and never opened since, it has no journal yet, and the program asks to have the file put away.
    if (monthsIn(journalFolderIn(folder)).length > 0) writeFileSync(databaseIn(folder), 'x'.repeat(20_000));
    await restoreFrom({ file: backup.file }, folder);
  }

  /** What the program says to do about damaged data. */
  async function repair(computer: Computer): Promise<void> {
    await close(computer).catch(() => undefined);
    computer.open = undefined;
    const { backup, folder } = computer;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseIn(folder)}${suffix}`, { force: true });
    if (backup) return void (await restoreFrom({ file: backup.file }, folder));
    await rebuild({ dataDir: folder, journals: [] });
  }

  async function keepOlderCopy(computer: Computer): Promise<void> {
    await close(computer);
    if (!existsSync(databaseIn(computer.folder))) return;
    computer.olderCopy = newFolder('older');
    cpSync(databaseIn(computer.folder), computer.olderCopy);
  }

  async function putOlderCopy(computer: Computer): Promise<void> {
    await close(computer);
    if (computer.olderCopy !== undefined) cpSync(computer.olderCopy, databaseIn(computer.folder));
  }

  async function copyToSecondPlace(computer: Computer): Promise<void> {
    const { journal, folder } = await opened(computer);
    const { id } = readPlace(journalFolderIn(folder));
    const end = journal.end();
    if (id === undefined || !end) return;
    await copyJournal(journalFolderIn(folder), copyFolderIn(computer.stick, id), end);
    computer.copied = new Map(computer.sent);
  }

  async function move(computer: Computer): Promise<void> {
    await close(computer);
    const folder = newFolder('computer');
    renameSync(computer.folder, folder);
    computer.folder = folder;
  }

  /** All is gone but the second place, or but a backup, or all. */
  async function loseDisk(computer: Computer): Promise<void> {
    await close(computer);
    const lost = computer.folder;
    computer.folder = newFolder('computer');
    mkdirSync(computer.folder);
    // What opens the certificate of a backup was written down elsewhere.
    if (existsSync(keyIn(lost))) cpSync(keyIn(lost), keyIn(computer.folder));
    rmSync(lost, { recursive: true });
    computer.olderCopy = undefined;
    const { backup, stick } = computer;
    const hasStick = existsSync(stick) && random.chance(0.6);
    if (hasStick) {
      await rebuild({ dataDir: computer.folder, backup, journals: [stick] });
      computer.sent = new Map([...(backup?.sent ?? []), ...computer.copied]);
    } else if (backup && random.chance(0.7)) {
      await restoreFrom({ file: backup.file }, computer.folder);
      computer.sent = new Map(backup.sent);
    } else {
      computer.sent = new Map();
    }
  }

  return {
    backUp,
    restore,
    damage,
    repair,
    keepOlderCopy,
    putOlderCopy,
    copyToSecondPlace,
    move,
    loseDisk,
  };
}
