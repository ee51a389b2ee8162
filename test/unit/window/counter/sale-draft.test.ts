import { describe, expect, it, vi } from 'vitest';
import { heldContent } from '../../../../src-renderer/features/counter/held/held-content.ts';
import { whyNotPutAside } from '../../../../src-renderer/features/counter/held/why-not-put-aside.ts';
import { contentOf } from '../../../../src-renderer/features/counter/sale/sale-content.ts';
import {
  draftName,
  keepDraft,
  keepSale,
  readDraft,
} from '../../../../src-renderer/features/counter/sale/sale-draft.ts';
import { createSaleStore } from '../../../../src-renderer/features/counter/sale/sale-store.ts';

const name = draftName('live', undefined);

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function saleWithCoffee() {
  let made = 0;
  const store = createSaleStore(() => {
    made += 1;
    return `id-${made}`;
  });
  store.getState().add({
    productId: 'p-1',
    code: 'CAF',
    description: 'Café',
    quantity: '2',
    unitPrice: '10.00',
    discount: '0',
    iva: 'iva_15',
    prices: { normal: '10.00', lists: [{ price_list_id: 'l-1', unit_price: '8.00' }] },
  });
  store.getState().setBuyer({ identification_type: 'cedula', identification: '1710034065', name: 'Ana' });
  store.getState().setDiscount({ kind: 'percent', value: '5' });
  store.getState().setNote('Para llevar');
  return store;
}

describe('the sale in hand', () => {
  it('survives the window that had it, with its key and how it was tried to be issued', () => {
    const storage = memoryStorage();
    const store = saleWithCoffee();
    const content = contentOf(store.getState());
    const payments = [{ method: 'sin_sistema_financiero' }] as const;
    store.getState().attempt({ content, payments: [...payments], place: {}, change: '0.00' });
    const sale = store.getState();
    keepDraft(storage, name, sale);
    const draft = readDraft(storage, name);
    const again = createSaleStore(() => 'another', draft).getState();
    expect(again.saleId).toBe(sale.saleId);
    expect(contentOf(again)).toEqual(contentOf(sale));
    expect(again.selectedKey).toBe(sale.lines[0]?.key);
    expect(again.attempts).toEqual(sale.attempts);
  });

  it('leaves nothing behind when there is nothing in hand', () => {
    const storage = memoryStorage();
    const store = saleWithCoffee();
    keepDraft(storage, name, store.getState());
    store.getState().startOver();
    keepDraft(storage, name, store.getState());
    expect(storage.items.size).toBe(0);
  });

  it.each(['', 'no JSON', '{}', '{"saleId":"x","lines":[{"key":1}]}'])('begins anew with %j', (kept) => {
    const storage = memoryStorage();
    storage.setItem(name, kept);
    expect(readDraft(storage, name)).toBeUndefined();
  });

  it('is sold even where nothing can be kept', () => {
    const full = {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    expect(() => keepDraft(full, name, saleWithCoffee().getState())).not.toThrow();
  });

  it('is put aside and taken up as it was, under a key of its own', () => {
    const store = saleWithCoffee();
    const { saleId } = store.getState();
    const content = contentOf(store.getState());
    const held = heldContent({ content: JSON.parse(JSON.stringify(content)) });
    store.getState().startOver();
    expect(held).toBeDefined();
    if (held) store.getState().resume(held);
    expect(contentOf(store.getState())).toEqual(content);
    expect(store.getState().saleId).not.toBe(saleId);
  });

  it('is not put aside while a try to issue it has no answer: taken up it would be issued twice', () => {
    const store = saleWithCoffee();
    expect(whyNotPutAside(store.getState())).toBeUndefined();
    const content = contentOf(store.getState());
    store.getState().attempt({ content, payments: [], place: {}, change: '0.00' });
    expect(whyNotPutAside(store.getState())).toBe('unfinished');
    store.getState().startOver();
    expect(whyNotPutAside(store.getState())).toBe('nothing');
  });

  it('has a discount that was allowed for what was sold then, and for nothing else', () => {
    const store = saleWithCoffee();
    const [{ key } = { key: '' }] = store.getState().lines;
    const allow = () => store.getState().setDiscount({ kind: 'amount', value: '10' }, { approvalId: 'a' });
    const isAllowed = () => store.getState().isDiscountAllowed;
    allow();
    store.getState().change(key, { note: 'sin azúcar' });
    expect(isAllowed()).toBe(true);
    store.getState().change(key, { quantity: '1' });
    expect(isAllowed()).toBe(false);
    allow();
    store.getState().remove(key);
    expect(isAllowed()).toBe(false);
  });

  it('of another program is not taken up', () => {
    expect(heldContent({ content: { items: [] } })).toBeUndefined();
  });
});

describe('a draft that another window left', () => {
  /** A window that has it from now on, with what it had in hand until then. */
  function takeOver(store: ReturnType<typeof createSaleStore>) {
    const storage = memoryStorage();
    const left = saleWithCoffee().getState();
    keepDraft(storage, name, left);
    const onKept = vi.fn();
    keepSale(storage, name, { store, onKept });
    return { storage, left, onKept };
  }

  it('is taken up at once where nothing is in hand, and kept from then on', () => {
    const store = createSaleStore(() => 'new');
    const { storage, left, onKept } = takeOver(store);
    expect(store.getState()).toMatchObject({ saleId: left.saleId, note: 'Para llevar' });
    expect(onKept).toHaveBeenCalledOnce();
    store.getState().setNote('Para servir');
    expect(readDraft(storage, name)).toMatchObject({ saleId: left.saleId, note: 'Para servir' });
  });

  it('waits as it was left until the sale in hand is over', () => {
    const store = createSaleStore(() => 'new');
    store.getState().setNote('De esta ventana');
    const { storage, left, onKept } = takeOver(store);
    expect(store.getState().note).toBe('De esta ventana');
    expect(readDraft(storage, name)).toMatchObject({ saleId: left.saleId, note: 'Para llevar' });
    store.getState().finish({ documentId: 'd-1', change: '0.00' });
    expect(store.getState().issued).toBeDefined();
    expect(onKept).not.toHaveBeenCalled();
    store.getState().startOver();
    expect(store.getState()).toMatchObject({ saleId: left.saleId, note: 'Para llevar' });
    expect(onKept).toHaveBeenCalledOnce();
  });
});
