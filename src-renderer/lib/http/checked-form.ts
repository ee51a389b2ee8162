import type { z } from 'zod';
import { checkBody } from '../../../src-main/documents/body/check-body.ts';
import { RefusedError } from './answer.ts';

/** The body of a form, for the functions of mutations. What the service would refuse is reported without asking it. */
export function checkedForm<Schema extends z.ZodType>(
  schema: Schema,
  form: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const checked = checkBody(schema, form);
  if (checked.ok) return checked.value;
  throw new RefusedError({ code: 'validation_failed', detail: '', errors: checked.faults });
}
