import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { type Answer, acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { usePrinters } from '../../../lib/printing/printers-query.ts';
import { missingApproval } from '../../../lib/workplace/missing-approval.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { issueSale } from '../sale/issue/issue-sale.ts';
import { useSaleIssuingPoint } from '../sale/issue/sale-issuing-point.ts';
import { useSaleStore } from '../sale/sale-context.tsx';
import { APPROVALS_NAMED } from '../sale/sale-store.ts';
import { useApplyPromotions } from '../sale/use-sale-promotions.ts';
import { afterSaleOf } from './after-sale/after-sale.ts';
import { useAfterSales } from './after-sale/after-sales-provider.tsx';
import type { Settlement } from './settle-payments.ts';

/** `isEarlier`: an earlier try had issued it, and what was changed since is not in it. */
export type OnIssued = (document: InvoiceResource, change: string, isEarlier: boolean) => void;

export interface ChargeOutcome {
  readonly onIssued: OnIssued;
  /** Promotions began, ended or changed since the total was shown: nothing was issued. */
  readonly onPromotionsChanged: () => void;
}

interface Charge {
  readonly settlement: Settlement;
  /** Of the cards' vouchers; empty without. */
  readonly cardReference: string;
}

/**
 * Issues the sale in hand. As soon as it is issued the counter is free for the next; the ticket, the drawer and what
 * the report to the cash session come after it, by themselves.
 */
export function useCharge({ onIssued, onPromotionsChanged }: ChargeOutcome) {
  const { documents } = useService();
  const sale = useSaleStore();
  const issuingPoint = useSaleIssuingPoint();
  const { till } = useWorkplace();
  const afterSales = useAfterSales();
  const { data: printers } = usePrinters();
  const permit = usePermit();
  const cache = useQueryClient();
  const applyPromotions = useApplyPromotions();
  const isUnderWay = useRef(false);
  /** Asks for the PIN of somebody who may what the service does not let this person do, and tries again with it. */
  const withPermits = async <Value>(send: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    const answer = await send();
    const missing = answer.ok ? undefined : missingApproval(answer.refusal);
    // A document names only so many: another would push out one that is needed.
    const isFull = sale.getState().approvals.length >= APPROVALS_NAMED;
    const granted = missing && !isFull && (await permit(...missing));
    // Who may by themselves is not refused for that: without an approval it would be refused for ever.
    if (!granted || granted.approvalId === undefined) return answer;
    sale.getState().allow(granted);
    return withPermits(send);
  };
  const issue = useMutation({
    mutationFn: async ({ settlement: { payments, change } }: Charge) =>
      (await applyPromotions('latest'))
        ? undefined
        : acceptedBy(withPermits(() => issueSale(documents, sale, { payments, change, issuingPoint }))),
    onSuccess: (issued, { cardReference }) => {
      if (!issued) return onPromotionsChanged();
      const { document, change, isEarlier } = issued;
      const owed = afterSaleOf({
        document,
        change,
        cardReference,
        tillId: till?.id,
        cashSessionId: issuingPoint.cashSessionId,
        prints: printers?.length !== 0,
        at: new Date(),
      });
      afterSales.add(owed, change);
      // What the buyer owes is another now.
      if (document.payments.some(({ term }) => term)) {
        void cache.invalidateQueries({ queryKey: ['receivables'] });
      }
      onIssued(document, change, isEarlier);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    ...issue,
    keepsVouchers: issuingPoint.cashSessionId !== undefined,
    /** Two presses of an impatient finger are one charge. */
    charge: (charge: Charge) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      issue.mutate(charge);
    },
  };
}
