import type { EntityResource, ReadinessResource } from '../../contract/business/entity.ts';
import type { IssuingClock } from '../../issuing/ports/clock-port.ts';
import { issuingOf } from '../../issuing/preparing/clock-lock.ts';

/** The condition of the data folder, by the results of the last reads and writes. */
export type Storage = 'sound' | 'full' | 'read_only' | 'damaged';

const messages: Readonly<Record<Storage, string>> = {
  sound: 'Los datos se pueden leer y guardar.',
  full: 'No queda espacio en el disco: no se puede guardar lo que se emita.',
  read_only: 'No se puede escribir en la carpeta de datos: no se puede guardar lo que se emita.',
  damaged: 'El archivo de datos está dañado: un número podría repetirse, así que no se emite.',
};

const remedies: Readonly<Partial<Record<Storage, string>>> = {
  full: 'Libere espacio en el disco; la emisión sigue sola.',
  read_only: 'Revise el disco y los permisos de la carpeta de datos; la emisión sigue sola.',
  damaged: 'Restaure un respaldo con «restore», o rehaga los datos con «rebuild».',
};

/** The lock of a business whose documents could not be kept (api.md §7); undefined where they can. */
function storageLock(storage: Storage): EntityResource['issuing'] | undefined {
  if (storage !== 'read_only' && storage !== 'damaged') return undefined;
  return {
    allowed: false,
    lock: { code: `storage_${storage}`, message: messages[storage], canceled: false },
  };
}

export function storageRequirement(storage: Storage): ReadinessResource['requirements'][number] {
  const remedy = remedies[storage];
  return {
    code: 'storage',
    status: storage === 'sound' ? 'met' : 'missing',
    blocking: true,
    message: messages[storage],
    ...(remedy !== undefined && { remedy }),
  };
}

/** Whether a business may issue now: what cannot be written may not be, nor what cannot be dated. */
export function issuingNow(parts: {
  readonly clock: IssuingClock;
  readonly storage: () => Storage;
}): EntityResource['issuing'] {
  return storageLock(parts.storage()) ?? issuingOf(parts.clock.judge());
}
