import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { backupTo } from '../../../src-main/backup/backup.ts';
import { rebuild } from '../../../src-main/backup/restore/rebuild.ts';
import { restoreFrom } from '../../../src-main/backup/restore/restore.ts';
import { keysOf } from '../../../src-main/documents/values/keys-of.ts';
import {
  copyFolderIn,
  copyJournal,
  OtherJournalError,
} from '../../../src-main/numbers/journal/copy-journal.ts';
import { readIdentity } from '../../../src-main/numbers/journal/identity.ts';
import { openJournal } from '../../../src-main/numbers/journal/journal.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { copyOver, journalDamages } from './damage.ts';
import { databaseIn, type Machine } from './machine.ts';

/** Documents by id, each with the bytes that were sent to the authority; undefined while it is not signed. */
export type Issued = Map<string, Uint8Array | undefined>;

/** A computer over its whole life: what is on its disk changes, what it answered and sent does not. */
export interface Computer {
  folder: string;
  open: Machine | undefined;
  /** By how much its clock is behind, milliseconds. */
  clockBehind: number;
  /** The emission point it sells at. */
  point: string;
  /** What it answered and must still have. */
  issued: Issued;
  /** What of that the journal of the folder has. */
  journaled: Issued;
  /** Of what may have been lost or changed in the journal, a later signature there brings nothing back. */
  readonly damaged: Set<string>;
  /** Where its user keeps the state of programs. */
  state: string;
  /** The second place, with what had been copied to it. */
  readonly stick: string;
  copied: Issued;
  backup: { readonly file: string; readonly issued: Issued } | undefined;
  olderCopy: Older | undefined;
  olderFolder: Older | undefined;
  /** A folder that was put away as it was, while a copy of it was used. */
  original: Older | undefined;
}

/** One on which nothing was done yet. */
export function aComputer(paths: Pick<Computer, 'folder' | 'stick' | 'state'>): Computer {
  const documents = {
    issued: new Map(),
    journaled: new Map(),
    copied: new Map(),
    damaged: new Set<string>(),
  };
  const nothing = { open: undefined, backup: undefined, olderCopy: undefined };
  return {
    ...paths,
    ...documents,
    ...nothing,
    clockBehind: 0,
    point: '001',
    olderFolder: undefined,
    original: undefined,
  };
}

