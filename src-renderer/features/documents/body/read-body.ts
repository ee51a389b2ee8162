import { checkBody } from '../../../../src-main/documents/body/check-body.ts';
import { creditNoteBody } from '../../../../src-main/documents/credit-note/body.ts';
import { debitNoteBody } from '../../../../src-main/documents/debit-note/body.ts';
import { deliveryNoteBody } from '../../../../src-main/documents/delivery-note/body.ts';
import { invoiceBody } from '../../../../src-main/documents/invoice/body.ts';
import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { purchaseSettlementBody } from '../../../../src-main/documents/purchase-settlement/body.ts';
import { withholdingBody } from '../../../../src-main/documents/withholding/body.ts';
import type { JsonObject } from './json.ts';

/** A body in the shape the service takes, or all that is wrong with it. */
export function readBody(type: DocumentType, body: JsonObject) {
  switch (type) {
    case 'invoice':
      return checkBody(invoiceBody, body);
    case 'purchase_settlement':
      return checkBody(purchaseSettlementBody, body);
    case 'credit_note':
      return checkBody(creditNoteBody, body);
    case 'debit_note':
      return checkBody(debitNoteBody, body);
    case 'delivery_note':
      return checkBody(deliveryNoteBody, body);
    case 'withholding':
      return checkBody(withholdingBody, body);
  }
}
