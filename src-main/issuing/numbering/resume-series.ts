import type { SeriesResource } from '../../contract/business/entity.ts';
import { type ElsewhereReason, numbersElsewhere } from '../../contract/business/set-up/numbers-elsewhere.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { numberPassedProblem } from './number-passed.ts';

export interface SeriesStore {
  /** Lets a stopped series go on, from a number it has not passed. */
  resume(
    seriesId: string,
    resumption: { at: Date; nextNumber?: number | undefined; by?: ResumedBy | undefined },
  ): Promise<Resumption>;
}

/** Who says the next number, which is kept as an approval; without an id, the owner of the data. */
export interface ResumedBy {
  readonly id?: string;
  readonly name: string;
}

export type Resumption =
  | { readonly kind: 'resumed' | 'unknown' | 'running' }
  /** No series is resumed here. */
  | { readonly kind: 'elsewhere'; readonly reason: ElsewhereReason }
  /** The head office decides whether it goes on here. */
  | { readonly kind: 'in_conflict' }
  /** It is resumed from there, as long as this station is one of it. */
  | { readonly kind: 'stopped_by_head_office' }
  /** The head office asks, and only a person here can know the next number. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'passed'; readonly next: number }
  /** Nothing proves the next number: a person must say it. */
  | { readonly kind: 'number_missing'; readonly next: number };

/** A person lets a series go on that gave no numbers. Its number may only rise. */
export async function resumeSeries(
  { store, all, now }: { store: SeriesStore; all: () => Promise<readonly SeriesResource[]>; now: () => Date },
  seriesId: string,
  nextNumber?: number,
  by?: ResumedBy,
): Promise<Outcome<SeriesResource>> {
  const resumption = await store.resume(seriesId, { at: now(), nextNumber, by });
  const problem = whyNotResumed(resumption);
  if (problem) return refuse(problem);
  const series = (await all()).find(({ id }) => id === seriesId);
  if (!series) throw new Error(`series ${seriesId} was resumed and is not there`);
  return { ok: true, value: series };
}

/** Undefined where it goes on. */
export function whyNotResumed(resumption: Resumption): Problem | undefined {
  switch (resumption.kind) {
    case 'resumed':
      return undefined;
    case 'unknown':
      return { code: 'not_found', detail: 'No existe esa serie.' };
    case 'running':
      return { code: 'invalid_state', detail: 'La serie no está detenida.' };
    case 'elsewhere': {
      const { message, remedy } = numbersElsewhere[resumption.reason];
      return { code: 'invalid_state', detail: `${message} ${remedy}` };
    }
    case 'in_conflict':
      return { code: 'owned_by_head_office', detail: conflictRemedy };
    case 'stopped_by_head_office':
      return { code: 'owned_by_head_office', detail: stoppedByHeadOffice };
    case 'unproven':
      return { code: 'invalid_state', detail: unprovenRemedy };
    case 'number_missing': {
      const message = `Diga con qué número sigue: mire el último comprobante que emitió. El último que consta aquí es el ${resumption.next - 1}.`;
      const errors = [{ pointer: '/next_number', code: 'required', message }];
      return { code: 'validation_failed', detail: message, errors };
    }
    case 'passed':
      return numberPassedProblem(resumption.next);
  }
}

/** What to do where two tills gave the same number. */
export const conflictRemedy =
  'En la matriz alguien decide de qué caja es el punto de emisión y con qué número sigue. Mientras tanto, o si es de la ' +
  'otra, emita desde otro punto de emisión.';

const unprovenRemedy =
  'La caja se restauró y nada prueba cuál fue el último número de esa serie: dígalo una persona en la caja, en Ajustes › Matriz.';

/** What to do where the head office stopped a series. */
export const stoppedByHeadOffice =
  'La reanuda la matriz, que la detuvo. Mientras tanto, emita desde otro punto de emisión.';
