import { z } from 'zod';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import type { Fault } from '../../documents/values/fault.ts';
import { gatherPairs, repeatedPairs } from './query-pairs.ts';

/** Parses the query parameters and answers every fault at once, each with the parameter's name. */
export function checkQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: unknown,
): Outcome<z.output<Schema>> {
  const repeated = repeatedPairs(schema, query);
  const checked = checkBody(schema, gatherPairs(schema, query));
  if (checked.ok && repeated.length === 0) return { ok: true, value: checked.value };
  const reported = new Set(repeated.map(({ parameter }) => parameter));
  const faults = checked.ok ? [] : checked.faults.map((fault) => parameterError(fault, query));
  const errors = [...repeated, ...faults.filter(({ parameter }) => !reported.has(parameter))];
  return { ok: false, problem: { code: problemCode(errors), errors } };
}

function parameterError(fault: Fault, query: unknown): ProblemError {
  const [parameter = '', ...deeper] = fault.pointer.slice(1).split('/').map(unescapePointer);
  if (fault.code === 'unknown_field') {
    return { parameter, code: 'unknown_parameter', message: `El parámetro «${parameter}» no existe aquí.` };
  }
  if (deeper.length === 0 && isRepeated(query, parameter)) {
    return { parameter, code: 'repeated', message: 'Este parámetro se envía una sola vez.' };
  }
  const pair = `${parameter}[${deeper.join('/')}]`;
  const named = hasParameter(query, pair) ? pair : parameter;
  return { parameter: named, code: fault.code, message: fault.message };
}

function hasParameter(query: unknown, parameter: string): boolean {
  return typeof query === 'object' && query !== null && Object.hasOwn(query, parameter);
}

/** The query parser gives a list for a parameter that came more than once. */
function isRepeated(query: unknown, parameter: string): boolean {
  const values = z.record(z.string(), z.unknown()).safeParse(query);
  return values.success && Array.isArray(values.data[parameter]);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Faults of one sort have a code of their own; mixed ones are a validation like any other. */
function problemCode(errors: readonly ProblemError[]): Problem['code'] {
  if (errors.every(({ code }) => code === 'unknown_parameter')) return 'unknown_parameter';
  if (errors.every(({ parameter }) => parameter === 'cursor')) return 'invalid_cursor';
  if (errors.every(({ code }) => code === 'repeated_metadata_key')) return 'repeated_metadata_key';
  if (errors.every(({ parameter, code }) => parameter === 'type' && code === 'invalid_value')) {
    return 'unknown_type';
  }
  return 'validation_failed';
}
