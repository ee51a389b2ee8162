import { type Denomination, denominations } from '../../../../src-main/contract/counter/denominations.ts';

/** What stands on a coin or a note: `$ 20`, `25 ¢`. */
export function faceOf(denomination: Denomination): string {
  const [dollars = '', cents = ''] = denominations[denomination].value.split('.');
  return dollars === '0' ? `${Number(cents)} ¢` : `$ ${dollars}`;
}