/** A copy of before, with what had been issued by then. */
export interface Older {
  readonly path: string;
  readonly issued: Issued;
  readonly journaled: Issued;
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
    computer.backup = { file, issued: new Map(computer.issued) };
  }

  async function restore(computer: Computer): Promise<void> {
    await close(computer);
    if (!computer.backup) return;
    await restoreFrom({ file: computer.backup.file }, computer.folder);
    goBackTo(computer, computer.backup.issued);
  }

  /** The database is an older one; what the journal has beside that comes back. */
  function goBackTo(computer: Computer, issued: Issued): void {
    computer.issued = new Map([...issued, ...computer.journaled]);
  }

  /** Nothing of the database can be read any more: a backup and the journal beside it bring it back. */
  async function damage(computer: Computer): Promise<void> {
    const { backup, folder } = computer;
    if (!backup) return;
    await close(computer);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseIn(folder)}${suffix}`, { force: true });
    // Restored and never opened since, or damaged, it has no journal, and the program asks to have the file put away.
    if (openJournal(journalFolderIn(folder)).end()) writeFileSync(databaseIn(folder), 'x'.repeat(20_000));
    await restoreFrom({ file: backup.file }, folder);
    goBackTo(computer, backup.issued);
  }

  /** What the program says to do about damaged data. */
  async function repair(computer: Computer): Promise<void> {
    await close(computer).catch(() => undefined);
    computer.open = undefined;
    const { backup, folder } = computer;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseIn(folder)}${suffix}`, { force: true });
    goBackTo(computer, backup?.issued ?? new Map());
    if (backup) return void (await restoreFrom({ file: backup.file }, folder));
    await rebuild({ dataDir: folder, journals: [] });
  }

  async function keepOlderCopy(computer: Computer): Promise<void> {
    // After a power cut the database may lack what the journal has.
    await opened(computer);
    await close(computer);
    const { issued, journaled } = computer;
    computer.olderCopy = { path: newFolder('older'), issued: new Map(issued), journaled: new Map(journaled) };
    cpSync(databaseIn(computer.folder), computer.olderCopy.path);
  }

  async function putOlderCopy(computer: Computer): Promise<void> {
    await close(computer);
    if (!computer.olderCopy) return;
    cpSync(computer.olderCopy.path, databaseIn(computer.folder));
    goBackTo(computer, computer.olderCopy.issued);
  }

  async function keepOlderFolder(computer: Computer): Promise<void> {
    await close(computer);
    const { issued, journaled } = computer;
    computer.olderFolder = {
      path: newFolder('older'),
      issued: new Map(issued),
      journaled: new Map(journaled),
    };
    cpSync(computer.folder, computer.olderFolder.path, { recursive: true, preserveTimestamps: true });
  }

  /** Over the folder as it is, or in its place. */
  async function putOlderFolder(computer: Computer): Promise<void> {
    await close(computer);
    const { olderFolder, folder } = computer;
    if (!olderFolder) return;
    if (random.chance(0.5)) rmSync(folder, { recursive: true });
    copyOver(olderFolder.path, folder);
    computer.issued = new Map(olderFolder.issued);
    computer.journaled = new Map(olderFolder.journaled);
  }

  /** The folder is put away, and a copy of it used from now on: a disk that is being replaced, or looked at. */
  async function workOnCopy(computer: Computer): Promise<void> {
    await close(computer);
    const { folder, issued, journaled } = computer;
    computer.original = { path: folder, issued: new Map(issued), journaled: new Map(journaled) };
    computer.folder = newFolder('computer');
    cpSync(folder, computer.folder, { recursive: true, preserveTimestamps: true });
  }

  /** The folder that was put away is used again, the very same. */
  async function putOriginalBack(computer: Computer): Promise<void> {
    if (!computer.original) return;
    await opened(computer);
    await close(computer);
    const { path, issued, journaled } = computer.original;
    // What the copy signed meanwhile may be signed here once more: nothing of it is put into this folder.
    const nothing = { original: undefined, backup: undefined, olderCopy: undefined, olderFolder: undefined };
    Object.assign(computer, { folder: path, issued, journaled, ...nothing });
  }

  /** Nothing says any more what the journal has, beside the database as it is or an older one. */
  async function damageJournal(computer: Computer): Promise<void> {
    await opened(computer);
    await close(computer);
    journalDamages[random.pick(keysOf(journalDamages))](journalFolderIn(computer.folder), random);
    for (const id of computer.issued.keys()) computer.damaged.add(id);
    computer.journaled = new Map();
    if (random.chance(0.6)) await putOlderCopy(computer);
  }

  async function copyToSecondPlace(computer: Computer): Promise<void> {
    const { journal, folder } = await opened(computer);
    const { id } = readIdentity(journalFolderIn(folder));
    const end = journal.end();
    if (id === undefined || !end) return;
    try {
      await copyJournal(journalFolderIn(folder), copyFolderIn(computer.stick, id), end);
      computer.copied = new Map(computer.journaled);
    } catch (reason) {
      // The journal was damaged in a part that no start reads: the second place says so, and keeps what it has.
      if (!(reason instanceof OtherJournalError)) throw reason;
    }
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
    computer.olderFolder = undefined;
    computer.original = undefined;
    // The data folder alone, or all that was on the computer.
    if (random.chance(0.5)) computer.state = newFolder('state');
    const { backup, stick } = computer;
    const hasStick = existsSync(stick) && random.chance(0.6);
    if (hasStick) {
      await rebuild({ dataDir: computer.folder, backup, journals: [stick] });
      computer.issued = new Map([...(backup?.issued ?? []), ...computer.copied]);
    } else if (backup && random.chance(0.7)) {
      await restoreFrom({ file: backup.file }, computer.folder);
      computer.issued = new Map(backup.issued);
    } else {
      computer.issued = new Map();
    }
    computer.journaled = hasStick ? new Map(computer.copied) : new Map();
  }

  return {
    backUp,
    restore,
    damage,
    repair,
    keepOlderCopy,
    putOlderCopy,
    keepOlderFolder,
    putOlderFolder,
    workOnCopy,
    putOriginalBack,
    damageJournal,
    copyToSecondPlace,
    move,
    loseDisk,
  };
}
