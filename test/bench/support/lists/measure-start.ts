import type { DocumentFilters } from '../../../../src-main/reading/document-reading-store.ts';
import type { Prepared } from '../../../../src-main/store/search-messages.ts';
import type { BenchStore } from './bench-store.ts';

/** What a thread of searches takes until it is ready, and what it holds then. */
export interface Preparing extends Prepared {
  readonly ms: number;
}

/** Prepares the thread that is asked afterwards. */
export async function measurePreparing({ searches }: BenchStore): Promise<Preparing> {
  const beganAt = performance.now();
  const prepared = await searches.prepare();
  if (!prepared) throw new Error('the thread of searches could not prepare itself');
  return { ...prepared, ms: performance.now() - beganAt };
}

/** What is asked of a program that has only just started, and reads for it what it has not read in advance. */
export const asked: readonly (readonly [string, Partial<DocumentFilters>])[] = [
  ['nobody', { q: 'zzyzx' }],
  ['everybody', { q: 'consumidor final' }],
  ['everybody refused', { q: 'consumidor', statuses: ['returned', 'not_authorized'] }],
  ['a till refused', { metadata: { caja: 'caja-1' }, statuses: ['returned', 'not_authorized'] }],
];

/** Milliseconds from the question to the answer, of a thread that begins with it. */
export async function measureUnprepared(
  { newSearches, scope, all }: BenchStore,
  filters: Partial<DocumentFilters>,
): Promise<number> {
  const searches = newSearches();
  const beganAt = performance.now();
  await searches.find(scope, { ...all, ...filters }, { limit: 21, direction: 'older' });
  const ms = performance.now() - beganAt;
  await searches.stop();
  return ms;
}
