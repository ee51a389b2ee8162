import { describe, expect, it } from 'vitest';
import { readSaleReference } from '../../../../src-renderer/features/returns/find/read-sale-reference.ts';
import { whyNotReturned } from '../../../../src-renderer/features/returns/form/why-not-returned.ts';
import { handSale, takeHandedSale } from '../../../../src-renderer/lib/sale-handoff.ts';

describe('what a ticket says of its sale', () => {
  const key = '2111202601179999999000110010010000000011234567813';

  it.each([
    [key, key],
    [`https://portal.ejemplo.ec/d/${key}?t=1`, key],
    ['001-001-000000123', '001-001-000000123'],
    [' 001001000000123 ', '001-001-000000123'],
    [`${key}0`, undefined],
    ['1710034065', undefined],
    ['Rosa Cevallos', undefined],
  ])('reads %s', (entry, reference) => {
    expect(readSaleReference(entry)).toBe(reference);
  });
});

describe('why a sale is not returned', () => {
  const rosa = { identification_type: 'cedula', identification: '1710034065', name: 'ROSA' } as const;
  const nobody = {
    identification_type: 'consumidor_final',
    identification: '9999999999999',
    name: 'CONSUMIDOR FINAL',
  } as const;

  it.each([
    ['authorized', rosa, '5.00', undefined],
    ['authorized', rosa, '0.00', 'credited'],
    ['authorized', nobody, '0.00', 'final_consumer'],
    ['pending', nobody, '0.00', 'final_consumer'],
    ['pending', rosa, '0.00', 'waiting'],
    ['submitted', rosa, '0.00', 'waiting'],
    ['returned', nobody, '0.00', 'refused'],
    ['not_authorized', rosa, '0.00', 'refused'],
    ['annulled', rosa, '0.00', 'annulled'],
  ] as const)('%s', (status, buyer, credit_balance, reason) => {
    expect(whyNotReturned({ status, buyer, credit_balance })).toBe(reason);
  });
});

describe('a sale left for the counter', () => {
  const sale = {
    lines: [{ description: 'Café', quantity: '1', unitPrice: '6.25', discount: '0', iva: 'iva_15' as const }],
    payments: [],
    buyer: { identification_type: 'cedula' as const, identification: '1710034065', name: 'ROSA' },
  };

  it('is taken once', () => {
    const storage = memoryStorage();
    handSale(storage, 'live', sale);
    expect(takeHandedSale(storage, 'live')).toEqual(sale);
    expect(takeHandedSale(storage, 'live')).toBeUndefined();
  });

  it('stays in its environment: what was a rehearsal is never sold for real', () => {
    const storage = memoryStorage();
    handSale(storage, 'test', sale);
    expect(takeHandedSale(storage, 'live')).toBeUndefined();
    expect(takeHandedSale(storage, 'test')).toEqual(sale);
  });

  it('is nothing when what was kept is no sale', () => {
    const storage = memoryStorage();
    storage.setItem('mostrador.handed-sale.live', '{"lines":[]}');
    expect(takeHandedSale(storage, 'live')).toBeUndefined();
  });
});

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}
