import { describe, expect, it } from 'vitest';
import { annulmentTerm } from '../../../../src-renderer/features/documents/actions/annulment-term.ts';
import { formOf } from '../../../../src-renderer/features/documents/body/forms.ts';
import {
  type JsonObject,
  valueAt,
  withValueAt,
} from '../../../../src-renderer/features/documents/body/json.ts';
import { settled } from '../../../../src-renderer/features/documents/body/settled.ts';
import {
  noFilter,
  readFilter,
  writeFilter,
} from '../../../../src-renderer/features/documents/list/filter/document-filter.ts';
import { readAddresses } from '../../../../src-renderer/lib/sending/read-addresses.ts';

describe('the term of an annulment', () => {
  it.each([
    ['2026-11-21', '2026-11-21', '2026-12-07', 16],
    ['2026-11-01', '2026-12-07', '2026-12-07', 0],
    ['2026-11-30', '2026-12-08', '2026-12-07', -1],
    ['2026-12-15', '2026-12-31', '2027-01-07', 7],
    // The 7th is a Saturday, and a Sunday.
    ['2026-10-31', '2026-11-09', '2026-11-09', 0],
    ['2026-05-02', '2026-06-09', '2026-06-08', -1],
  ])('of %s on %s', (issued, today, lastDay, daysLeft) => {
    expect(annulmentTerm(issued, today)).toEqual({ lastDay, daysLeft });
  });
});

describe('addresses as they are typed', () => {
  it('come with commas, semicolons, spaces or lines between them, each once', () => {
    expect(readAddresses('a@b.ec, c@d.ec;\n a@b.ec ')).toEqual({ ok: true, addresses: ['a@b.ec', 'c@d.ec'] });
  });

  it('name the one that is none, and are one to ten', () => {
    expect(readAddresses('a@b.ec, c@')).toEqual({ ok: false, fault: { kind: 'bad', address: 'c@' } });
    expect(readAddresses(' , ')).toEqual({ ok: false, fault: { kind: 'none' } });
    const eleven = Array.from({ length: 11 }, (_, index) => `p${index}@b.ec`).join(' ');
    expect(readAddresses(eleven)).toEqual({ ok: false, fault: { kind: 'tooMany', count: 11 } });
  });
});

describe('a body while it is edited', () => {
  const body: JsonObject = {
    lines: [{ description: 'Café', taxes: [{ rate: 'iva_15' }] }, { description: 'Pan' }],
  };

  it('takes a value at any depth, and stays as it was elsewhere', () => {
    const changed = withValueAt(body, '/lines/0/taxes/0/rate', 'iva_0');
    expect(valueAt(changed, '/lines/0/taxes/0/rate')).toBe('iva_0');
    expect(valueAt(changed, '/lines/1')).toEqual({ description: 'Pan' });
    expect(valueAt(body, '/lines/0/taxes/0/rate')).toBe('iva_15');
  });

  it('loses a row by its index, and a field by clearing it', () => {
    expect(valueAt(withValueAt(body, '/lines/0', undefined), '/lines')).toEqual([{ description: 'Pan' }]);
    expect(withValueAt({ tip: '1', plate: 'A' }, '/tip', undefined)).toEqual({ plate: 'A' });
  });

  it('keeps a row whose last field was cleared', () => {
    const cleared = withValueAt({ rows: [{ name: 'x' }] }, '/rows/0/name', undefined);
    expect(cleared).toEqual({ rows: [{}] });
  });

  it('is sent without half a term and without a name for the final consumer', () => {
    expect(
      settled(formOf('invoice', {}), {
        buyer: { identification_type: 'consumidor_final', identification: '17', name: 'X', email: 'a@b.ec' },
        payments: [{ method: 'endoso_titulos', term: { unit: 'days' } }],
      }),
    ).toEqual({
      buyer: { identification_type: 'consumidor_final', email: 'a@b.ec' },
      payments: [{ method: 'endoso_titulos' }],
    });
  });
});

describe('a filter in the address', () => {
  it('says only what is asked, and reads back the same', () => {
    const filter = { ...noFilter, term: 'rosa 001', group: 'refused', from: '2026-11-01' } as const;
    expect(writeFilter(filter).toString()).toBe('q=rosa+001&estado=refused&desde=2026-11-01');
    expect(readFilter(writeFilter(filter))).toEqual(filter);
  });

  it('passes over what it does not know', () => {
    expect(readFilter(new URLSearchParams('estado=x&tipo=y&desde=ayer'))).toEqual(noFilter);
  });
});
