import { ExportFailure } from './exports-in-thread.ts';

/** Why a file could not be made and what to do, for the person who waits for it. */
export function failureMessage(reason: unknown): string {
  if (reason instanceof ExportFailure && (reason.code === 'ENOSPC' || reason.code === 'EDQUOT')) {
    return 'No queda espacio en el disco para el archivo: libere espacio y expórtelo otra vez.';
  }
  return 'El archivo no se pudo preparar. Expórtelo otra vez; si vuelve a pasar, avise a quien le da soporte.';
}
