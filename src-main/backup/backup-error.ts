import { ConfigError } from '../config/config-error.ts';
import type { LocalizedText } from '../process/language.ts';
import { freeText, neededText } from '../process/size-text.ts';
import { storageFaultOf } from '../store/sqlite/condition/storage-fault.ts';
import type { LackingRoom } from './lacking-room.ts';

export type BackupFault = 'wrong_passphrase' | 'unreadable' | 'not_a_backup' | 'newer_version' | 'no_space';

/** A backup that cannot be made or opened; its message is for a person. */
export class BackupError extends ConfigError {
  readonly fault: BackupFault;
  /** What the disk lacks, where that was measured before it was full. */
  readonly room: LackingRoom | undefined;
  constructor(
    fault: BackupFault,
    text: LocalizedText,
    options?: ErrorOptions & { readonly room?: LackingRoom },
  ) {
    super(text, options);
    this.fault = fault;
    this.room = options?.room;
  }
}

/** Reported before anything is written, of a backup that has no room on the disk of the data once it is opened. */
export const noRoomToOpen = (room: LackingRoom): BackupError =>
  noRoom(room, { es: 'Para abrir el respaldo', en: 'To open the backup' });

/** The same of one that is to be made. */
export const noRoomToMake = (room: LackingRoom): BackupError =>
  noRoom(room, { es: 'Para hacer el respaldo', en: 'To make the backup' });

function noRoom(room: LackingRoom, what: LocalizedText): BackupError {
  const [needed, free] = [neededText(room.needed), freeText(room.free)];
  return new BackupError(
    'no_space',
    {
      es: `${what.es} hacen falta ${needed.es} libres en el disco de los datos, y hay ${free.es}: libere espacio e inténtelo otra vez.`,
      en: `${what.en} takes ${needed.en} of room on the disk of the data, and there are ${free.en}: make room and try again.`,
    },
    { room },
  );
}

/** What failed because the disk is full says nothing about the backup. */
export function noSpaceIn(reason: unknown): BackupError | undefined {
  if (storageFaultOf(reason) !== 'full') return undefined;
  return new BackupError(
    'no_space',
    {
      es: 'No queda espacio en el disco para preparar el respaldo.',
      en: 'There is no room on the disk to prepare the backup.',
    },
    { cause: reason },
  );
}
