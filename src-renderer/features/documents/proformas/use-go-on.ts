import { useNavigate } from 'react-router';
import type { ProformaResource } from '../../../../src-main/contract/proformas/proforma.ts';
import { useService } from '../../../lib/http/service.tsx';
import { handSale, isSaleHanded } from '../../../lib/sale-handoff.ts';
import { editorPath } from '../editor/kinds.ts';
import { type PricesOf, saleOfProforma } from './sale-of-proforma.ts';

/** Where a proforma becomes an invoice. */
export type GoOn = 'counter' | 'editor';

/** Takes a proforma to where it is sold or invoiced. */
export function useGoOn(proforma: ProformaResource) {
  const { environment } = useService();
  const goTo = useNavigate();
  return (to: GoOn, prices: PricesOf) => {
    if (to === 'editor') {
      const way = prices === 'today' ? 'factura-hoy' : 'factura';
      void goTo(editorPath('invoice', { proforma: proforma.id, way }));
      return;
    }
    const sale = saleOfProforma(proforma, prices);
    if (!sale) return;
    // One that waits, as of a corrected buyer, comes first: the counter shows it, and this one is pressed again.
    if (!isSaleHanded(window.sessionStorage, environment)) {
      handSale(window.sessionStorage, environment, sale);
    }
    void goTo('/');
  };
}
