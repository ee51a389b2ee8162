import type { Problem } from '../../contract/problems/problems.ts';
import type { Fault } from '../../documents/values/fault.ts';
import type { Series } from '../ports/issuing-store.ts';

/** Where the body wants the document numbered; both parts may be left to the program. */
export interface SeriesWish {
  readonly establishment?: string | undefined;
  readonly emission_point?: string | undefined;
}

export type SeriesChoice =
  | { readonly kind: 'chosen'; readonly series: Series }
  /** The body names an emission point that has no active series. */
  | { readonly kind: 'unknown'; readonly fault: Fault }
  /** No series is active at all. */
  | { readonly kind: 'none' };

/** The series gave no number in the transaction after all. */
export const noNumber: Problem = {
  code: 'not_ready',
  detail:
    'La serie agotó sus números (abra otro punto de emisión), se acaba de detener, o el negocio acaba de cambiar.',
};

/** The first active series that fits (interface specification, "Fields accepted by every issuing … body"). */
export function chooseSeries(all: readonly Series[], wish: SeriesWish): SeriesChoice {
  const active = all.filter((series) => series.active);
  if (active.length === 0) return { kind: 'none' };
  const atEstablishment = active.filter(
    ({ establishment }) => wish.establishment === undefined || establishment === wish.establishment,
  );
  if (atEstablishment.length === 0) {
    return unknown('/establishment', `El establecimiento ${wish.establishment} no tiene una serie activa.`);
  }
  const series = atEstablishment.find(
    ({ emissionPoint }) => wish.emission_point === undefined || emissionPoint === wish.emission_point,
  );
  return series
    ? { kind: 'chosen', series }
    : unknown('/emission_point', `El punto de emisión ${wish.emission_point} no tiene una serie activa.`);
}

function unknown(pointer: string, message: string): SeriesChoice {
  return { kind: 'unknown', fault: { pointer, code: 'not_found', message } };
}
