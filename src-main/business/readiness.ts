import { isExpired, isExpiring } from '../contract/business/certificate/certificate-validity.ts';
import type { EntityResource, ReadinessResource, SeriesResource } from '../contract/business/entity.ts';
import { isElsewhere, numbersElsewhere } from '../contract/business/set-up/numbers-elsewhere.ts';
import { whyUnproven } from '../contract/business/set-up/unproven.ts';
import { isSigningProblem, signingProblems } from '../contract/problems/signing-problems.ts';
import { isRuc } from '../documents/identifiers/identification.ts';
import type { Environment } from '../documents/kinds.ts';
import { ecuadorDate, toSriDate } from '../documents/values/ecuador-time.ts';
import type { ClockJudgement } from '../issuing/ports/clock-port.ts';
import type { KeptKey } from '../secrets/open-key.ts';
import { type Copies, copiesRequirements } from './copies-requirements.ts';
import { type Storage, storageRequirement } from './entity/storage-lock.ts';
import type { Applied } from './signing-keys.ts';

type Requirement = ReadinessResource['requirements'][number];

interface ReadinessFacts {
  readonly series: readonly SeriesResource[];
  readonly environment: Environment;
  readonly at: Date;
  /** A signature that was tried just now; undefined without a certificate. */
  readonly signing: Applied<unknown> | undefined;
  readonly clock: ClockJudgement;
  readonly storage: Storage;
  readonly softwareProviderRuc: string | undefined;
  readonly substituteAuthority: string | undefined;
  readonly secretKey: KeptKey;
  /** Left out where there are none to be had. */
  readonly copies?: Copies | undefined;
}

/** What a business still needs before issuing in an environment; being offline never counts (api.md §8). Pure. */
export function readinessOf(entity: EntityResource, facts: ReadinessFacts): ReadinessResource {
  const { series, environment, at, signing, clock, storage } = facts;
  const { softwareProviderRuc, substituteAuthority, copies } = facts;
  const requirements = [
    certificateRequirement(entity, { at, signing }),
    numberingRequirement(entity, series, environment),
    clockRequirement(clock),
    storageRequirement(storage),
    ...(environment === 'live'
      ? [authorityRequirement(substituteAuthority), providerRequirement(softwareProviderRuc)]
      : []),
    ...secretKeyRequirement(facts.secretKey),
    ...(copies ? copiesRequirements(copies, environment) : []),
  ];
  return {
    object: 'readiness',
    entity_id: entity.id,
    environment,
    ready: requirements.every(({ status, blocking }) => status !== 'missing' || !blocking),
    requirements,
    checked_at: at.toISOString(),
  };
}

function certificateRequirement(
  { certificate }: EntityResource,
  { at, signing }: Pick<ReadinessFacts, 'at' | 'signing'>,
): Requirement {
  const remedy = 'Instale el archivo .p12 vigente en Ajustes › Firma electrónica.';
  if (!certificate) {
    return {
      code: 'certificate',
      status: 'missing',
      blocking: true,
      message: 'Falta el certificado de firma.',
      remedy,
    };
  }
  const until = toSriDate(ecuadorDate(new Date(certificate.valid_until)));
  if (isExpired(certificate.valid_until, at)) {
    return {
      code: 'certificate',
      status: 'missing',
      blocking: true,
      message: `El certificado caducó el ${until}.`,
      remedy,
    };
  }
  if (signing?.ok === false) {
    const problem = isSigningProblem(signing.problem) ? signing.problem : 'certificate_unusable';
    return { code: 'certificate', status: 'missing', blocking: true, ...signingProblems[problem] };
  }
  if (signing?.note !== undefined) {
    return {
      code: 'certificate',
      status: 'warning',
      blocking: false,
      message: signing.note,
      remedy: 'Revise el token en Ajustes › Firma electrónica.',
    };
  }
  if (isExpiring(certificate.valid_until, at)) {
    return {
      code: 'certificate',
      status: 'warning',
      blocking: false,
      message: `El certificado caduca el ${until}.`,
      remedy,
    };
  }
  return {
    code: 'certificate',
    status: 'met',
    blocking: true,
    message: `Certificado vigente hasta el ${until}; se probó una firma.`,
  };
}

