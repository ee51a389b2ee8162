import { authorityLaws } from './authority-laws.ts';
import type { Case } from './case.ts';
import { journeyLaws } from './journey-laws.ts';
import { numberLaws } from './number-laws.ts';
import { promiseLaws } from './promise-laws.ts';

/** The laws that were broken, each in words; empty: nothing was lost, doubled or falsified. */
export function brokenLaws(judged: Case): readonly string[] {
  const { waiting, damage } = judged.evidence;
  return [
    ...damage.map((finding) => `the data file is damaged: ${finding}`),
    ...waiting.map(
      ({ documentId, step, problem }) =>
        `${documentId} still waits to be delivered (${step}, ${problem ?? 'no problem'})`,
    ),
    ...promiseLaws(judged),
    ...numberLaws(judged.evidence),
    ...authorityLaws(judged),
    ...journeyLaws(judged.evidence),
  ];
}
