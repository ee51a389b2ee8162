import type { ImportFailure, ImportFailureCode } from '../../contract/import.ts';

/** Why a whole import failed, for a person. */
export function importFailure(code: ImportFailureCode, file?: string): ImportFailure {
  return { code, message: file === undefined ? messages[code] : `${file}: ${messages[code]}` };
}

const messages: Readonly<Record<ImportFailureCode, string>> = {
  unreadable_archive: 'el archivo comprimido está dañado o no es un ZIP. Comprímalo otra vez y súbalo.',
  encrypted_archive: 'el ZIP pide contraseña. Quítesela y súbalo de nuevo.',
  archive_too_large: 'es demasiado grande, o se expande demasiado al abrirlo. Divídalo en varios.',
  too_many_entries: 'tiene más de 50 000 documentos. Divídalo en varios.',
  no_documents: 'No hay ningún comprobante ni clave de acceso. Suba XML, ZIP de XML, o el listado del SRI.',
  internal_error: 'Algo falló aquí. Lo ya importado está; suba los archivos de nuevo para terminar.',
};
