import type { Unknown } from '../../sync/ports/authority.ts';

/** Characters of an answer that a row of the log holds: enough to recognise it. */
const longestDetail = 300;

/** An answer from which nothing can be concluded about the document. */
export function unknownBecause(problem: Unknown['problem'], detail: string): Unknown {
  const oneLine = detail.replace(/\s+/gu, ' ').trim();
  return {
    kind: 'unknown',
    problem,
    detail: oneLine.length > longestDetail ? `${oneLine.slice(0, longestDetail - 1)}…` : oneLine,
  };
}
