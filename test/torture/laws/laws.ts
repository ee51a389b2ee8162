import type { Arrival, StoredDocument } from '../../support/authority-double/authority-double.ts';
import type { Evidence } from '../evidence.ts';
import type { Sale, Told } from '../promises.ts';
import { authorityLaws } from './authority-laws.ts';
import { journeyLaws } from './journey-laws.ts';
import { numberLaws } from './number-laws.ts';
import { promiseLaws } from './promise-laws.ts';

/** Everything there is to judge by: the file, the authority, and what clients asked and were told. */
export interface Case {
  readonly evidence: Evidence;
  readonly authority: {
    /** Each handing-over that it accepted. */
    readonly documents: readonly Pick<StoredDocument, 'accessKey' | 'bytes' | 'state' | 'messages'>[];
    /** Each handing-over. */
    readonly arrivals: readonly Pick<Arrival, 'accessKey' | 'bytes' | 'codes' | 'wasHidden'>[];
  };
  readonly sales: readonly Sale[];
  readonly told: readonly Told[];
}

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
