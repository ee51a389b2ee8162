import { fold } from '../values/fold.ts';
import { nearestName } from './nearest-name.ts';
import { usualValues } from './usual-values.ts';

/** What other APIs ask for in a document and this one computes or assigns. */
const computedInDocument: ReadonlySet<string> = new Set([
  'access_key',
  'environment',
  'issue_date',
  'number',
  'sequential',
  'status',
  'subtotal',
  'total',
  'totals',
]);
/** The same in a line. */
const computedInLine: ReadonlySet<string> = new Set(['subtotal', 'total']);

function isComputed(field: string, names: readonly string[]): boolean {
  if (names.includes('emission_point') && names.includes('metadata')) return computedInDocument.has(field);
  return names.includes('unit_price') && names.includes('taxes') && computedInLine.has(field);
}

/** Why a field is not taken, and which one was probably meant. `names`: those there are. */
export function unknownField(field: string, names: readonly string[]): string {
  // One of another branch of a union: it is written well, and does not belong beside the others.
  const meant = names.includes(field) ? undefined : nearestName(field, names);
  if (meant !== undefined) return `El campo «${field}» no existe aquí; quizá es «${meant}».`;
  if (isComputed(field, names)) return `El campo «${field}» no se indica: lo pone Mostrador.`;
  return `El campo «${field}» no existe aquí.`;
}

/** Which values are taken, and which one was probably meant by another one. */
export function notAdmitted(value: unknown, admitted: readonly unknown[]): string {
  const values = admitted.map(String);
  const meant = typeof value === 'string' ? valueMeant(value, values) : undefined;
  const suggestion = meant === undefined ? '' : `; quizá es «${meant}»`;
  return `Valor no admitido${suggestion}. Se admite: ${values.join(', ')}.`;
}

function valueMeant(value: string, values: readonly string[]): string | undefined {
  const folded = fold(value);
  const usual = usualValues.find(([written, meant]) => written === folded && values.includes(meant));
  return usual?.[1] ?? nearestName(value, values);
}
