import { describe, expect, it } from 'vitest';
import { blankPaper, invoiceOf, totalOf } from '../../../../src-renderer/features/purchases/add/paper.ts';

describe('a purchase that is being typed', () => {
  const paper = blankPaper();

  it('comes to nothing before its first base', () => {
    expect(totalOf(paper)).toBe('0.00');
  });

  it('comes to what its bases make, before anything else of it is written', () => {
    expect(totalOf({ ...paper, bases: { iva_15: '100', iva_0: '20,5' } })).toBe('135.50');
  });

  it('leaves out a base that is no amount yet', () => {
    expect(totalOf({ ...paper, bases: { iva_15: '100', iva_0: 'veinte' } })).toBe('115.00');
    expect(totalOf({ ...paper, bases: { iva_15: '1.234', iva_0: '20' } })).toBe('20.00');
  });

  it('comes to as much while its day is being changed', () => {
    expect(totalOf({ ...paper, issueDate: '', bases: { iva_15: '100' } })).toBe('115.00');
  });

  it('does not count or send the base of a rate that is not in force on its day, and so not shown', () => {
    const then = { ...paper, issueDate: '2020-05-04', bases: { iva_15: '100', iva_12: '50' } };
    expect(totalOf(then)).toBe('56.00');
    expect(invoiceOf(then)).toMatchObject({ taxes: [{ type: 'iva', rate: 'iva_12', base: '50' }] });
  });

  it('that is a withholding sends what was withheld of each tax, and no bases', () => {
    const none = { code: '', base: '', percent: '' };
    const renta = { code: '303a', base: '1200,50', percent: '' };
    const sent = invoiceOf({
      ...paper,
      type: 'retencion',
      bases: { iva_15: '100' },
      withheld: { number: '1-1-7', renta, iva: none },
    });
    expect(sent).toMatchObject({
      withheld: [{ number: '001-001-000000007', tax: 'renta', code: '303A', base: '1200.50' }],
    });
    expect(sent).not.toHaveProperty('taxes');
  });
});
