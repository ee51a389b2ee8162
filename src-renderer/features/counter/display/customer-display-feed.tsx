import { useEffect, useMemo, useState } from 'react';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { openFeed } from '../../../lib/customer-display/channel.ts';
import type { CustomerShown } from '../../../lib/customer-display/shown.ts';
import { today } from '../../../lib/format/today.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { useProgramSettings } from '../../../lib/program-settings.ts';
import { useLogo } from '../../../lib/queries/business/logo-query.ts';
import { useDocument } from '../../../lib/queries/documents/document-query.ts';
import { computeSale } from '../sale/issue/compute-sale.ts';
import { useIsSaleKept, useSale } from '../sale/sale-context.tsx';
import type { IssuedSale } from '../sale/sale-store.ts';
import { shownOfSale } from './shown-of-sale.ts';

/**
 * Tells the customer's display what is being sold, whatever page is looked at. Of two windows at one till, the one that
 * has the sale in hand speaks; once the window is locked, or goes, the display shows the shop alone.
 */
export function CustomerDisplayFeed() {
  return useIsSaleKept() ? <Feed /> : null;
}

function Feed() {
  const around = useAround();
  const sale = useShownSale(around);
  const issued = useSale((state) => state.issued);
  const paid = useShownPayment(issued, around);
  const [feed, setFeed] = useState<ReturnType<typeof openFeed>>();
  useEffect(() => {
    const opened = openFeed();
    setFeed(opened);
    return () => opened.close();
  }, []);
  const shown = paid ?? sale;
  useEffect(() => feed?.show(shown), [feed, shown]);
  return null;
}

/** What is the same whatever is sold. */
function useAround(): Pick<CustomerShown, 'language' | 'shop'> {
  const { environment, workspace } = useService();
  const language = usePreferences((state) => state.language);
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  const entity = workspace.entities.find((candidate) => candidate.kind === kind);
  const { data: logo } = useLogo(entity);
  const name = entity?.trade_name ?? entity?.legal_name ?? '';
  return useMemo(() => ({ language, shop: { name, ...(logo && { logo }) } }), [language, name, logo]);
}

function useShownSale(around: Pick<CustomerShown, 'language' | 'shop'>): CustomerShown {
  const { lines, discount, tip } = useSale((state) => state);
  const pricesWithTaxes = useProgramSettings()?.prices_with_taxes;
  return useMemo(
    () => shownOfSale(lines, computeSale({ lines, discount, tip }, today(), pricesWithTaxes), around),
    [lines, discount, tip, pricesWithTaxes, around],
  );
}

/** The sale just issued, until the next begins. */
function useShownPayment(
  issued: IssuedSale | undefined,
  around: Pick<CustomerShown, 'language' | 'shop'>,
): CustomerShown | undefined {
  const { data: document } = useDocument(issued?.documentId ?? '');
  const total = document && kindOf(document.object).summary(document).total;
  const change = issued?.change;
  return useMemo(
    () =>
      total === undefined || change === undefined ? undefined : { kind: 'paid', ...around, total, change },
    [total, change, around],
  );
}
