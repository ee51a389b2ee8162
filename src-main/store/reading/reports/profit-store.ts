import type { ProfitStore } from '../../../reports/profit/profit-store.ts';
import type { Store } from '../../sqlite/open.ts';
import { answerTo, type ReadLists } from '../thread/list-readers.ts';

/** @param read in a thread of its own: a year of a busy shop takes a while */
export function makeProfitStore(
  { db }: Store,
  read: ReadLists = (reading, question) => answerTo(db, reading, question),
): ProfitStore {
  return { sold: (question, signal) => read('profit', question, signal) };
}
