import type {
  BackupSettingsBody,
  BackupsResource,
} from '../../../../src-main/contract/business/backups/backup.ts';

/** The settings as a person types them. */
export interface BackupsDraft {
  readonly hour: string;
  readonly folder: string;
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly access_key: string;
  readonly secret_key: string;
  readonly passphrase: string;
  readonly passphrase_again: string;
}

type Settings = BackupsResource['settings'];

export function draftOf(settings: Settings): BackupsDraft {
  return {
    hour: String(settings?.hour ?? 22),
    folder: settings?.folder ?? '',
    endpoint: settings?.s3?.endpoint ?? '',
    region: settings?.s3?.region ?? '',
    bucket: settings?.s3?.bucket ?? '',
    access_key: settings?.s3?.access_key ?? '',
    secret_key: '',
    passphrase: '',
    passphrase_again: '',
  };
}

/** What is sent: an empty folder is none, and so is a service without settings. */
export function settingsOf(draft: BackupsDraft): BackupSettingsBody {
  const [folder, endpoint, bucket, access_key, secret_key] = [
    draft.folder.trim(),
    draft.endpoint.trim(),
    draft.bucket.trim(),
    draft.access_key.trim(),
    draft.secret_key.trim(),
  ];
  const hasService = [endpoint, bucket, access_key, secret_key].some((typed) => typed !== '');
  return {
    hour: Number(draft.hour),
    ...(folder !== '' && { folder }),
    ...(hasService && {
      s3: {
        endpoint,
        region: draft.region.trim() || 'us-east-1',
        bucket,
        access_key,
        ...(secret_key !== '' && { secret_key }),
      },
    }),
    ...(draft.passphrase !== '' && {
      passphrase: draft.passphrase,
      passphrase_again: draft.passphrase_again,
    }),
  };
}
