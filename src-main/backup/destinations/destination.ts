/** A destination of backups. Every method throws DestinationError. */
export interface BackupDestination {
  /** The names and sizes of all files in it. */
  list(): Promise<readonly StoredFile[]>;
  /** Puts a file there under a name, whole or not at all. */
  put(file: string, name: string): Promise<void>;
  /** Brings one back, unless the signal ends it. */
  fetch(name: string, file: string, signal: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
}

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

/** The destination failed; why, and what to do, for a person. */
export class DestinationError extends Error {
  override readonly name = 'DestinationError';
}
