import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { headRoles } from '../stations/stations.ts';

/** Signing in to the window of a head office, with one of its keys. */
export const headSessionBody = z.strictObject({ key: z.string().trim().min(1).max(200) });

/** Who is signed in, and what they look at. */
export const headSession = namedObject('head_session', {
  object: z.literal('head_session'),
  role: z.enum(headRoles),
  environment: z.enum(environments),
  /** Whether the key sees some shops or days alone: what is the whole business's it does not. */
  is_limited: z.boolean(),
  /** Of the business; absent until the first station was enrolled. */
  ruc: z.string().optional(),
});
export type HeadSession = z.output<typeof headSession>;
