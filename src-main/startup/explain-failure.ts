import { PortTakenError } from '../app.ts';
import { ConfigError } from '../config.ts';
import { KeyOutOfReachError } from '../secrets/key-protector.ts';
import { NewerStoreError } from '../store/migrations/migrate.ts';
import { NoRoomToUpdateError } from '../store/migrations/room-to-update.ts';
import { storageFaultOf } from '../store/sqlite/integrity/storage-fault.ts';
import { FolderInUseError } from '../store/sqlite/own-folder.ts';
import { exitCodes } from './exit-codes.ts';

/** What was being done when it failed. */
export interface FailedWork {
  readonly dataDir: string;
  /** What was to be written, where that is not the data folder. */
  readonly written?: string;
}

export interface ExplainedFailure {
  readonly code: number;
  readonly message: string;
}

/** Why a door did not open, for a person, and its exit code. Undefined: a bug, to be shown whole. */
export function explainFailure(reason: unknown, work: FailedWork): ExplainedFailure | undefined {
  const { dataDir } = work;
  if (reason instanceof ConfigError) return { code: exitCodes.usage, message: reason.message };
  if (reason instanceof FolderInUseError) {
    return {
      code: exitCodes.folderInUse,
      message:
        `Otro Mostrador ya usa la carpeta de datos ${dataDir}. Si está actualizando los datos, espere a que termine; ` +
        'si no, ciérrelo, o indique otra con --data.',
    };
  }
  if (reason instanceof PortTakenError) {
    return {
      code: exitCodes.portTaken,
      message:
        'Otro programa usa el puerto del servicio. Ciérrelo, o indique otro con --port (0: cualquiera libre).',
    };
  }
  if (reason instanceof KeyOutOfReachError) {
    return { code: exitCodes.keyOutOfReach, message: outOfReachMessage(reason, dataDir) };
  }
  if (reason instanceof NewerStoreError) {
    return {
      code: exitCodes.newerData,
      message: `Los datos de ${dataDir} son de una versión más nueva. Actualice Mostrador.`,
    };
  }
  if (reason instanceof NoRoomToUpdateError) {
    return {
      code: exitCodes.noSpace,
      message:
        `Para actualizar los datos de ${dataDir} hacen falta ${sizeText(reason.needed, Math.ceil)} libres en el ` +
        `disco, y hay ${sizeText(reason.free, Math.floor)}. No se ha cambiado nada: libere espacio y vuelva a abrir Mostrador.`,
    };
  }
  return systemFailure(reason, work);
}

function outOfReachMessage({ obstacle, file }: KeyOutOfReachError, dataDir: string): string {
  switch (obstacle) {
    case 'no_desktop':
      return (
        `La clave del certificado y de las contraseñas de ${dataDir} la guarda el sistema operativo, y solo la ventana ` +
        'de escritorio puede pedirla. Abra Mostrador: mientras está abierto, también en la bandeja, las órdenes y los ' +
        'programas le hablan a él. Para usar esta carpeta sin escritorio, ábralo una vez con la variable ' +
        'MOSTRADOR_SECRET_KEY_KEPT_BY=file: la clave vuelve a un archivo de la carpeta.'
      );
    case 'keyring_away':
      return (
        'El llavero del sistema operativo no responde, y guarda la clave del certificado y de las contraseñas. ' +
        'Desbloquéelo (en Linux, GNOME Keyring o KWallet; en Mac, Acceso a Llaveros) y vuelva a abrir Mostrador. No se ' +
        'ha cambiado nada.'
      );
    case 'refused':
      return (
        'El sistema operativo no abre la clave del certificado y de las contraseñas: la selló otro usuario u otro ' +
        'equipo, o su llavero es nuevo. Ábrala con aquel usuario, restaure un respaldo cifrado con «restore», o ' +
        `empiece con otra clave: ponga aparte el archivo ${file}, vuelva a abrir Mostrador e instale otra vez el ` +
        'certificado y las contraseñas. Los documentos y los números siguen enteros.'
      );
  }
}

/** `850 MB`, `1,4 GB`. What is needed is rounded up and what there is down, so that freeing what is said is enough. */
function sizeText(bytes: number, round: (size: number) => number): string {
  const megabytes = round(bytes / 1024 ** 2);
  if (megabytes < 1024) return `${megabytes} MB`;
  return `${(round((megabytes / 1024) * 10) / 10).toFixed(1).replace('.', ',')} GB`;
}

function systemFailure(reason: unknown, { dataDir, written }: FailedWork): ExplainedFailure | undefined {
  const code = reason instanceof Error && 'code' in reason ? reason.code : undefined;
  if (reason instanceof Error && 'syscall' in reason && reason.syscall === 'listen') {
    return {
      code: exitCodes.portTaken,
      message: `El sistema no deja usar ese puerto (${String(code)}). Indique otro con --port (0: cualquiera libre).`,
    };
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return { code: exitCodes.failed, message: `La ruta ${dataDir} no es una carpeta.` };
  }
  if (code === 'ENOENT' || code === 'EISDIR') {
    const place = reason instanceof Error && 'path' in reason ? String(reason.path) : (written ?? dataDir);
    return {
      code: exitCodes.usage,
      message:
        code === 'ENOENT'
          ? `No existe ${place}, o falta la carpeta donde estaría.`
          : `La ruta ${place} es una carpeta, y tiene que ser un archivo.`,
    };
  }
  switch (storageFaultOf(reason)) {
    case 'full':
      return { code: exitCodes.noSpace, message: `No queda espacio en el disco de ${written ?? dataDir}.` };
    case 'read_only':
      return {
        code: exitCodes.failed,
        message: `No se puede escribir en ${written ?? `la carpeta de datos ${dataDir}`}.`,
      };
    case 'damaged':
      return {
        code: exitCodes.damagedData,
        message:
          `El archivo de datos de ${dataDir} está dañado. Restaure un respaldo con «restore»: lo que había se guarda ` +
          'aparte y los números no retroceden. Sin respaldo, rehaga los datos con «rebuild».',
      };
    case undefined:
      return undefined;
  }
}
