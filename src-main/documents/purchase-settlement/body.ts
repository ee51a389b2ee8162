import { z } from 'zod';
import { additionalDiscounts } from '../adjustments/additional-discount.ts';
import { commonBody } from '../body/common-body.ts';
import { negotiableBody } from '../body/negotiable.ts';
import { paymentBodies } from '../body/payment.ts';
import { type LineBody, lineBody } from '../lines/line.ts';
import { reimbursementBody } from '../model/reimbursement.ts';
import { knownPartyBody } from '../parties/party.ts';
import { namedObject } from '../values/named-object.ts';

/** The schema of a purchase settlement knows no other tax (SRI reference §15). */
function checkOnlyIva(lines: readonly LineBody[], context: z.RefinementCtx): void {
  for (const [line, { taxes }] of lines.entries()) {
    for (const [tax, { type }] of taxes.entries()) {
      if (type === 'iva') continue;
      context.addIssue({
        code: 'custom',
        path: [line, 'taxes', tax, 'type'],
        params: { code: 'not_allowed_here' },
        message: 'Una liquidación de compra solo lleva IVA.',
      });
    }
  }
}

/** What a person decides of a purchase settlement (interface specification, "Purchase settlements"). */
export const purchaseSettlementBody = namedObject('purchase_settlement_body', {
  supplier: knownPartyBody,
  lines: z.array(lineBody).min(1).superRefine(checkOnlyIva),
  payments: paymentBodies,
  reimbursement: reimbursementBody.optional(),
  negotiable: negotiableBody.optional(),
  additional_discounts: additionalDiscounts,
  ...commonBody,
});
export type PurchaseSettlementBody = z.output<typeof purchaseSettlementBody>;
