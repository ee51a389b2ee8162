import { z } from 'zod';

/** An object of the API that has no other fields; the OpenAPI description lists it under this name. */
export function namedObject<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.strictObject(shape).meta({ id });
}
