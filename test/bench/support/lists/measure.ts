import { seededRandom } from '../../../support/seeded-random.ts';
import { type Course, courseOf } from '../course.ts';
import type { BenchStore } from './bench-store.ts';
import type { Question } from './questions.ts';

const WARM_UP = 20;
/** One question that takes longer than this altogether is asked less often, but so often at least. */
const LONGEST_MS = 3000;
const LEAST = 5;

/**
 * Asks several stores the same in turn, so that whatever else the machine does is the same for all. Where the list of one
 * store is shorter than a page, the next are asked for no more of it: a page is compared with one of as many documents.
 * With the same seed, every question is about the same documents.
 */
export async function measure(
  question: Question,
  benches: readonly BenchStore[],
  { times, seed }: { times: number; seed: number },
): Promise<readonly Course[]> {
  const randoms = benches.map(() => seededRandom(seed));
  const taken: number[][] = benches.map(() => []);
  const startedAt = performance.now();
  for (let time = 0; time < WARM_UP + times; time += 1) {
    const isLong = performance.now() - startedAt > LONGEST_MS;
    if (isLong && (taken[0]?.length ?? 0) >= LEAST) break;
    let most: number | undefined;
    for (const [index, bench] of benches.entries()) {
      const random = randoms[index];
      if (!random) continue;
      const about = await bench.sample(random);
      await question.before?.(bench, about);
      const askedAt = performance.now();
      const page = await question.ask(bench, about, most);
      const took = performance.now() - askedAt;
      most ??= Math.max(1, page.documents.length);
      if (time >= WARM_UP || isLong) taken[index]?.push(took);
    }
  }
  return taken.map(courseOf);
}
