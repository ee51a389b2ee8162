import { z } from 'zod';
import { wholeNumber } from '../../contract/list.ts';

/** A page of what the head office decides, that words find. */
export const listQuery = z.strictObject({
  q: z.string().max(100).optional(),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});
