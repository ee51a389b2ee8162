import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InvoiceResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import type { ReturnableLine } from '../../../lib/credit/returnable-line.ts';
import { today } from '../../../lib/format/today.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import type { Permit } from '../../../lib/workplace/permit-context.ts';
import { usePermit } from '../../../lib/workplace/use-permit.ts';
import { useWorkplace } from '../../../lib/workplace/use-workplace.ts';
import { bodyOfReturn, computeReturn, type ReturnDraft, type ReturnPlace } from '../form/return-draft.ts';
import { issueNote } from './issue-note.ts';

interface Returned {
  readonly invoice: InvoiceResource;
  readonly lines: readonly ReturnableLine[];
  readonly draft: ReturnDraft;
}

/**
 * Issues the credit note of a return, once whoever may has allowed it. Asking again after a lost answer gives the same
 * note; undefined: it was not allowed.
 */
export function useIssueReturn() {
  const { documents, environment } = useService();
  const { till, cashSession } = useWorkplace();
  const permit = usePermit();
  const cache = useQueryClient();
  // Of one return: it comes back once, however often it is tried.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // Allowed once, it goes on being so while no more comes back: another approval would be another note.
  const given = useRef<Permit & { readonly amount: string }>(undefined);
  const unanswered = useRef<ReturnType<typeof bodyOfReturn>[]>([]);
  return useMutation({
    mutationFn: async (returned: Returned) => {
      const amount = totalOf(returned);
      if (!given.current || decimal(amount).gt(given.current.amount)) {
        const permitted = await permit('return_sale', { document_id: returned.invoice.id, amount });
        if (!permitted) return undefined;
        given.current = { ...permitted, amount };
      }
      const allowed = given.current;
      const place: ReturnPlace = {
        ...(cashSession && { cashSessionId: cashSession.id }),
        ...(till && { series: { establishment: till.establishment, emissionPoint: till.emission_point } }),
        ...(till?.fiscal_machine && {
          fiscalMachine: {
            brand: till.fiscal_machine.brand,
            model: till.fiscal_machine.model,
            serial: till.fiscal_machine.serial,
          },
        }),
        ...(allowed.approvalId !== undefined && { approvalId: allowed.approvalId }),
      };
      return await acceptedBy(
        issueNote(documents, {
          body: bodyOfReturn(returned, place),
          idempotencyKey,
          unanswered: unanswered.current,
        }),
      );
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
