import { z } from 'zod';

const nothingElse = z.never();

/**
 * An object without other fields than these, made when something is first read or described with it, as
 * `z.strictObject` is at once. The contract has thousands of fields, 12 µs each while nothing is warm, and a start
 * needs few of them: every object that a module makes as it is loaded is made so. Within another, which is made late
 * itself, `z.strictObject` will do.
 *
 * @param meta what it is called and described with, as by `meta()`, which would make the object twice
 */
export function strictObject<Shape extends z.ZodRawShape>(
  fieldsOf: () => Shape,
  meta?: z.core.GlobalMeta,
): z.ZodObject<Shape, z.core.$strict>;
export function strictObject(fieldsOf: () => z.ZodRawShape, meta?: z.core.GlobalMeta): z.ZodObject {
  let fields: z.ZodRawShape | undefined;
  const schema = new z.ZodObject({
    type: 'object',
    get shape() {
      fields ??= fieldsOf();
      // A shape that is told anew at each reading may be without end to zod, which then watches every parse for that.
      Object.defineProperty(this, 'shape', { value: fields, enumerable: true });
      return fields;
    },
    catchall: nothingElse,
  });
  if (meta) z.globalRegistry.add(schema, meta);
  return schema;
}
