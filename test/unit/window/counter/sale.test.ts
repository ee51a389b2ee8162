import { beforeEach, describe, expect, it } from 'vitest';
import {
  bodyOfSale,
  computeSale,
} from '../../../../src-renderer/features/counter/sale/issue/compute-sale.ts';
import { emptySale } from '../../../../src-renderer/features/counter/sale/sale-content.ts';
import type { NewSaleLine } from '../../../../src-renderer/features/counter/sale/sale-line.ts';
import { createSaleStore } from '../../../../src-renderer/features/counter/sale/sale-store.ts';
import { buyerOf, checkBuyer, emptyBuyer, guessType } from '../../../../src-renderer/lib/buyer-draft.ts';

const today = '2026-11-20';
const coffee: NewSaleLine = {
  productId: 'p-1',
  code: 'CAF',
  description: 'Café molido',
  quantity: '1',
  unitPrice: '3.913043',
  discount: '0',
  iva: 'iva_15',
};

describe('the sale in hand', () => {
  let sale: ReturnType<typeof createSaleStore>;

  beforeEach(() => {
    let made = 0;
    sale = createSaleStore(() => {
      made += 1;
      return `id-${made}`;
    });
  });

  it('adds a second scan of a product to its line', () => {
    sale.getState().add(coffee);
    sale.getState().add({ ...coffee, quantity: '2' });
    expect(sale.getState().lines.map(({ quantity }) => quantity)).toEqual(['3']);
  });

  it('leaves a line whose price was changed alone', () => {
    sale.getState().add(coffee);
    const [line] = sale.getState().lines;
    sale.getState().change(line?.key ?? '', { unitPrice: '3' });
    sale.getState().add(coffee);
    expect(sale.getState().lines).toHaveLength(2);
  });

  it('selects the neighbour of a removed line', () => {
    sale.getState().add(coffee);
    sale.getState().add({ ...coffee, productId: 'p-2' });
    const [first, second] = sale.getState().lines;
    sale.getState().remove(second?.key ?? '');
    expect(sale.getState().selectedKey).toBe(first?.key);
  });

  it('is no proforma’s any more once all its lines were removed, unless the last one is put back', () => {
    const { resume } = sale.getState();
    resume({ ...emptySale, lines: [{ ...coffee, key: 'l-1' }], proforma: 'q-1', note: 'Para el jueves' });
    const { lines, remove, putBack, ...beside } = sale.getState();
    const [line] = lines;
    if (!line) throw new Error('the sale has a line');
    remove(line.key);
    expect(sale.getState()).toMatchObject({ proforma: undefined, note: '' });
    putBack(line, 0, beside);
    expect(sale.getState()).toMatchObject({ proforma: 'q-1', note: 'Para el jueves', lines: [line] });
  });

  it('keeps its idempotency key until it is issued, and takes another for the next', () => {
    const { saleId } = sale.getState();
    sale.getState().add(coffee);
    expect(sale.getState().saleId).toBe(saleId);
    sale.getState().finish({ documentId: 'd-1', change: '0.50' });
    expect(sale.getState()).toMatchObject({ lines: [], buyer: undefined, issued: { documentId: 'd-1' } });
    expect(sale.getState().saleId).not.toBe(saleId);
  });

  it('hides the issued sale with the first line of the next', () => {
    sale.getState().finish({ documentId: 'd-1', change: '0.50' });
    sale.getState().add(coffee);
    expect(sale.getState().issued).toBeUndefined();
  });

  it('comes to what the issuing code says', () => {
    sale.getState().add({ ...coffee, quantity: '2' });
    const computed = computeSale(sale.getState(), today);
    expect(computed).toMatchObject({
      kind: 'computed',
      invoice: { subtotal: '7.83', iva: '1.17', total: '9.00' },
    });
  });

  it('reports a discount over its line where it stands', () => {
    sale.getState().add({ ...coffee, discount: '5.00' });
    expect(computeSale(sale.getState(), today)).toMatchObject({
      kind: 'faulty',
      faults: [{ pointer: '/lines/0/discount', code: 'discount_over_amount' }],
    });
  });

  it('warns of a final consumer over the limit', () => {
    sale.getState().add({ ...coffee, quantity: '20' });
    expect(computeSale(sale.getState(), today)).toMatchObject({
      warnings: [{ code: 'consumidor_final_limit' }],
    });
  });

  it('states no discount where there is none', () => {
    sale.getState().add(coffee);
    expect(bodyOfSale(sale.getState(), [{ method: 'sin_sistema_financiero' }])).toEqual({
      buyer: { identification_type: 'consumidor_final' },
      lines: [
        {
          code: 'CAF',
          description: 'Café molido',
          quantity: '1',
          unit_price: '3.913043',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        },
      ],
      payments: [{ method: 'sin_sistema_financiero' }],
    });
  });
});

describe('a buyer as typed', () => {
  it('is of the kind its length says', () => {
    expect(guessType('1710034065')).toBe('cedula');
    expect(guessType('1790016919001')).toBe('ruc');
    expect(guessType('17100')).toBeUndefined();
  });

  it('leaves out what was not typed', () => {
    const draft = { ...emptyBuyer, identification: ' 1710034065 ', name: 'Ana Pérez', address: '  ' };
    expect(checkBuyer(draft)).toEqual({
      ok: true,
      value: { identification_type: 'cedula', identification: '1710034065', name: 'Ana Pérez' },
    });
  });

  it('says everything that is wrong at once', () => {
    const checked = checkBuyer({ ...emptyBuyer, identification: '17', email: 'ana' });
    expect(checked.ok ? [] : checked.faults.map(({ pointer }) => pointer)).toEqual([
      '/identification',
      '/name',
      '/email',
    ]);
  });

  it('can be a remembered customer', () => {
    const customer = {
      object: 'customer',
      id: '0192f0c4-8a7e-7000-8000-000000000001',
      identification_type: 'ruc',
      identification: '1790016919001',
      name: 'EJEMPLO S.A.',
      created_at: '2026-11-20T10:00:00.000Z',
    } as const;
    expect(buyerOf(customer)).toMatchObject({ ok: true, value: { name: 'EJEMPLO S.A.' } });
  });
});
