import type { DocumentFilters } from '../../../../src-main/reading/document-reading-store.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import { type Course, courseOf } from '../course.ts';
import type { BenchStore } from './bench-store.ts';

/** What is asked while documents are issued and decided. */
export const askedMeanwhile: readonly (readonly [string, Partial<DocumentFilters>])[] = [
  ['everybody', { q: 'consumidor final' }],
  ['everybody refused', { q: 'consumidor', statuses: ['returned', 'not_authorized'] }],
  ['a till', { metadata: { caja: 'caja-1' } }],
];

/** The total and offset of a list by turns as it is and just after a document has changed; writes into the store. */
export async function measureChanges(
  { store, searches, scope, all, sample }: BenchStore,
  filters: Partial<DocumentFilters>,
  { times, seed }: { times: number; seed: number },
): Promise<{ readonly unchanged: Course; readonly changed: Course }> {
  const random = seededRandom(seed);
  const ask = async () => {
    const beganAt = performance.now();
    await searches.find(scope, { ...all, ...filters }, { limit: 1, direction: 'older' });
    return performance.now() - beganAt;
  };
  const unchanged: number[] = [];
  const changed: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { id } = await sample(random);
    await store.lane.run((tx) =>
      tx
        .updateTable('document')
        .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute(),
    );
    changed.push(await ask());
    unchanged.push(await ask());
  }
  return { unchanged: courseOf(unchanged), changed: courseOf(changed) };
}
