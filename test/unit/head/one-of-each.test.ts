import { describe, expect, it } from 'vitest';
import type { FeedPurchase } from '../../../src-main/contract/head/stations/feed-purchase.ts';
import {
  oneOfEach,
  type PurchaseAtStation,
} from '../../../src-main/head/declaration/purchases/one-of-each.ts';
import { aPurchase } from '../../support/head/declaring-till.ts';

const at = '2026-11-16T15:00:00.000Z';
const later = '2026-11-17T15:00:00.000Z';
const evenLater = '2026-11-18T15:00:00.000Z';

describe('a purchase that several tills recorded', () => {
  it('counts as the one of which the authority decided last', () => {
    const [only] = oneOfEach([
      recorded('Caja 1', { authorization: 'unconfirmed', updatedAt: later }),
      recorded('Caja 2', { authorization: 'authorized', checkedAt: at }),
      recorded('Caja 3', { authorization: 'annulled', checkedAt: later }),
    ]);
    expect(only).toMatchObject({ station: 'Caja 3' });
    expect(only).not.toHaveProperty('conflict');
  });

  it('counts as the one of which a person stated what was bought, then as the one changed last', () => {
    const records = [
      recorded('Caja 1', { kind: 'unknown', createdAt: later, updatedAt: later }),
      recorded('Caja 2', {}),
      recorded('Caja 3', { updatedAt: later }),
    ];
    expect(oneOfEach(records).map(({ station }) => station)).toEqual(['Caja 3']);
    expect(oneOfEach(records.slice(0, 2)).map(({ station }) => station)).toEqual(['Caja 2']);
  });

  it('counts as a person decided it, however late another till took it in with what it proposes', () => {
    const key = { access_key: '1'.repeat(49) };
    const [only] = oneOfEach([
      recorded('Caja 1', {
        ...{ content: aPurchase(key), authorization: 'authorized', checkedAt: at },
        ...{ taxSupport: '02', bookedOn: '2026-12-01', updatedAt: later },
      }),
      recorded('Caja 2', {
        ...{ content: aPurchase(key), authorization: 'authorized', checkedAt: evenLater },
        ...{ createdAt: evenLater, updatedAt: evenLater },
      }),
    ]);
    expect(only).toMatchObject({
      station: 'Caja 1',
      conflict: { stations: ['Caja 1', 'Caja 2'], differences: ['month', 'tax_support'] },
    });
  });

  it('counts as a till has it that still reports, and conflicts with what others than itself recorded', () => {
    const replaced = recorded('Caja 1', { taxSupport: '02', updatedAt: later });
    const again = { ...recorded('Caja 1', {}), id: 'again' };
    expect(oneOfEach([replaced, again])).toEqual([replaced]);
    const revoked = { ...recorded('Caja 2', { taxSupport: '02', updatedAt: evenLater }), isRevoked: true };
    expect(oneOfEach([revoked, again])).toEqual([again]);
    expect(oneOfEach([revoked])).toEqual([revoked]);
  });

  it('is one with all that a key joins, however its supplier and number are written', () => {
    const key = { access_key: '1'.repeat(49) };
    const supplier = { ...aPurchase({}).supplier, identification: '1790016919' };
    const records = [
      recorded('Caja 1', {}),
      recorded('Caja 2', { content: aPurchase({ ...key, supplier }) }),
      recorded('Caja 3', { content: aPurchase({ ...key, document_type: '01', number: '001001000000777' }) }),
    ];
    expect(oneOfEach(records).map(({ station }) => station)).toEqual(['Caja 1']);
    expect(oneOfEach(records.toReversed()).map(({ station }) => station)).toEqual(['Caja 1']);
  });

  it('is one by its access key, and by supplier, kind and number; another number is another one', () => {
    const key = { access_key: '1'.repeat(49) };
    const records = [
      recorded('Caja 1', { content: aPurchase(key) }),
      recorded('Caja 2', { content: aPurchase({ ...key, number: '001-001-000000778' }) }),
      recorded('Caja 3', {}),
      recorded('Caja 4', { content: aPurchase({ number: '001-001-000000779' }) }),
    ];
    expect(oneOfEach(records).map(({ station }) => station)).toEqual(['Caja 1', 'Caja 4']);
  });

  it('is named with all in which its records differ, however amounts are written', () => {
    const content = aPurchase({
      subtotal: '40',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '40.0', value: '6' }],
    });
    expect(oneOfEach([recorded('Caja 1', {}), recorded('Caja 2', { content })])).toMatchObject([
      { station: 'Caja 1' },
    ]);
    const [differs] = oneOfEach([
      recorded('Caja 1', {}),
      recorded('Caja 2', {
        ...{ bookedOn: '2026-12-01', taxSupport: '02', withholdBy: '2026-11-23' },
        content: aPurchase({
          subtotal: '41.00',
          supplier: { ...aPurchase({}).supplier, regime: 'rimpe_emprendedor' },
        }),
      }),
    ]);
    expect(differs?.conflict).toMatchObject({
      stations: ['Caja 1', 'Caja 2'],
      differences: ['month', 'amounts', 'tax_support', 'regime', 'withholding'],
    });
  });
});

function recorded(station: string, parts: Partial<FeedPurchase>): PurchaseAtStation {
  return {
    ...{ stationId: station, station, isRevoked: false, id: station },
    purchase: {
      ...{ environment: 'live', ruc: '1790012345001', content: aPurchase({}), authorization: 'on_paper' },
      ...{ bookedOn: '2026-11-15', kind: 'goods', taxSupport: '01', createdAt: at, updatedAt: at },
      ...parts,
    },
  };
}
