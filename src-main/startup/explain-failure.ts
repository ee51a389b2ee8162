import { PortTakenError } from '../app/port-taken-error.ts';
import { ConfigError } from '../config/config-error.ts';
import type { LocalizedText } from '../process/language.ts';
import { freeText, neededText } from '../process/size-text.ts';
import { KeyOutOfReachError } from '../secrets/key-protector.ts';
import { NewerStoreError } from '../store/migrations/migrate.ts';
import { storageFaultOf } from '../store/sqlite/condition/storage-fault.ts';
import { FolderInUseError } from '../store/sqlite/own-folder.ts';
import { NoRoomToUpdateError } from '../store/sqlite/update/room-to-update.ts';
import { exitCodes } from './exit-codes.ts';

/** What was being done when it failed. */
export interface FailedWork {
  readonly dataDir: string;
  /** What was to be written, where that is not the data folder. */
  readonly written?: string;
}

export interface ExplainedFailure {
  readonly code: number;
  readonly message: LocalizedText;
}

/** Why a door did not open, for a person, and its exit code. Undefined: a bug, to be shown whole. */
export function explainFailure(reason: unknown, work: FailedWork): ExplainedFailure | undefined {
  const { dataDir } = work;
  if (reason instanceof ConfigError) return { code: exitCodes.usage, message: reason.text };
  if (reason instanceof FolderInUseError) {
    return {
      code: exitCodes.folderInUse,
      message: {
        es:
          `Otro Mostrador ya usa la carpeta de datos ${dataDir}. Si está actualizando los datos, espere a que termine; ` +
          'si no, ciérrelo, o indique otra con --data.',
        en:
          `Another Mostrador uses the data folder ${dataDir}. If it is bringing the data up to date, wait for its end; ` +
          'otherwise close it, or name another folder with --data.',
      },
    };
  }
  if (reason instanceof PortTakenError) {
    return {
      code: exitCodes.portTaken,
      message: {
        es: 'Otro programa usa el puerto del servicio. Ciérrelo, o indique otro con --port (0: cualquiera libre).',
        en: 'Another program uses the port of the service. Close it, or name another with --port (0: any that is free).',
      },
    };
  }
  if (reason instanceof KeyOutOfReachError) {
    return { code: exitCodes.keyOutOfReach, message: outOfReachMessage(reason, dataDir) };
  }
  if (reason instanceof NewerStoreError) {
    return {
      code: exitCodes.newerData,
      message: {
        es: `Los datos de ${dataDir} son de una versión más nueva. Actualice Mostrador.`,
        en: `The data of ${dataDir} are of a newer version. Update Mostrador.`,
      },
    };
  }
  if (reason instanceof NoRoomToUpdateError) {
    const [needed, free] = [neededText(reason.needed), freeText(reason.free)];
    return {
      code: exitCodes.noSpace,
      message: {
        es:
          `Para actualizar los datos de ${dataDir} hacen falta ${needed.es} libres en el disco, y hay ${free.es}. ` +
          'No se ha cambiado nada: libere espacio y vuelva a abrir Mostrador.',
        en:
          `To bring the data of ${dataDir} up to date takes ${needed.en} of room on the disk, and there are ${free.en}. ` +
          'Nothing was changed: make room and open Mostrador again.',
      },
    };
  }
  return systemFailure(reason, work);
}

