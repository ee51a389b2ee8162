import { describe, expect, it } from 'vitest';
import type { TillResource } from '../../../src-main/contract/counter/till.ts';
import { dayTotalsOf } from '../../../src-renderer/features/fiscal-machine/day-totals.ts';
import { missingIn, movesTo } from '../../../src-renderer/features/settings/machines/machine-draft.ts';

describe('what a day of a machine comes to', () => {
  const row = {
    count: 2,
    authorized: 1,
    annulled: 1,
    first_number: '001-001-000000001',
    last_number: '001-001-000000003',
    tax_total: '3.10',
    total: '23.10',
  };

  it('takes credit notes off, and leaves out what is no sale', () => {
    expect(
      dayTotalsOf([
        { ...row, type: 'invoice' },
        { ...row, type: 'credit_note', tax_total: '0.30', total: '2.30' },
        { ...row, type: 'debit_note', tax_total: '0.15', total: '1.15' },
        { ...row, type: 'withholding', tax_total: '0.00', total: '50.00' },
      ]),
    ).toEqual({ count: 8, authorized: 4, annulled: 4, tax: '2.95', total: '21.95' });
  });

  it('is nothing when nothing was issued', () => {
    expect(dayTotalsOf([])).toEqual({ count: 0, authorized: 0, annulled: 0, tax: '0.00', total: '0.00' });
  });
});

describe('the till of a machine', () => {
  const machine = {
    object: 'fiscal_machine',
    id: 'm',
    brand: 'SISPAU',
    model: 'A1',
    serial: 'SP-1',
    active: true,
    created_at: '2026-11-21T10:00:00.000Z',
  } as const;
  const till = (id: string, has = false): TillResource => ({
    object: 'till',
    id,
    name: id,
    environment: 'test',
    entity_id: 'e',
    establishment: '001',
    emission_point: '001',
    ...(has && { fiscal_machine: machine }),
    active: true,
    last_z_number: 0,
    created_at: '2026-11-21T10:00:00.000Z',
  });

  it('lets go of it before another takes it', () => {
    expect(movesTo('two', 'm', [till('one', true), till('two')])).toEqual([
      { tillId: 'one', machineId: null },
      { tillId: 'two', machineId: 'm' },
    ]);
  });

  it('is left alone where nothing changes', () => {
    expect(movesTo('one', 'm', [till('one', true)])).toEqual([]);
    expect(movesTo('', 'm', [till('one')])).toEqual([]);
    expect(movesTo('', 'm', [till('one', true)])).toEqual([{ tillId: 'one', machineId: null }]);
  });
});

describe('the plate of a machine', () => {
  it('has three texts, and none is blank', () => {
    expect(missingIn({ brand: 'SISPAU', model: ' ', serial: '', tillId: '' })).toEqual(['model', 'serial']);
  });
});
