import { invoiceOfShop, invoiceOfShopQuery } from '../../../../contract/head/credit/invoice-of-shop.ts';
import type { StationCredit } from '../../../../station/credit/credit-elsewhere.ts';
import { jsonOf } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** Invoices that other tills of the business issued, which this one knows of through its head office. */
export function invoiceOfShopRoutes(credit: Pick<StationCredit, 'show'>): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: '/v1/local/head-office/invoices',
      operationId: 'find_invoice_of_shop',
      permission: 'read_documents',
      tag: 'Documentos de cualquier tipo',
      summary: 'Buscar en la matriz una factura de otra caja',
      description:
        'Con las notas de crédito que ya toman de ella. Para acreditarla, una nota la nombra por su identificador o por ' +
        'su número y fecha; la matriz reserva el valor antes de que la nota tenga número.',
      query: invoiceOfShopQuery,
      answers: [{ status: 200, description: 'La factura, y de qué caja es', schema: invoiceOfShop }],
      problems: ['not_found', 'head_office_unreachable', 'invoice_not_reported'],
      handle: async ({ caller, query }) => jsonOf(200, await credit.show(caller, query.invoice)),
    }),
  ];
}
