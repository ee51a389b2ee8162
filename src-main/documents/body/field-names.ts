import { z } from 'zod';

/** The names of the fields a schema has at a path: of every branch, where it is a union. */
export function fieldNames(schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  const reached = path.reduce(
    (schemas: readonly z.core.$ZodType[], key) =>
      schemas.flatMap(branchesOf).flatMap((one) => schemaAt(one, key)),
    [schema],
  );
  return reached
    .flatMap(branchesOf)
    .flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
}

function schemaAt(schema: z.core.$ZodType, key: PropertyKey): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  const inner = schema instanceof z.ZodObject ? schema.shape[String(key)] : undefined;
  return inner ? [inner] : [];
}

/** What a schema takes once it is neither optional nor one of several; a transformed value is judged by what goes in. */
function branchesOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(branchesOf);
  if (schema instanceof z.ZodPipe) return branchesOf(schema.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  )
    return branchesOf(schema.unwrap());
  return [schema];
}
