import { describe, expect, it } from 'vitest';
import {
  type AfterSale,
  afterSaleOf,
} from '../../../../src-renderer/features/counter/charge/after-sale/after-sale.ts';
import { makeAfterSales } from '../../../../src-renderer/features/counter/charge/after-sale/after-sales.ts';
import { makeOutbox } from '../../../../src-renderer/features/counter/charge/after-sale/outbox.ts';
import { eventually } from '../../../support/eventually.ts';

const documentId = '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e51';
const otherId = '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e52';
const sessionId = '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e53';
const tillId = '01982b7e-6c1c-7d5f-9d0e-3b1f6a2c4e54';
const at = new Date('2026-11-21T15:00:00.000Z');

const inCash = { method: 'sin_sistema_financiero', amount: '6.00' } as const;
const byCard = { method: 'tarjeta_credito', amount: '4.00' } as const;

function charged(parts: Partial<Parameters<typeof afterSaleOf>[0]> = {}): AfterSale {
  return afterSaleOf({
    document: { id: documentId, environment: 'test', payments: [inCash, byCard] },
    change: '14.00',
    cardReference: '004512',
    tillId,
    cashSessionId: sessionId,
    prints: true,
    at,
    ...parts,
  });
}

/** A browser's storage, whose names are its keys. */
function aStorage(): Storage {
  const items = new Map<string, string>();
  const methods = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  return new Proxy<Storage>(
    { ...methods, length: 0 },
    {
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

describe('what a sale owes after its charge', () => {
  it('is its ticket with the drawer, and the report to its cash session', () => {
    expect(charged()).toEqual({
      documentId,
      environment: 'test',
      chargedAt: at.toISOString(),
      tillId,
      printing: { opensDrawer: true, isAsked: false },
      cash: { sessionId, tendered: '20.00', change: '14.00', cardReference: '004512' },
    });
  });

  it('opens no drawer for what is not cash, or was not paid yet', () => {
    const term = { length: 30, unit: 'days' } as const;
    const owed = charged({
      document: { id: documentId, environment: 'test', payments: [byCard, { ...inCash, term }] },
      change: '0.00',
      cardReference: '',
    });
    expect(owed.printing?.opensDrawer).toBe(false);
    expect(owed.cash).toEqual({ sessionId });
  });

  it('is nothing in a shop without printer and till', () => {
    const { printing, cash } = charged({ prints: false, cashSessionId: undefined });
    expect([printing, cash]).toEqual([undefined, undefined]);
  });
});

describe('the outbox', () => {
  it('gives back what was kept, by environment and oldest first, until nothing is owed', () => {
    const outbox = makeOutbox(aStorage());
    const later = { ...charged(), documentId: otherId, chargedAt: '2026-11-21T15:01:00.000Z' };
    const elsewhere = { ...charged(), documentId: sessionId, environment: 'live' } as const;
    for (const sale of [later, charged(), elsewhere]) outbox.keep(sale);
    expect(outbox.list('test')).toEqual([charged(), later]);
    outbox.keep({ ...charged(), printing: undefined, cash: undefined });
    expect(outbox.list('test')).toEqual([later]);
  });

  it('lets go of what cannot be read, and leaves what is not its own', () => {
    const storage = aStorage();
    storage.setItem('mostrador.after-sale.1', '{');
    storage.setItem('mostrador.after-sale.2', '{"documentId":1}');
    storage.setItem('mostrador.preferences', '{');
    expect(makeOutbox(storage).list('test')).toEqual([]);
    expect(Object.keys(storage)).toEqual(['mostrador.preferences']);
  });
});

describe('working it off', () => {
  it('tries again what got no answer, and takes up what an earlier window left', async () => {
    const outbox = makeOutbox(aStorage());
    const first = charged({ prints: false });
    outbox.keep(first);
    const tried: string[] = [];
    let answers = false;
    const afterSales = makeAfterSales({
      outbox,
      environment: 'test',
      settle: async (sale) => {
        tried.push(sale.documentId);
        if (!answers) return { sale, refusals: [] };
        const done = { ...sale, printing: undefined, cash: undefined };
        outbox.keep(done);
        return { sale: done, refusals: [] };
      },
      onSettled: () => {},
    });
    const rest = afterSales.start();
    afterSales.add({ ...charged(), documentId: otherId }, '14.00');
    expect(afterSales.state.getState()).toMatchObject({ last: { documentId: otherId }, isAsking: true });
    answers = true;
    await eventually(
      () => outbox.list('test'),
      (left) => left.length === 0,
    );
    rest();
    expect(tried.toSorted()).toEqual([documentId, documentId, otherId, otherId]);
    expect(afterSales.state.getState().isAsking).toBe(false);
  });
});
