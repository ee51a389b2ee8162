import type { BackupDestinationName, BackupsResource } from '../contract/business/backups/backup.ts';
import type { SecondPlaceResource } from '../contract/business/backups/second-place.ts';
import type { ReadinessResource } from '../contract/business/entity.ts';
import type { Environment } from '../documents/kinds.ts';
import { ecuadorDate } from '../documents/values/ecuador-time.ts';

type Requirement = ReadinessResource['requirements'][number];

/** What is kept of the data besides this disk. */
export interface Copies {
  readonly secondPlace: SecondPlaceResource;
  readonly backups: BackupsResource;
}

/** None of it keeps a shop from issuing; without it, what was issued is lost with the disk. Pure. */
export function copiesRequirements(
  { secondPlace, backups }: Copies,
  environment: Environment,
): readonly Requirement[] {
  return [...secondPlaceRequirement(secondPlace), ...backupsRequirement(backups, environment)];
}

/** A business that has none is not asked for one. */
function secondPlaceRequirement(place: SecondPlaceResource): readonly Requirement[] {
  if (place.state === 'off') return [];
  const common = { code: 'second_place', blocking: false } as const;
  if (place.state !== 'late') {
    return [{ ...common, status: 'met', message: 'El segundo lugar recibe el diario de números.' }];
  }
  return [
    {
      ...common,
      status: 'warning',
      message: 'El segundo lugar está atrasado: si este disco falla, se pierde lo último que se emitió.',
      remedy: place.problem ?? 'Conecte el disco, la memoria o la red; se pone al día solo.',
    },
  ];
}

const destinationNames: Readonly<Record<BackupDestinationName, string>> = {
  folder: 'en la carpeta',
  s3: 'en internet',
  second_place: 'en el segundo lugar',
};

/** Practice may be lost; a business that issues live is asked for backups, and warned when they stay away. */
function backupsRequirement(
  { settings, places }: BackupsResource,
  environment: Environment,
): readonly Requirement[] {
  if (environment !== 'live') return [];
  const common = { code: 'backups', blocking: false } as const;
  if (!settings) {
    return [
      {
        ...common,
        status: 'warning',
        message: 'No se hacen respaldos: si este disco falla, se pierden los datos y la firma.',
        remedy: 'Diga dónde guardarlos en Ajustes › Respaldos.',
      },
    ];
  }
  const late = places.find(({ is_late }) => is_late);
  if (!late) {
    return [
      headBackupWarning(places) ?? {
        ...common,
        status: 'met',
        message: 'Hay un respaldo reciente o está por hacerse.',
      },
    ];
  }
  const since = late.last ? `desde el ${ecuadorDate(new Date(late.last.at))}` : 'y no hay ninguno todavía';
  return [
    {
      ...common,
      status: 'warning',
      message: `Hace más de dos días que no se guarda un respaldo ${destinationNames[late.place]}, ${since}.`,
      remedy: `${late.trouble?.message ?? 'Deje el programa abierto a la hora del respaldo.'} Luego pulse «Hacer uno ahora» en Ajustes › Respaldos.`,
    },
  ];
}

/** The head office of this computer, whose backups go where those of the till do. */
function headBackupWarning(places: BackupsResource['places']): Requirement | undefined {
  const failing = places.find(({ head_office }) => head_office?.is_late || head_office?.trouble);
  if (!failing) return undefined;
  const last = failing.head_office?.last;
  const since = last ? `desde el ${ecuadorDate(new Date(last.at))}` : 'y no hay ninguno todavía';
  return {
    code: 'backups',
    blocking: false,
    status: 'warning',
    message: `El respaldo de la matriz de este equipo no se guarda ${destinationNames[failing.place]}, ${since}.`,
    remedy: `${failing.head_office?.trouble?.message ?? 'Deje el programa abierto a la hora del respaldo.'} Luego pulse «Hacer uno ahora» en Ajustes › Respaldos.`,
  };
}
