import type { EntityResource, ReadinessResource, SeriesResource } from '../contract/entity.ts';
import { ecuadorDate } from '../documents/ecuador-time.ts';
import type { Environment } from '../documents/kinds.ts';

type Requirement = ReadinessResource['requirements'][number];

/** A certificate is renewed in days, not hours: the shop is told this long before. */
const EXPIRY_NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** What a business still needs before issuing in an environment; being offline never counts (api.md §8). Pure. */
export function readinessOf(
  entity: EntityResource,
  { series, environment, at }: { series: readonly SeriesResource[]; environment: Environment; at: Date },
): ReadinessResource {
  const requirements = [
    certificateRequirement(entity, at),
    numberingRequirement(entity, series, environment),
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

function certificateRequirement({ certificate }: EntityResource, at: Date): Requirement {
  const remedy = 'Instale el archivo .p12 vigente en Ajustes o con «certificate install».';
  if (!certificate) {
    return {
      code: 'certificate',
      status: 'missing',
      blocking: true,
      message: 'Falta el certificado de firma.',
      remedy,
    };
  }
  const left = Date.parse(certificate.valid_until) - at.getTime();
  const until = ecuadorDate(new Date(certificate.valid_until));
  if (left <= 0) {
    return {
      code: 'certificate',
      status: 'missing',
      blocking: true,
      message: `El certificado caducó el ${until}.`,
      remedy,
    };
  }
  if (left < EXPIRY_NOTICE_MS) {
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
    message: `Certificado vigente hasta el ${until}.`,
  };
}

function numberingRequirement(
  entity: EntityResource,
  series: readonly SeriesResource[],
  environment: Environment,
): Requirement {
  const active = series.some(
    (one) => one.entity_id === entity.id && one.environment === environment && one.active,
  );
  return active
    ? { code: 'numbering', status: 'met', blocking: true, message: 'Hay series activas.' }
    : {
        code: 'numbering',
        status: 'missing',
        blocking: true,
        message: 'No hay series activas en este ambiente.',
        remedy: 'Agregue un punto de emisión en Ajustes o con «setup».',
      };
}
