import { NewerDatabaseError } from '../head/database/open-database.ts';
import { NoPostgresError, UnsupportedSystemError } from '../head/embedded/postgres-programs.ts';
import { ClosedFolderError } from '../head/embedded/postgres-user.ts';
import { exitCodes } from './exit-codes.ts';
import { type ExplainedFailure, explainFailure } from './explain-failure.ts';

/** Why a head office was not opened, for a person, and its exit code. Undefined: a bug, to be shown whole. */
export function explainHeadFailure(reason: unknown, dataDir: string): ExplainedFailure | undefined {
  if (reason instanceof NewerDatabaseError) {
    return {
      code: exitCodes.newerData,
      message: {
        es: 'La base de datos es de una versión más nueva. Actualice Mostrador.',
        en: 'The database is of a newer version. Update Mostrador.',
      },
    };
  }
  if (reason instanceof NoPostgresError) {
    const { needed } = reason;
    return {
      code: exitCodes.noDatabase,
      message:
        needed === undefined
          ? {
              es: 'En este equipo no hay ningún PostgreSQL. Instale uno (en Debian y Ubuntu: sudo apt install postgresql), o indique el de otro con --database.',
              en: 'There is no PostgreSQL on this computer. Install one (on Debian and Ubuntu: sudo apt install postgresql), or name that of another with --database.',
            }
          : {
              es: `Los datos de la matriz son de PostgreSQL ${needed}, y este equipo no lo tiene: otra versión no los lee. Instale la ${needed}.`,
              en: `The data of the head office are of PostgreSQL ${needed}, which this computer has not: no other version reads them. Install ${needed}.`,
            },
    };
  }
  if (reason instanceof UnsupportedSystemError) {
    return {
      code: exitCodes.unsupportedSystem,
      message: {
        es: 'En Windows la matriz no inicia un PostgreSQL propio todavía. Indique uno con --database.',
        en: 'On Windows the head office does not run a PostgreSQL of its own yet. Name one with --database.',
      },
    };
  }
  if (reason instanceof ClosedFolderError) {
    const { folder } = reason;
    return {
      code: exitCodes.closedFolder,
      message: {
        es: `PostgreSQL no corre como root: su usuario «postgres» tiene que poder pasar por ${folder} (chmod o+x ${folder}). O inicie la matriz con un usuario que no sea root.`,
        en: `PostgreSQL does not run as root: its user “postgres” must be able to pass through ${folder} (chmod o+x ${folder}). Or start the head office as a user other than root.`,
      },
    };
  }
  // disk_full (https://www.postgresql.org/docs/current/errcodes-appendix.html).
  if (reason instanceof Error && 'code' in reason && reason.code === '53100') {
    return {
      code: exitCodes.noSpace,
      message: {
        es: 'No queda espacio en el disco de la base de datos. Libere espacio e inténtelo otra vez.',
        en: 'There is no room on the disk of the database. Make room and try again.',
      },
    };
  }
  const isOfNetwork = reason instanceof Error && 'code' in reason && reason.code === 'ECONNREFUSED';
  if (isOfNetwork) {
    return {
      code: exitCodes.failed,
      message: {
        es: 'El PostgreSQL de --database no contesta.',
        en: 'The PostgreSQL of --database does not answer.',
      },
    };
  }
  return explainFailure(reason, { dataDir });
}
