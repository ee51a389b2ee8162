import { z } from 'zod';

/** What encrypts the backups. Long, because whoever has a backup may try without end. */
export const backupPassphrase = z
  .string()
  .min(12, 'La contraseña de los respaldos debe tener al menos 12 caracteres.')
  .max(200, 'La contraseña de los respaldos puede tener hasta 200 caracteres.');
