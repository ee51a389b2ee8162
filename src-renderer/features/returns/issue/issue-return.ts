import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { today } from '../../../lib/format/today.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { type Permit, useAskForPermit } from '../../../lib/workplace/permit-context.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import {
  bodyOfReturn,
  computeReturn,
  type ReturnDraft,
  type ReturnIssuingPoint,
} from '../form/return-draft.ts';
import { issueNote } from './issue-note.ts';

const uncheckedCredit = 'credit_unchecked';

interface Returned {
  readonly invoice: InvoiceResource;
  readonly lines: readonly ReturnableLine[];
  readonly draft: ReturnDraft;
  /** Another till sold it. */
  readonly isElsewhere?: boolean;
}

/**
 * Issues the credit note of a return, once it is approved. Asking again after a lost answer gives the same
 * note; undefined: it was not allowed.
 */
export function useIssueReturn() {
  const { documents, environment } = useService();
  const { till, cashSession } = useWorkplace();
  const permit = usePermit();
  const ask = useAskForPermit();
  const cache = useQueryClient();
  // Of one return: it comes back once, however often it is tried.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // Allowed once, it goes on being so while no more comes back: another approval would be another note.
  const lastPermit = useRef<Permit & { readonly amount: string }>(undefined);
  const unanswered = useRef<ReturnType<typeof bodyOfReturn>[]>([]);
  return useMutation({
    mutationFn: async (returned: Returned) => {
      const amount = totalOf(returned);
      const { id, number } = returned.invoice;
      const sold = returned.isElsewhere ? { item: number } : { document_id: id };
      if (!lastPermit.current || decimal(amount).gt(lastPermit.current.amount)) {
        const permitted = await permit('return_sale', { ...sold, amount });
        if (!permitted) return undefined;
        lastPermit.current = { ...permitted, amount };
      }
      const allowed = lastPermit.current;
      const issuingPoint: ReturnIssuingPoint = {
        ...(cashSession && { cashSessionId: cashSession.id }),
        ...(till && { series: { establishment: till.establishment, emissionPoint: till.emission_point } }),
        ...(till?.fiscal_machine && {
          fiscalMachine: {
            brand: till.fiscal_machine.brand,
            model: till.fiscal_machine.model,
            serial: till.fiscal_machine.serial,
          },
        }),
      };
      const issue = (approvalIds: readonly string[]) =>
        issueNote(documents, {
          body: bodyOfReturn(returned, { ...issuingPoint, approvalIds }),
          idempotencyKey,
          unanswered: unanswered.current,
        });
      const own = allowed.approvalId === undefined ? [] : [allowed.approvalId];
      const answer = await issue(own);
      if (answer.ok || !answer.refusal.errors.some(({ code }) => code === uncheckedCredit)) {
        return await acceptedBy(Promise.resolve(answer));
      }
      // The head office does not answer: it takes a second person, whichever operator serves.
      const second = await ask(uncheckedCredit, { item: number, amount });
      if (!second?.approvalId) return undefined;
      return await acceptedBy(issue([...own, second.approvalId]));
    },
    onSuccess: (note) => {
      if (!note) return;
      cache.setQueryData(['document', environment, note.id], note);
      for (const key of ['documents', 'document', 'sync', 'cash']) {
        void cache.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}

/** What is given back; a return with a fault is refused before anybody's approval of it is looked at. */
function totalOf(returned: Returned): string {
  const computed = computeReturn(returned, today());
  return computed.kind === 'computed' ? computed.note.total : '0';
}
