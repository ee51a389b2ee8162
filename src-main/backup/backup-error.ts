import { ConfigError } from '../config.ts';
import { storageFaultOf } from '../store/sqlite/integrity/storage-fault.ts';

export type BackupFault = 'wrong_passphrase' | 'unreadable' | 'no_space';

/** A backup that cannot be made or opened, in a person's words. */
export class BackupError extends ConfigError {
  readonly fault: BackupFault;
  constructor(fault: BackupFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** What failed because the disk is full says nothing about the backup. */
export function noSpaceIn(reason: unknown): BackupError | undefined {
  if (storageFaultOf(reason) !== 'full') return undefined;
  return new BackupError('no_space', 'No queda espacio en el disco para preparar el respaldo.', {
    cause: reason,
  });
}