function outOfReachMessage({ obstacle, file }: KeyOutOfReachError, dataDir: string): LocalizedText {
  switch (obstacle) {
    case 'no_desktop':
      return {
        es:
          `La clave del certificado y de las contraseñas de ${dataDir} la guarda el sistema operativo, y solo la ventana ` +
          'de escritorio puede pedirla. Abra Mostrador: mientras está abierto, también en la bandeja, las órdenes y los ' +
          'programas le hablan a él. Para usar esta carpeta sin escritorio, ábralo una vez con la variable ' +
          'MOSTRADOR_SECRET_KEY_KEPT_BY=file: la clave vuelve a un archivo de la carpeta.',
        en:
          `The operating system keeps the key of the certificate and of the passwords of ${dataDir}, and only the desktop ` +
          'window can ask for it. Open Mostrador: while it is open, in the tray too, commands and programs talk to it. To ' +
          'use this folder without a desktop, open it once with the variable MOSTRADOR_SECRET_KEY_KEPT_BY=file: the key ' +
          'goes back to a file of the folder.',
      };
    case 'keyring_away':
      return {
        es:
          'El llavero del sistema operativo no responde, y guarda la clave del certificado y de las contraseñas. ' +
          'Desbloquéelo (en Linux, GNOME Keyring o KWallet; en Mac, Acceso a Llaveros) y vuelva a abrir Mostrador. No se ' +
          'ha cambiado nada.',
        en:
          'The keyring of the operating system does not answer, and it keeps the key of the certificate and of the ' +
          'passwords. Unlock it (on Linux, GNOME Keyring or KWallet; on a Mac, Keychain Access) and open Mostrador again. ' +
          'Nothing was changed.',
      };
    case 'refused':
      return {
        es:
          'El sistema operativo no abre la clave del certificado y de las contraseñas: la selló otro usuario u otro ' +
          'equipo, o su llavero es nuevo. Ábrala con aquel usuario, restaure un respaldo cifrado con «restore», o ' +
          `empiece con otra clave: ponga aparte el archivo ${file}, vuelva a abrir Mostrador e instale otra vez el ` +
          'certificado y las contraseñas. Los documentos y los números siguen enteros.',
        en:
          'The operating system does not open the key of the certificate and of the passwords: another user or computer ' +
          'sealed it, or its keyring is new. Open it as that user, restore an encrypted backup with “restore”, or begin ' +
          `with another key: put the file ${file} aside, open Mostrador again and install certificate and passwords anew. ` +
          'Documents and numbers are whole.',
      };
  }
}

function systemFailure(reason: unknown, { dataDir, written }: FailedWork): ExplainedFailure | undefined {
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined;
  if (reason instanceof Error && 'syscall' in reason && reason.syscall === 'listen') {
    return {
      code: exitCodes.portTaken,
      message: {
        es: `El sistema no deja usar ese puerto (${String(code)}). Indique otro con --port (0: cualquiera libre).`,
        en: `The system does not let that port be used (${String(code)}). Name another with --port (0: any that is free).`,
      },
    };
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return {
      code: exitCodes.failed,
      message: { es: `La ruta ${dataDir} no es una carpeta.`, en: `The path ${dataDir} is not a folder.` },
    };
  }
  if (code === 'ENOENT' || code === 'EISDIR') {
    const path = reason instanceof Error && 'path' in reason ? String(reason.path) : (written ?? dataDir);
    return {
      code: exitCodes.usage,
      message:
        code === 'ENOENT'
          ? {
              es: `No existe ${path}, o falta la carpeta donde estaría.`,
              en: `There is no ${path}, or the folder it would be in is missing.`,
            }
          : {
              es: `La ruta ${path} es una carpeta, y tiene que ser un archivo.`,
              en: `The path ${path} is a folder, and must be a file.`,
            },
    };
  }
  switch (storageFaultOf(reason)) {
    case 'full':
      return {
        code: exitCodes.noSpace,
        message: {
          es: `No queda espacio en el disco de ${written ?? dataDir}.`,
          en: `There is no room left on the disk of ${written ?? dataDir}.`,
        },
      };
    case 'read_only':
      return {
        code: exitCodes.failed,
        message: {
          es: `No se puede escribir en ${written ?? `la carpeta de datos ${dataDir}`}.`,
          en: `It is not possible to write to ${written ?? `the data folder ${dataDir}`}.`,
        },
      };
    case 'damaged':
      return {
        code: exitCodes.damagedData,
        message: {
          es:
            `El archivo de datos de ${dataDir} está dañado. Restaure un respaldo con «restore»: lo que había se guarda ` +
            'aparte y los números no retroceden. Sin respaldo, rehaga los datos con «rebuild».',
          en:
            `The data file of ${dataDir} is damaged. Restore a backup with “restore”: what was there is kept aside and ` +
            'the numbers do not go back. Without a backup, make the data anew with “rebuild”.',
        },
      };
    case undefined:
      return undefined;
  }
}
