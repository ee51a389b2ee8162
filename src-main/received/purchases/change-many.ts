import type {
  PurchaseChanges,
  PurchasePatch,
  PurchaseResource,
  PurchasesBody,
} from '../../contract/documents/purchases/purchase.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Caller } from '../../issuing/requests/caller.ts';

/** What can be done with one purchase. */
export interface OnePurchase {
  get(caller: Caller, id: string): Promise<Outcome<PurchaseResource>>;
  change(caller: Caller, id: string, patch: PurchasePatch): Promise<Outcome<PurchaseResource>>;
  remove(caller: Caller, id: string): Promise<Outcome<undefined>>;
  /** Puts back what this person took away in this session. */
  restore(session: string, id: string): Promise<Outcome<undefined>>;
}

/** Does the same with each purchase, one after the other: each is done whole or stays as it was, and says why. */
export async function changeMany(
  one: OnePurchase,
  caller: Caller,
  { ids, ...change }: PurchasesBody,
): Promise<PurchaseChanges> {
  const data: PurchaseChanges['data'] = [];
  for (const id of new Set(ids)) {
    const outcome = await changeOne(one, caller, { id, ...change });
    data.push(
      outcome.ok
        ? { id, result: 'done', faults: [] }
        : { id, result: 'refused', faults: faultsOf(outcome.problem) },
    );
  }
  return { object: 'purchase_changes', data };
}

async function changeOne(
  one: OnePurchase,
  caller: Caller,
  { id, action, waived_reason: reason }: Omit<PurchasesBody, 'ids'> & { readonly id: string },
): Promise<Outcome<unknown>> {
  switch (action) {
    case 'remove':
      return one.remove(caller, id);
    case 'restore':
      return caller.session === undefined ? refuse(noSession) : one.restore(caller.session, id);
    case 'waive':
    case 'unwaive': {
      const purchase = await one.get(caller, id);
      if (!purchase.ok) return purchase;
      const rejection = rejectionReasonOf(action, purchase.value.withholding.status);
      if (rejection !== undefined) return refuse({ code: 'invalid_state', detail: rejection });
      return one.change(caller, id, { waived_reason: reason ?? null });
    }
  }
}

type WithholdingStatus = PurchaseResource['withholding']['status'];

/** Several are waived without looking at each: only what is to be withheld is, so that taking it back leaves all as it was. */
function rejectionReasonOf(action: 'waive' | 'unwaive', status: WithholdingStatus): string | undefined {
  if (action === 'unwaive')
    return status === 'waived' ? undefined : 'Nadie había decidido que no se retiene.';
  switch (status) {
    case 'due':
    case 'late':
      return undefined;
    case 'waived':
      return 'Ya se decidió que no se retiene.';
    case 'not_needed':
      return 'De ella no hay nada que retener.';
    case 'withheld':
    case 'refused':
      return 'Ya se emitió su retención: véala en Documentos.';
  }
}

function faultsOf({ code, detail, errors = [] }: Problem): PurchaseChanges['data'][number]['faults'] {
  return errors.length > 0
    ? errors.map((error) => ({ code: error.code, message: error.message }))
    : [{ code, message: detail ?? '' }];
}

const noSession: Problem = {
  code: 'invalid_state',
  detail: 'Solo puede deshacerlo quien lo quitó, en la misma ventana.',
};
