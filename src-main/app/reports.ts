import type { ApiServices } from '../api/services.ts';
import { makeAttention } from '../reports/attention.ts';
import { makeAttentionStore } from '../store/reports/attention-store.ts';
import type { AppContext } from './context.ts';
import type { Reading } from './reading.ts';
import type { Signing } from './signing.ts';

type ReportServices = Pick<ApiServices, 'attention'>;

interface ReportSurroundings extends Pick<Reading, 'sum'>, Pick<Signing, 'certificates'> {
  readonly backups: Pick<ApiServices['backups'], 'read'>;
}

/** Joins what tells how the business stands: what needs a person. */
export function composeReports(
  { store, now }: AppContext,
  { sum, certificates, backups }: ReportSurroundings,
): ReportServices {
  return {
    attention: makeAttention({
      store: makeAttentionStore(store, sum),
      certificateUntil: certificates.validUntil,
      backups: backups.read,
      now,
    }),
  };
}
