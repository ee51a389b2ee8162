import type { TillBody, TillListQuery, TillPatch, TillResource } from '../../contract/counter/till.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { Permits } from '../operators/permits.ts';

export interface TillDependencies {
  readonly store: TillStore;
  readonly permits: Permits;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface TillStore {
  /** By name. */
  all(filters: TillListQuery): Promise<readonly TillResource[]>;
  insert(till: TillBody & { readonly id: string; readonly at: string }): Promise<TillChange>;
  change(id: string, patch: TillPatch): Promise<TillChange>;
}

export type TillChange =
  | { readonly kind: 'done'; readonly till: TillResource }
  | { readonly kind: 'unknown' }
  /** The environment has no business yet. */
  | { readonly kind: 'no_business' }
  | { readonly kind: 'no_series' }
  /** Another till issues from this emission point. */
  | { readonly kind: 'series_taken' }
  | { readonly kind: 'no_machine' }
  | { readonly kind: 'machine_taken' }
  | { readonly kind: 'no_printer' }
  /** It cannot be put out of use while it is open. */
  | { readonly kind: 'open' };

export type Tills = ReturnType<typeof makeTills>;

/** The tills. */
export function makeTills({ store, permits, now, newId }: TillDependencies) {
  return {
    list: (query: TillListQuery) => store.all(query),

    async create(session: string, body: TillBody): Promise<Outcome<TillResource>> {
      const permit = await permits.asOwner(session, 'manage_tills');
      if (!permit.ok) return permit;
      return outcomeOf(await store.insert({ ...body, id: newId(), at: now().toISOString() }));
    },

    async change(session: string, id: string, patch: TillPatch): Promise<Outcome<TillResource>> {
      const permit = await permits.asOwner(session, 'manage_tills');
      if (!permit.ok) return permit;
      return outcomeOf(await store.change(id, patch));
    },
  };
}

function outcomeOf(change: TillChange): Outcome<TillResource> {
  return change.kind === 'done'
    ? { ok: true, value: change.till }
    : { ok: false, problem: problems[change.kind] };
}

const problems: Readonly<Record<Exclude<TillChange['kind'], 'done'>, Problem>> = {
  unknown: { code: 'not_found' },
  no_business: { code: 'not_ready', detail: 'Configure antes el negocio de este ambiente.' },
  no_series: faultAt('/emission_point', 'not_found', 'No hay una serie con este establecimiento y punto.'),
  series_taken: faultAt('/emission_point', 'repeated', 'Otra caja ya emite desde este punto de emisión.'),
  no_machine: faultAt('/fiscal_machine_id', 'not_found', 'No hay una máquina fiscal activa con este id.'),
  machine_taken: faultAt('/fiscal_machine_id', 'repeated', 'Otra caja ya usa esta máquina fiscal.'),
  no_printer: faultAt('/printer_id', 'not_found', 'No hay una impresora con este id.'),
  open: { code: 'invalid_state', detail: 'La caja está abierta: ciérrela antes.' },
};

function faultAt(pointer: string, code: 'not_found' | 'repeated', message: string): Problem {
  return { code: 'validation_failed', errors: [{ pointer, code, message }] };
}
