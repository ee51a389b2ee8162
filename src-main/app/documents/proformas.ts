import type { ApiServices } from '../../api/services.ts';
import type { PrintService } from '../../counter/print-service.ts';
import { makeProformaPaper } from '../../counter/proformas/proforma-paper.ts';
import { makeProformas } from '../../counter/proformas/proformas.ts';
import { makeProductStore } from '../../store/catalog/products.ts';
import { makeProformaStore } from '../../store/proformas/proforma-store.ts';
import type { AppContext } from '../context/context.ts';
import type { IssuingParts } from './issuing.ts';

interface ProformaParts {
  readonly prepare: IssuingParts['prepareInvoice'];
  readonly permits: Parameters<typeof makeProformas>[0]['permits'];
  readonly printing: Pick<PrintService, 'jobs'>;
}

/** Joins what a shop offers before it sells. */
export function composeProformas(
  { store, now, newId, cursorSecret, signals, pageLanguage }: AppContext,
  { prepare, permits, printing }: ProformaParts,
): Pick<ApiServices, 'proformas' | 'proformaPaper'> {
  const proformaStore = makeProformaStore(store);
  return {
    proformas: makeProformas({
      store: proformaStore,
      products: makeProductStore(store),
      ...{ permits, prepare, now, newId, cursorSecret },
    }),
    proformaPaper: makeProformaPaper({
      store: proformaStore,
      // Loaded at the first page, as for reading.
      render: async (printed, page) => {
        const { renderRide } = await import('../../ride/ride.ts');
        return renderRide(printed, { ...page, language: await pageLanguage() });
      },
      printReport: printing.jobs.printReport,
      emailed: signals.mail.send,
      now,
    }),
  };
}
