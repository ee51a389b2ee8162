import type { z } from 'zod';
import { type Checked, type Fault, type FaultCode, faultCodes, pointerOf } from '../values/fault.ts';
import { fieldNames } from './field-names.ts';
import { notAdmitted, unknownField } from './suggestions.ts';

/** More faults than anybody mends one by one: a file of another kind, or a body made to keep others waiting. */
const MAX_FAULTS = 1000;

/** Beyond so many unknown fields no name near them is looked for, which keeps others waiting. */
const MAX_SUGGESTIONS = 100;

/**
 * Parses an unknown body and answers every fault at once, each with its pointer, code and a Spanish sentence; of more
 * than a thousand the first, and that there are more.
 * A schema's own sentence (`error`) wins over the ones here; a refinement names its code in `params: { code }`.
 */
export function checkBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): Checked<z.output<Schema>> {
  const strange = strangeLength(body);
  if (strange) return { ok: false, faults: [strange] };
  const parsed = schema.safeParse(body, { reportInput: true, error: () => NO_SENTENCE });
  if (parsed.success) return { ok: true, value: parsed.data };
  const faults = firstFaults(parsed.error.issues, (path) => fieldNames(schema, path));
  // Zod measures a text in the place of a list, too: what is of another type has nothing else wrong with it.
  const mistyped = new Set(faults.flatMap(({ code, pointer }) => (code === 'invalid_type' ? pointer : [])));
  return {
    ok: false,
    faults: faults.filter(({ code, pointer }) => code === 'invalid_type' || !mistyped.has(pointer)),
  };
}

/** The names of the fields that a body may have at a path. */
type NamesAt = (path: readonly PropertyKey[]) => readonly string[];

function firstFaults(issues: readonly z.core.$ZodIssue[], namesAt: NamesAt): readonly Fault[] {
  const faults: Fault[] = [];
  for (const issue of issues) {
    const suggests = faults.length < MAX_SUGGESTIONS;
    for (const fault of faultsOf(issue, [], suggests ? namesAt : () => [])) {
      if (faults.length === MAX_FAULTS) return [...faults, tooManyFaults];
      faults.push(fault);
    }
  }
  return faults;
}

const tooManyFaults: Fault = {
  pointer: '',
  code: 'too_many',
  message: `Hay más de ${MAX_FAULTS} errores: estos son los primeros.`,
};

/** A value inside a body, and how it is reached. */
interface PendingValue {
  readonly value: unknown;
  readonly key?: PropertyKey;
  readonly parent?: PendingValue;
}

/**
 * Zod compares the `length` of whatever stands where it expects a text or a list, also of an object: it throws where
 * that is an object too. No field of ours is called so, and as a key of metadata it holds a text.
 */
function strangeLength(body: unknown): Fault | undefined {
  const pending: PendingValue[] = [{ value: body }];
  // A list, not a recursion: a body may be deeper than the stack.
  for (let current = pending.pop(); current; current = pending.pop()) {
    const { value } = current;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const inside = { value: inner, key, parent: current };
      if (key === 'length' && typeof inner === 'object') return strangeField(inside);
      pending.push(inside);
    }
  }
  return undefined;
}

function strangeField(current: PendingValue): Fault {
  const path: PropertyKey[] = [];
  for (let at: PendingValue | undefined = current; at; at = at.parent)
    if (at.key !== undefined) path.push(at.key);
  return {
    pointer: pointerOf(path.toReversed()),
    code: 'unknown_field',
    message: unknownField(String(current.key), []),
  };
}

/** Takes the place of Zod's English sentences, so that what remains in a message was written in a schema of ours. */
const NO_SENTENCE = '';

