import type {
  EmissionPointBody,
  EmissionPointResource,
  EstablishmentPatch,
  EstablishmentResource,
} from '../../contract/business/emission-point.ts';
import { notAssigned } from '../../contract/business/set-up/assigned-point.ts';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { documentTypes, type Environment, environments } from '../../documents/kinds.ts';
import type { Caller } from '../../issuing/requests/caller.ts';
import type { Permits } from '../operators/permits.ts';
import type { EmissionPointStore, NewNumbering, PointAddition } from './emission-point-store.ts';

export interface EmissionPointDependencies {
  readonly store: EmissionPointStore;
  readonly permits: Permits;
  /** The emission point that a head office gave, `001-002`; undefined where it gave none, or live documents are numbered already. */
  readonly assignedPoint: () => Promise<string | undefined>;
  readonly newId: () => string;
}

/** The caller that sets up: a person in their session, or a program for its own environment alone. */
export type Configurer =
  | { readonly kind: 'person'; readonly session: string }
  | { readonly kind: 'key'; readonly caller: Pick<Caller, 'environment'> };

export type EmissionPoints = ReturnType<typeof makeEmissionPoints>;

/** The establishments of a business and the emission points its documents are numbered from. */
export function makeEmissionPoints({ store, permits, assignedPoint, newId }: EmissionPointDependencies) {
  /** What keeps someone from setting up in an environment. */
  async function rejection(by: Configurer, environment: Environment): Promise<Problem | undefined> {
    if (by.kind === 'key') return by.caller.environment === environment ? undefined : elsewhere(by.caller);
    const permit = await permits.asOwner(by.session, 'manage_tills');
    return permit.ok ? undefined : permit.problem;
  }

  return {
    list: (environment?: Environment) => store.all(environment),

    /** The point with its series, of every environment of the business; a key makes those of its own. */
    async create(by: Configurer, body: EmissionPointBody): Promise<Outcome<EmissionPointResource>> {
      const { environment, establishment, address, emission_point: emissionPoint } = body;
      const refused = await rejection(by, environment);
      if (refused) return { ok: false, problem: refused };
      const numbered = by.kind === 'key' ? [environment] : environmentsBeside(environment);
      const assigned = numbered.includes('live') ? await assignedPoint() : undefined;
      const isOther = assigned !== undefined && `${establishment}-${emissionPoint}` !== assigned;
      const errors = [
        ...notNumbered(body, numbered),
        ...(isOther ? [notAssigned(assigned, '/emission_point')] : []),
      ];
      if (errors.length > 0) return invalid(errors);
      const numberings = numberingsOf(body, numbered, newId);
      const added = await store.add({ environment, establishment, address, emissionPoint, numberings });
      return added.kind === 'added'
        ? { ok: true, value: added.point }
        : { ok: false, problem: problemOf(added, numberings) };
    },

    async changeEstablishment(
      by: Configurer,
      code: string,
      { environment, address }: EstablishmentPatch,
    ): Promise<Outcome<EstablishmentResource>> {
      const refused = await rejection(by, environment);
      if (refused) return { ok: false, problem: refused };
      const changed = await store.changeAddress({ environment, code, address });
      return changed ? { ok: true, value: changed } : { ok: false, problem: { code: 'not_found' } };
    },
  };
}

/** Those of the same business: practice is a business of its own. */
function environmentsBeside(environment: Environment): readonly Environment[] {
  return environment === 'sandbox' ? ['sandbox'] : ['test', 'live'];
}

function notNumbered({ next_numbers: stated }: EmissionPointBody, numbered: readonly Environment[]) {
  return environments
    .filter((environment) => stated[environment] !== undefined && !numbered.includes(environment))
    .map((environment) =>
      faultAt(`/next_numbers/${environment}`, 'not_allowed_here', 'Aquí no se numera en ese ambiente.'),
    );
}

function numberingsOf(
  { next_numbers: stated }: EmissionPointBody,
  numbered: readonly Environment[],
  newId: () => string,
): NewNumbering[] {
  return numbered.flatMap((environment) =>
    documentTypes.map((type) => ({
      id: newId(),
      environment,
      type,
      nextNumber: stated[environment]?.[type],
    })),
  );
}

function problemOf(
  refused: Exclude<PointAddition, { kind: 'added' }>,
  numberings: readonly NewNumbering[],
): Problem {
  if (refused.kind !== 'numbers_passed') return problems[refused.kind];
  const errors = refused.passed.flatMap(({ seriesId, next }) =>
    numberings
      .filter(({ id }) => id === seriesId)
      .map(({ environment, type }) => ({
        pointer: `/next_numbers/${environment}/${type}`,
        code: 'number_conflict' as const,
        message: `El siguiente número ya es ${next} y no puede bajar: podría repetir uno usado.`,
      })),
  );
  const detail = 'Una numeración no puede retroceder. Quite ese número para seguir con el que va.';
  return { code: 'number_conflict', detail, errors };
}

const problems: Readonly<Record<Exclude<PointAddition['kind'], 'added' | 'numbers_passed'>, Problem>> = {
  no_business: { code: 'not_ready', detail: 'Configure antes el negocio de este ambiente.' },
  point_there: validation(
    faultAt('/emission_point', 'repeated', 'Ese establecimiento ya tiene este punto de emisión.'),
  ),
  no_address: validation(
    faultAt(
      '/address',
      'required',
      'El establecimiento es nuevo: escriba su dirección, como está en el RUC.',
    ),
  ),
  other_address: validation(
    faultAt(
      '/address',
      'not_allowed_here',
      'El establecimiento ya existe con otra dirección: deje esta vacía y cámbiela aparte.',
    ),
  ),
};

function elsewhere({ environment }: Pick<Caller, 'environment'>): Problem {
  return validation(
    faultAt('/environment', 'not_allowed_here', `Esta clave es del ambiente ${environment}.`),
  );
}

function faultAt(pointer: string, code: ProblemError['code'], message: string): ProblemError {
  return { pointer, code, message };
}

function validation(...errors: readonly ProblemError[]): Problem {
  return { code: 'validation_failed', errors };
}

function invalid(errors: readonly ProblemError[]): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: validation(...errors) };
}