function numberingRequirement(
  entity: EntityResource,
  series: readonly SeriesResource[],
  environment: Environment,
): Requirement {
  const active = series.filter(
    (one) => one.entity_id === entity.id && one.environment === environment && one.active,
  );
  if (active.length === 0) {
    return {
      code: 'numbering',
      status: 'missing',
      blocking: true,
      message: 'No hay series activas en este ambiente.',
      remedy: 'Agregue un punto de emisión en Ajustes o con «setup».',
    };
  }
  const elsewhere = active.map(({ stopped }) => stopped?.reason ?? '').find(isElsewhere);
  if (elsewhere) {
    return { code: 'numbering', status: 'missing', blocking: true, ...numbersElsewhere[elsewhere] };
  }
  const unproven = active.filter(({ stopped }) => stopped?.reason === 'unproven');
  if (unproven[0]) {
    const { cause = 'copied' } = unproven[0].stopped ?? {};
    return {
      code: 'numbering',
      status: 'missing',
      blocking: true,
      message: `Nada prueba cuál fue el último número de ${pointsOf(unproven)}: ${whyUnproven[cause]}.`,
      remedy: 'Diga en Ajustes › Mi negocio con qué número sigue cada serie, o añada otro punto de emisión.',
    };
  }
  const stopped = active.filter((one) => one.stopped !== undefined);
  if (stopped.length > 0) {
    const goesOnElsewhere = stopped.every(({ document_type }) =>
      active.some((one) => one.document_type === document_type && one.stopped === undefined),
    );
    return {
      code: 'numbering',
      status: goesOnElsewhere ? 'warning' : 'missing',
      blocking: !goesOnElsewhere,
      ...(stopped.every(({ stopped }) => stopped?.reason === 'head_office')
        ? {
            message: `La matriz detuvo series de ${pointsOf(stopped)}.`,
            remedy: 'Pida a la matriz que las reanude, o emita desde otro punto de emisión.',
          }
        : {
            message: `Hay series detenidas, porque el SRI ya tenía un número suyo: ${pointsOf(stopped)}.`,
            remedy: 'Diga en Ajustes desde qué número sigue cada una.',
          }),
    };
  }
  return { code: 'numbering', status: 'met', blocking: true, message: 'Hay series activas.' };
}

function pointsOf(series: readonly SeriesResource[]): string {
  const points = series.map(({ establishment, emission_point }) => `${establishment}-${emission_point}`);
  return [...new Set(points)].join(', ');
}

/** A service without a desktop has only the file, and the user who chose the file is not reminded of it. */
function secretKeyRequirement({ keptBy, isUnprotected }: KeptKey): readonly Requirement[] {
  const common = { code: 'secret_key', blocking: false } as const;
  if (keptBy === 'system') {
    const message = 'El sistema operativo guarda la clave del certificado y de las contraseñas.';
    return [{ ...common, status: 'met', message }];
  }
  if (!isUnprotected) return [];
  return [
    {
      ...common,
      status: 'warning',
      message:
        'El sistema operativo no pudo guardar la clave del certificado y de las contraseñas: está en un archivo de la ' +
        'carpeta de datos, y quien copie la carpeta puede abrirlos.',
      remedy:
        'Active el llavero del sistema (en Linux, GNOME Keyring o KWallet) y vuelva a abrir Mostrador, o cifre el disco.',
    },
  ];
}

function clockRequirement(clock: ClockJudgement): Requirement {
  switch (clock.state) {
    case 'trusted':
      return { code: 'clock', status: 'met', blocking: true, message: 'El reloj del computador es de fiar.' };
    case 'doubtful':
      return { code: 'clock', status: 'warning', blocking: false, message: clock.message };
    case 'untrusted':
      return { code: 'clock', status: 'missing', blocking: true, message: clock.message };
  }
}

/** Nothing is blocked: a technician who tries a shop out against a server of his own needs exactly this. */
function authorityRequirement(substitute: string | undefined): Requirement {
  const code = 'authority';
  if (substitute === undefined) {
    return { code, status: 'met', blocking: false, message: 'Los documentos se entregan al SRI.' };
  }
  return {
    code,
    status: 'warning',
    blocking: false,
    message: `Los documentos de producción no van al SRI, sino a ${substitute}: nada de lo que autorice vale.`,
    remedy: 'Pida a quien instaló Mostrador que lo abra sin esa dirección.',
  };
}

/** Only documents that count are to state it. The authority takes those without it and audits them later (Anexo 26). */
function providerRequirement(ruc: string | undefined): Requirement {
  const code = 'software_provider';
  if (ruc !== undefined && !isRuc(ruc)) {
    return {
      code,
      status: 'warning',
      blocking: false,
      message: `El RUC Proveedor ${ruc} no pasa su dígito verificador.`,
      remedy:
        'Revise que esté bien escrito. Hay RUC nuevos que no lo pasan: si es ese, no hay nada que hacer.',
    };
  }
  if (ruc !== undefined) {
    return {
      code,
      status: 'met',
      blocking: false,
      message: `Los documentos llevan el RUC Proveedor ${ruc}.`,
    };
  }
  return {
    code,
    status: 'warning',
    blocking: false,
    message:
      'Los documentos salen sin «RUC Proveedor»: desde el 26 de septiembre de 2026 el SRI pide ahí el RUC de quien ' +
      'provee el programa.',
    remedy: 'Pida a quien le instaló Mostrador que lo indique.',
  };
}
