import { z } from 'zod';
import { changeItem } from './changes.ts';

/** What a station says of a change that it could not do; it tries it again with whatever comes next. */
export const refusedChange = changeItem.omit({ body: true }).extend({
  /** Why, for a person at the head office; in Spanish. */
  problem: z.string().max(500),
});
export type RefusedChange = z.output<typeof refusedChange>;
