import { expect, it } from 'vitest';
import { roundedToBalance } from '../../../../src-main/documents/credit-note/rounded-to-balance.ts';
import type { LineBody } from '../../../../src-main/documents/lines/line.ts';

/** Without IVA, so that a cent of discount is a cent of the total. */
function line(unit_price: string): LineBody {
  const taxes: LineBody['taxes'] = [{ type: 'iva', rate: 'iva_0' }];
  return { description: 'Pan', quantity: '1', unit_price, discount: '0', taxes, additional_info: [] };
}

const lines = [line('1.00'), line('3.00')];
const discountsOf = (balance: string) =>
  roundedToBalance(lines, { date: '2026-11-20', balance, pricesWithTaxes: 'exact' }).map(
    ({ discount }) => discount,
  );

it.each([
  ['4.00', '0'],
  ['4.01', '0'],
  ['3.99', '0.01'],
  ['3.96', '0.04'],
  ['3.95', '0.05'],
])('brings lines of 4.00 within a balance of %s by %s off the greatest', (balance, discount) => {
  expect(discountsOf(balance)).toEqual(['0', discount]);
});

it('leaves lines as they are that pass the balance by more than five cents: rounding does not make as much', () => {
  expect(discountsOf('3.94')).toEqual(['0', '0']);
});
