import type { AttentionStore } from '../../../reports/attention/attention-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { answerTo, type ReadLists } from '../thread/list-readers.ts';

/** @param read in a thread of its own: to count the numbers of a million documents takes a while */
export function makeAttentionStore(
  { db }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): AttentionStore {
  return { attention: (scope, today) => read('attention', { scope, today }) };
}