function faultsOf(issue: z.core.$ZodIssue, parent: readonly PropertyKey[], namesAt: NamesAt): Fault[] {
  const path = [...parent, ...issue.path];
  const fault = (code: FaultCode, sentence: string): Fault[] => [
    { pointer: pointerOf(path), code, message: issue.message || sentence },
  ];
  const required: Fault = {
    pointer: pointerOf(path),
    code: 'required',
    message: 'Este campo es obligatorio.',
  };
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = namesAt(path);
      return issue.keys.slice(0, MAX_FAULTS + 1).map((key, at) => ({
        pointer: pointerOf([...path, key]),
        code: 'unknown_field',
        message: unknownField(key, at < MAX_SUGGESTIONS ? names : []),
      }));
    }
    case 'invalid_type':
      return issue.input === undefined
        ? [required]
        : fault('invalid_type', `Se esperaba ${typeNames[issue.expected] ?? 'otro tipo de dato'}.`);
    case 'too_small':
      return fault(...tooSmall(issue));
    case 'too_big':
      return fault(...tooBig(issue));
    case 'invalid_value':
      return issue.input === undefined
        ? [required]
        : fault('invalid_value', notAdmitted(issue.input, issue.values));
    case 'invalid_union':
      return isMissing(issue) ? [required] : unionFaults(issue, path, { fault, namesAt });
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => faultsOf(inner, path, namesAt));
    case 'custom':
      return fault(ownCode(issue.params) ?? 'invalid_value', NOT_ADMITTED);
    case 'invalid_format':
      return fault('invalid_format', 'El formato no es válido.');
    case 'not_multiple_of':
      return fault('invalid_value', `Debe ser múltiplo de ${issue.divisor}.`);
  }
}

type MakeFault = (code: FaultCode, sentence: string) => Fault[];

const NOT_ADMITTED = 'Valor no admitido.';

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): [FaultCode, string] {
  if (origin === 'array') return ['too_few', `Se necesita al menos ${minimum}.`];
  if (origin !== 'string') return ['out_of_range', `Debe ser ${minimum} o más.`];
  return minimum === 1
    ? ['too_short', 'No puede estar vacío.']
    : ['too_short', `Debe tener al menos ${minimum} caracteres.`];
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): [FaultCode, string] {
  if (origin === 'array') return ['too_many', `Se admiten hasta ${maximum}.`];
  if (origin !== 'string') return ['out_of_range', `Debe ser ${maximum} o menos.`];
  return ['too_long', `Debe tener hasta ${maximum} caracteres.`];
}

/** Of a union, the branch the caller meant is the one that has least to say against the body; the first of equals. */
function unionFaults(
  issue: z.core.$ZodIssueInvalidUnion,
  path: readonly PropertyKey[],
  { fault, namesAt }: { readonly fault: MakeFault; readonly namesAt: NamesAt },
): Fault[] {
  if (issue.discriminator !== undefined) {
    const value = isRecord(issue.input) ? issue.input[issue.discriminator] : undefined;
    return fault(
      'invalid_value',
      'options' in issue ? notAdmitted(value, issue.options ?? []) : NOT_ADMITTED,
    );
  }
  const [nearest] = issue.errors.toSorted((a, b) => faultCount(a) - faultCount(b));
  return nearest
    ? nearest.flatMap((inner) => faultsOf(inner, path, namesAt))
    : fault('invalid_value', NOT_ADMITTED);
}

/** Whether what a union is about is missing from the body: itself, or the field that tells its branches apart. */
function isMissing({ input, discriminator }: z.core.$ZodIssueInvalidUnion): boolean {
  if (discriminator === undefined) return input === undefined;
  return isRecord(input) && input[discriminator] === undefined;
}

/**
 * How many things a branch finds wrong. One that could not even tell its kind rejects every field it was given:
 * otherwise it would seem the nearest of all.
 */
function faultCount(issues: readonly z.core.$ZodIssue[]): number {
  let total = 0;
  for (const issue of issues) {
    // What somebody wrote says more of what was meant than what is missing.
    if (issue.code === 'unrecognized_keys') total += 2 * issue.keys.length;
    else if (issue.code === 'invalid_union' && isMissing(issue)) total += 1 + keyCount(issue.input);
    else total += 1;
  }
  return total;
}

function keyCount(input: unknown): number {
  return isRecord(input) ? Object.keys(input).length : 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function ownCode(params: Record<string, unknown> | undefined): FaultCode | undefined {
  return faultCodes.find((code) => code === params?.code);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  object: 'un objeto',
  record: 'un objeto',
  array: 'una lista',
};
