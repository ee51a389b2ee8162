import type { StatedLot } from '../../../contract/catalog/lots.ts';
import type { ProblemError } from '../../../contract/problems/problems.ts';
import { toSriDate } from '../../../documents/values/ecuador-time.ts';

interface Entering extends Pick<StatedLot, 'expires_on'> {
  /** Where the request states it. */
  readonly pointer: string;
}

/** What of lots that come in expired before today, and has to be confirmed. */
export function expiredLots(lots: readonly Entering[], today: string): ProblemError[] {
  return lots
    .filter(({ expires_on: day }) => day < today)
    .map(({ pointer, expires_on: day }) => ({
      pointer: `${pointer}/expires_on`,
      code: 'expired',
      message: `Caducó el ${toSriDate(day)}: confirme que entra de todos modos.`,
    }));
}
