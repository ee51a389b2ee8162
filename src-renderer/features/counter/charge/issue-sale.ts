import { type InvoiceResource, invoiceResource } from '../../../../src-main/contract/document-resource.ts';
import type { PaymentBody } from '../../../../src-main/documents/payment.ts';
import type { Answer } from '../../../lib/answer.ts';
import type { Http } from '../../../lib/http.ts';
import { bodyOfSale } from '../sale/compute-sale.ts';
import type { SaleState } from '../sale/sale-store.ts';

/** Issues the sale in hand; trying again after a cut gives the same document. */
export function issueSale(
  documents: Http,
  sale: Pick<SaleState, 'saleId' | 'lines' | 'buyer'>,
  payments: readonly PaymentBody[],
): Promise<Answer<InvoiceResource>> {
  return documents.send(invoiceResource, 'POST /v1/ec/invoices', {
    body: bodyOfSale(sale, payments),
    idempotencyKey: sale.saleId,
  });
}
