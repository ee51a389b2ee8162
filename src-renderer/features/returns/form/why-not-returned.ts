import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';

/**
 * What stands in the way of crediting a sale. `final_consumer`: since 2026 the authority takes neither a credit note
 * nor an annulment for a sale to nobody in particular (SRI reference §9, §13).
 */
export type ReturnRejection = 'final_consumer' | 'waiting' | 'refused' | 'annulled' | 'credited';

type Sale = Pick<InvoiceResource, 'status' | 'buyer' | 'credit_balance'>;

/** Undefined: it can be credited. A refused one can still be corrected, for any buyer, so that comes first. */
export function whyNotReturned({ status, buyer, credit_balance }: Sale): ReturnRejection | undefined {
  switch (status) {
    case 'annulled':
      return 'annulled';
    case 'returned':
    case 'not_authorized':
      return 'refused';
    case 'pending':
    case 'submitted':
      return buyer.identification_type === 'consumidor_final' ? 'final_consumer' : 'waiting';
    case 'authorized':
      if (buyer.identification_type === 'consumidor_final') return 'final_consumer';
      return decimal(credit_balance).lte(0) ? 'credited' : undefined;
  }
}
