import type { BackupDestinationName } from '../../contract/business/backups/backup.ts';

/** What was asked for: when, how encrypted, to where. */
export interface BackupPlan {
  readonly hour: number;
  readonly sealedPassphrase: Uint8Array;
  readonly folder?: string;
  readonly s3?: StoredBucket;
  /** The folder that the journal is copied to as well; a setting of its own. */
  readonly secondPlace?: string;
  readonly updatedAt: string;
}

export interface StoredBucket {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly sealedSecret: Uint8Array;
}

/** The state of one destination. */
export interface DestinationState {
  readonly destination: BackupDestinationName;
  readonly dueAt: Date;
  /** In a row. */
  readonly failures: number;
  /** When the destination was first set. */
  readonly since: Date;
  readonly trouble?: { readonly message: string; readonly since: Date };
  readonly last?: LastBackup;
}

export interface LastBackup {
  readonly at: Date;
  readonly file: string;
  readonly bytes: number;
  readonly documents: number;
}

export interface BackupStore {
  plan(): Promise<BackupPlan | undefined>;
  /** Where there is a second place, its folder. */
  secondPlace(): Promise<string | undefined>;
  /** Keeps the plan; every destination of it is due at once, one that is no longer in it is forgotten. */
  putPlan(plan: BackupPlan, at: Date): Promise<void>;
  /** Takes note that there is another second place, or none any more: what is known of it was of the one before. */
  secondPlaceChanged(at: Date): Promise<void>;
  removePlan(): Promise<void>;
  destinations(): Promise<readonly DestinationState[]>;
  putDestination(state: DestinationState): Promise<void>;
  /** The last one that was kept at a destination is gone: another is due. */
  lastRemoved(destination: BackupDestinationName, at: Date): Promise<void>;
  /** Makes every destination due, or one alone. */
  hurry(at: Date, destination?: BackupDestinationName): Promise<void>;
  /** Whose backups they are: the live business, or the practice one until there is another. */
  ruc(): Promise<string>;
}
