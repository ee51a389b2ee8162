import { ConfigError } from '../../config/config-error.ts';
import { backupPassphrase } from '../../contract/business/backups/backup.ts';
import { translate } from '../../process/language.ts';
import { askHidden } from './ask-hidden.ts';
import { readPassword } from './files.ts';

const otherwise = translate({
  es: 'El respaldo se cifra con una contraseña: indíquela con --passphrase-file.',
  en: 'The backup is encrypted with a passphrase: give it with --passphrase-file.',
});

/** The passphrase that opens a backup, from a file or from the person at the terminal: never an argument. */
export async function askPassphrase(file: string | undefined): Promise<string> {
  return file === undefined
    ? askHidden(translate({ es: 'Contraseña del respaldo: ', en: 'Passphrase of the backup: ' }), otherwise)
    : readPassword(file);
}

/** One that a backup will be sealed with: a person types it twice, for a slip would lock the backup for ever. */
export async function askNewPassphrase(file: string | undefined): Promise<string> {
  const passphrase = await askPassphrase(file);
  const checked = backupPassphrase.safeParse(passphrase);
  if (!checked.success) throw new ConfigError(checked.error.issues.map(({ message }) => message).join(' '));
  if (
    file === undefined &&
    (await askHidden(translate({ es: 'Otra vez: ', en: 'Again: ' }), otherwise)) !== passphrase
  ) {
    throw new ConfigError({
      es: 'Las dos contraseñas no son iguales.',
      en: 'The two passphrases are not the same.',
    });
  }
  return passphrase;
}
