import { countList } from '../../../../src-main/store/reading/lists/count-list.ts';
import { countNewer, readPage } from '../../../../src-main/store/reading/lists/find-page.ts';
import { readDocuments } from '../../../../src-main/store/reading/lists/read-list.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import type { BenchStore } from './bench-store.ts';
import type { Question } from './questions.ts';

const WARM_UP = 3;

/** Milliseconds of the parts of an answer, each time it was asked for. */
export interface Taken {
  /** A page with its documents. */
  readonly page: readonly number[];
  /** The total of the list and the offset of the page. */
  readonly total: readonly number[];
}

/** Asks a store the same question about documents of chance; with the same seed, about the same. */
export async function measure(
  { filtersOf, pageOf }: Question,
  { store: { db }, scope, all, sample }: BenchStore,
  { times, seed }: { times: number; seed: number },
): Promise<Taken> {
  const random = seededRandom(seed);
  const pages: number[] = [];
  const totals: number[] = [];
  for (let time = 0; time < WARM_UP + times; time += 1) {
    const about = await sample(random);
    const page = pageOf(about);
    const beganAt = performance.now();
    const list = await countList(db, scope, { ...all, ...filtersOf(about) });
    const countedAt = performance.now();
    const seqs = list ? await readPage(db, list, page) : [];
    await readDocuments(db, seqs);
    const readAt = performance.now();
    if (list) await countNewer(db, list, { page, seqs });
    const endedAt = performance.now();
    if (time < WARM_UP) continue;
    pages.push(readAt - countedAt);
    totals.push(countedAt - beganAt + (endedAt - readAt));
  }
  return { page: pages, total: totals };
}
