import { groupThousands } from './format.ts';

/** An amount of a report, `1,204.50`; one that is taken away has a true minus, `−5.50`. */
export function signedMoney(amount: string): string {
  return groupThousands(amount).replace(/^-/, '−');
}
