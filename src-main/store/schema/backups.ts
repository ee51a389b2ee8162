import type { BackupDestinationName } from '../../contract/business/backups/backup.ts';

export interface BackupsTables {
  /** What was asked for of the backups that the program makes by itself. */
  backup_plan: {
    id: 1;
    hour: number;
    /** Sealed by the secret box. */
    sealed_passphrase: Uint8Array;
    folder: string | null;
    s3_json: string | null;
    s3_sealed_secret: Uint8Array | null;
    updated_at: string;
  };
  /** The state of one destination. */
  backup_place: {
    place: BackupDestinationName;
    due_at: string;
    /** In a row. */
    failures: number;
    since: string;
    trouble: string | null;
    trouble_since: string | null;
    last_at: string | null;
    last_file: string | null;
    last_bytes: number | null;
    last_documents: number | null;
  };
}
