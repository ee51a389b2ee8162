import { type HeldSaleResource, heldSaleResource } from '../../../../src-main/contract/counter/held-sale.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import type { Http } from '../../../lib/http/http.ts';

interface Recalling {
  readonly id: string;
  /** It was asked for before, and the answer was lost: the sale may have left the list for this window. */
  readonly isAsked: boolean;
  readonly isReadable: (sale: HeldSaleResource) => boolean;
  /** Right before it is asked for. */
  readonly onAsk: () => void;
}

export type Recalled =
  | { readonly kind: 'recalled'; readonly sale: HeldSaleResource }
  /** It was written by another version of the window, and stays where it is. */
  | { readonly kind: 'unreadable' };

/**
 * Takes a sale up: it leaves the list as it comes. What this window cannot read stays where it is, which is looked at
 * first; not again after a lost answer, because then it may be out of the list, and the same key still gives it.
 */
export async function recallSale(
  local: Http,
  { id, isAsked, isReadable, onAsk }: Recalling,
): Promise<Answer<Recalled>> {
  const path = { id };
  if (!isAsked) {
    const held = await local.send(heldSaleResource, 'GET /v1/local/held-sales/{id}', { path });
    if (!held.ok) return held;
    if (!isReadable(held.value)) return { ok: true, value: { kind: 'unreadable' } };
  }
  onAsk();
  const recalled = await local.send(heldSaleResource, 'POST /v1/local/held-sales/{id}/recall', {
    path,
    idempotencyKey: `recall-${id}`,
  });
  return recalled.ok ? { ok: true, value: { kind: 'recalled', sale: recalled.value } } : recalled;
}
