import { ecuadorDate } from '../../../src-main/documents/values/ecuador-time.ts';

/** Today in Ecuador: the only date a document can have. */
export function today(): string {
  return ecuadorDate(new Date());
}
