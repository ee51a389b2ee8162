/** A place where backups are kept. Every method throws PlaceError. */
export interface BackupPlace {
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

/** The place did not do it; why, and what to do, in a person's words. */
export class PlaceError extends Error {
  override readonly name = 'PlaceError';
}
