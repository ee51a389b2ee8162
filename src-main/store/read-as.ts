import { z } from 'zod';

/** Whether a value is as a schema says. */
type Check = (value: unknown) => boolean;

/**
 * Reads stored data by its schema: gives what `schema.parse` gives, and throws what it throws. Zod makes a copy of all
 * that it reads, and an object for each field besides: more than half of what a page of a list left to the collector,
 * and a fifth of its time. What was stored is nearly always as the schema would write it, so it is first looked at as
 * it is, and given back itself; in any doubt zod reads it.
 */
export function readerOf<Value>(schema: z.ZodType<Value>): (stored: unknown) => Value {
  let isValue: ((stored: unknown) => stored is Value) | undefined;
  return (stored) => {
    isValue ??= guardOf(schema);
    return isValue(stored) ? stored : schema.parse(stored);
  };
}

function guardOf<Value>(schema: z.ZodType<Value>): (stored: unknown) => stored is Value {
  const check = checkOf(schema);
  return (stored): stored is Value => check(stored);
}

/** Holds for what zod would give back as it is, down to the order of the fields; it need not hold for all of that. */
function checkOf(schema: z.core.$ZodType): Check {
  const { checks } = schema._zod.def;
  if (checks && checks.length > 0) return asZodHas(schema);
  if (schema instanceof z.ZodISODateTime) return textLike(schema._zod.pattern);
  if (schema instanceof z.ZodStringFormat) return asZodHas(schema);
  if (schema instanceof z.ZodString && !schema.def.coerce) return (value) => typeof value === 'string';
  if (schema instanceof z.ZodBoolean && !schema.def.coerce) return (value) => typeof value === 'boolean';
  if (schema instanceof z.ZodLiteral) return oneOf(schema.def.values);
  if (schema instanceof z.ZodEnum) return oneOf(schema.options);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) {
    // Data was JSON, where nothing is undefined: what is left out is not looked at.
    return checkOf(schema.def.innerType);
  }
  if (schema instanceof z.ZodArray) return listOf(checkOf(schema.def.element));
  if (schema instanceof z.ZodRecord)
    return recordOf(checkOf(schema.def.keyType), checkOf(schema.def.valueType));
  if (schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever) return objectOf(schema);
  return asZodHas(schema);
}

/** For what has rules of its own: zod reads it, and it must come out the same. */
function asZodHas(schema: z.core.$ZodType): Check {
  return (value) => {
    const { success, data } = z.core.safeParse(schema, value);
    return success && data === value;
  };
}

function textLike(pattern: RegExp): Check {
  return (value) => typeof value === 'string' && pattern.test(value);
}

function oneOf(values: readonly unknown[]): Check {
  const allowed = new Set(values);
  return (value) => allowed.has(value);
}

function listOf(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!check(item)) return false;
    return true;
  };
}

function recordOf(isKey: Check, isValue: Check): Check {
  return (value) => {
    if (!isObject(value)) return false;
    // Of all names, zod overlooks this one.
    for (const key in value) if (key === '__proto__' || !isKey(key) || !isValue(value[key])) return false;
    return true;
  };
}

/** An object with no other fields, in the order of the schema, as zod would write them. */
function objectOf({ def: { shape } }: z.ZodObject): Check {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    holds: checkOf(schema),
    mayBeAbsent: mayBeAbsent(schema),
  }));
  return (value) => {
    if (!isObject(value)) return false;
    let next = 0;
    for (const name in value) {
      while (fields[next]?.name !== name && fields[next]?.mayBeAbsent) next += 1;
      const field = fields[next];
      if (field?.name !== name || !field.holds(value[name])) return false;
      next += 1;
    }
    while (fields[next]?.mayBeAbsent) next += 1;
    return next === fields.length;
  };
}

function mayBeAbsent(schema: z.core.$ZodType): boolean {
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)) return false;
  // One that says something where nothing is said is zod's to read.
  return !z.core.safeParse(schema.def.innerType, undefined).success;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
