import { describe, expect, it } from 'vitest';
import { amountDue, totalFaults } from '../../../src-main/documents/amount-due.ts';
import { decimal, formatAmount } from '../../../src-main/documents/values/decimal.ts';

const all = {
  subtotal: decimal('1000'),
  additionalDiscount: decimal('100'),
  taxes: decimal('10'),
  ivaRefund: decimal('1'),
  compensations: decimal('0.1'),
  tip: decimal('20'),
  withheld: decimal('3'),
  exportCosts: decimal('0.4'),
  thirdPartyCharges: decimal('0.05'),
};

describe('what is due', () => {
  it('is the formula that the authority prints in message 52', () => {
    expect(formatAmount(amountDue(all))).toBe('932.35');
  });

  it('is lines and taxes where there is nothing else', () => {
    expect(formatAmount(amountDue({ subtotal: all.subtotal, taxes: all.taxes }))).toBe('1010.00');
  });
});

describe('a total', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['of nothing passes', '0', [], []],
    ['below nothing does not', '-0.01', [], ['/lines below_zero']],
    ['at the limit passes', '200000000', ['200000000'], []],
    ['over the limit does not', '200000000.01', [], ['/lines total_over_limit']],
    ['with a part over the limit does not', '1', ['200000000.01'], ['/lines total_over_limit']],
  ])('%s', (_what, due, others, faults) => {
    const actual = totalFaults(decimal(due), { others: others.map(decimal) });
    expect(actual.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(faults);
  });
});
