import { refuse } from '../../../src-main/contract/problems/refuse.ts';
import type { Purchases } from '../../../src-main/received/purchases/purchases.ts';

const nothing = async () => refuse({ code: 'not_found' });

/** The purchases of a business that bought nothing yet. */
export const nobodyBought: Purchases = {
  list: async () => ({ data: [], total: 0 }),
  summary: async () => ({
    object: 'purchase_summary',
    withholds: false,
    due: 0,
    late: 0,
    kind_unknown: 0,
    unconfirmed: 0,
    to_enter: 0,
    unauthorized: 0,
    settlements: [],
    unwithheld_sales: [],
  }),
  get: nothing,
  xml: nothing,
  withholding: nothing,
  change: nothing,
  changeMany: async (_caller, { ids }) => ({
    object: 'purchase_changes',
    data: ids.map((id) => ({ id, result: 'refused', faults: [{ code: 'not_found', message: 'No está.' }] })),
  }),
  check: nothing,
  remove: nothing,
  takeInKey: async () => refuse({ code: 'not_available_in_sandbox' }),
  takeInBody: nothing,
  async takeInFiles(_caller, parts) {
    for await (const { content } of parts) for await (const _piece of content);
    return { ok: true, value: { object: 'purchase_upload', data: [] } };
  },
};
