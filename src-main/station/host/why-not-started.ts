import { join } from 'node:path';
import type { Problem } from '../../contract/problems/problems.ts';
import { filesVersion } from '../../process/head/postgres-files.ts';

/**
 * Why the head office of this computer does not run, and what a person does about it.
 *
 * @param why by the name of its exit code
 */
export function whyNotStarted(why: string, port: number, dataDir: string): string {
  switch (why) {
    case 'portTaken':
      return `Otro programa usa el puerto ${port} de este equipo. Ciérrelo, o elija otro puerto.`;
    case 'folderInUse':
      return `Otra matriz ya usa la carpeta ${dataDir}. Ciérrela primero.`;
    case 'newerData':
      return 'Los datos de la matriz son de una versión más nueva. Actualice Mostrador.';
    case 'noSpace':
      return 'No queda espacio en el disco de este equipo para la matriz.';
    case 'noDatabase':
      return noDatabase(filesVersion(join(dataDir, 'postgres')));
    case 'unsupportedSystem':
      return (
        'En Windows este computador todavía no puede ser la matriz. Elija uno con Linux o Mac, y una esta caja a él: ' +
        '«Unirme a una matriz».'
      );
    case 'closedFolder':
      return (
        `Mostrador corre aquí como root, y PostgreSQL no: su usuario «postgres» tiene que poder pasar por las carpetas de ${dataDir} ` +
        `(«chmod o+x»). O inicie Mostrador con un usuario que no sea root.`
      );
    default:
      return `La matriz no pudo iniciar, o terminó. El porqué está en ${dataDir}, en la carpeta logs.`;
  }
}

/** Of a request to start one at a port. */
export function problemOfStart(why: string, port: number, dataDir: string): Problem {
  const detail = whyNotStarted(why, port, dataDir);
  if (why !== 'portTaken') return { code: 'head_office_not_started', detail };
  return {
    code: 'validation_failed',
    errors: [{ pointer: '/port', code: 'invalid_value', message: detail }],
  };
}

function noDatabase(needed: number | undefined): string {
  if (needed === undefined) {
    return (
      'La matriz guarda sus datos en PostgreSQL, y este equipo no lo tiene. Instálelo y pulse otra vez: en Debian y Ubuntu, en una ' +
      'terminal, «sudo apt install postgresql»; en Mac, con el instalador de postgresql.org, en su carpeta usual. No hay que ' +
      'configurar nada en él.'
    );
  }
  return (
    `Los datos de la matriz son de PostgreSQL ${needed}, y este equipo no lo tiene: otra versión no los lee. ` +
    `Instale PostgreSQL ${needed} y pulse otra vez.`
  );
}
