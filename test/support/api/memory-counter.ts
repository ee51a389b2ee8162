import type { Counter } from '../../../src-main/counter/counter.ts';

/** A counter at which nobody works: what it is asked for does not exist. The real one is in counter-shop.ts. */
export function memoryCounter(): Counter {
  const nothing = async () => ({ ok: false, problem: { code: 'not_found' } }) as const;
  const none = async () => [];
  return {
    access: {
      admit: async () => ({ ok: true, value: undefined }),
      signedIn: async () => undefined,
      asOwner: async () => ({ ok: true, value: undefined }),
    },
    roles: {
      list: none,
      put: async (_, role) => ({ object: 'role', role, permissions: [], usual_permissions: [] }),
    },
    removals: { remove: async () => false, undo: nothing },
    operators: {
      list: none,
      create: nothing,
      change: nothing,
      resetPin: nothing,
      resetForgottenPin: nothing,
      signIn: nothing,
      signOut: async () => {},
      signedIn: nothing,
      approve: nothing,
    },
    leaveLive: (_, perform) => perform(false),
    tills: { list: none, create: nothing, change: nothing },
    emissionPoints: { list: none, create: nothing, changeEstablishment: nothing },
    cashSessions: {
      list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }),
      get: nothing,
      open: nothing,
      movements: nothing,
      move: nothing,
      recordSale: nothing,
      xReport: nothing,
      close: nothing,
      zReport: nothing,
      shownX: async () => undefined,
    },
    receivables: {
      list: async () => ({
        ...{ object: 'list', data: [], next_cursor: null, prev_cursor: null, total_count: 0, offset: 0 },
        totals: {
          ...{ balance: '0.00', in_favor: '0.00', overdue: '0.00' },
          ages: {
            ...{ current: '0.00', days_1_30: '0.00', days_31_60: '0.00' },
            ...{ days_61_90: '0.00', over_90: '0.00' },
          },
        },
      }),
      get: nothing,
      statement: nothing,
      setCreditTerms: nothing,
      payments: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }),
      payment: nothing,
      receive: nothing,
      reverse: nothing,
      everybody: async () => [],
      overdue: async () => undefined,
      openingActor: async () => ({ ok: true, value: undefined }),
      enterOpeningBalance: nothing,
      cancelOpeningBalance: nothing,
    },
    fiscalMachines: {
      list: none,
      register: nothing,
      change: nothing,
      totals: nothing,
      documents: nothing,
    },
    destinations: { record: async () => {}, recordHead: async () => {} },
    saleApprovals: { judge: async () => ({ ok: true, value: { approvals: [] } }) },
    approvals: { list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }) },
    staffLog: { list: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }) },
    goodsReceipts: { get: nothing, match: nothing, enter: nothing, reverse: nothing },
    costs: { list: none, state: nothing, mayRead: async () => true },
    lots: { read: nothing, assign: nothing },
    stock: {
      list: async (_, { offset }) => ({
        object: 'list',
        data: [],
        total_count: 0,
        low_count: 0,
        offset,
        next_cursor: null,
        prev_cursor: null,
      }),
      get: nothing,
      change: nothing,
      move: nothing,
      movements: async () => ({ ok: true, value: { data: [], nextCursor: null, prevCursor: null } }),
    },
    documentViews: { list: none, create: nothing, change: nothing, remove: nothing },
    drafts: { list: none, get: nothing, put: nothing, discard: nothing },
    heldSales: { list: none, get: nothing, hold: nothing, recall: nothing, discard: nothing },
  };
}
