import type { ApiServices } from '../api/services.ts';
import { makeAttention } from '../reports/attention.ts';
import { makeDeclarations } from '../reports/declaration/declaration.ts';
import { keepFigures } from '../reports/keep-figures.ts';
import { makePeriodReports } from '../reports/period-report.ts';
import { makePurchaseStore } from '../store/received/purchases/purchase-store.ts';
import { makeAttentionStore } from '../store/reports/attention-store.ts';
import { makeFigureStore } from '../store/reports/figure-store.ts';
import type { AppContext } from './context.ts';
import type { Reading } from './reading.ts';
import type { Signing } from './signing.ts';

interface ReportSurroundings extends Pick<Reading, 'sum'>, Pick<Signing, 'certificates'> {
  readonly backups: Pick<ApiServices['backups'], 'read'>;
}

/** Joins what tells how the business stands, and starts to compute what is over. */
export function startReports(
  { store, now, log }: AppContext,
  { sum, certificates, backups }: ReportSurroundings,
) {
  const figures = makeFigureStore(store, sum);
  const purchases = makePurchaseStore(store);
  const keeping = keepFigures({
    store: figures,
    now,
    failed: (reason) => log.error({ err: reason }, 'figures of reports not computed'),
  });
  const services: Pick<ApiServices, 'attention' | 'periodReports' | 'declarations'> = {
    attention: makeAttention({
      store: makeAttentionStore(store, sum),
      certificateUntil: certificates.validUntil,
      backups: backups.read,
      purchases,
      now,
    }),
    periodReports: makePeriodReports({ store: figures, purchases }),
    declarations: makeDeclarations({ store: figures, purchases }),
  };
  return { services, stop: keeping.stop };
}
