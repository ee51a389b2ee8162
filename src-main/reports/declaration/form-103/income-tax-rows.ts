import type { IncomeTaxRow } from '../../../contract/reports/declaration.ts';
import type { SummedFigure } from '../../../documents/figures/day-sums.ts';
import { withholdingCodes } from '../../../documents/taxes/withholding/withholding-codes.ts';
import { formatAmount } from '../../../documents/values/decimal.ts';
import { dollars } from '../../figures/cents.ts';

/** What was withheld of income tax, by code. */
export function incomeTaxOf(withheld: readonly SummedFigure[]): IncomeTaxRow[] {
  return withheld
    .flatMap(({ key, documents, base, total: cents }) => {
      const [tax, code = '', percent = ''] = key.split(' ');
      if (tax !== 'renta') return [];
      const amounts = { base: formatAmount(dollars(base)), value: formatAmount(dollars(cents)) };
      return [{ code, concept: conceptOf(code), percent, documents, ...amounts }];
    })
    .toSorted((one, other) => one.code.localeCompare(other.code));
}

/** What a code of income tax is for; empty for one that the tables do not have. */
function conceptOf(code: string): string {
  return withholdingCodes.find((row) => row.tax === 'renta' && row.code === code)?.concept ?? '';
}
