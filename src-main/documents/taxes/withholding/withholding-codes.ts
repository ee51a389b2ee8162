import { keysOf } from '../../values/keys-of.ts';
import { isdRows } from './isd.ts';
import { ivaWithholdingRows } from './iva.ts';
import { residentRentaRows } from './renta.ts';
import { nonResidentRentaRows } from './renta-non-resident.ts';
import { LAST_UNCHECKED_RENTA_DAY, rentaPeriods } from './renta-periods.ts';
import { retiredRentaRows } from './renta-retired.ts';
import type { RentaRow } from './renta-row.ts';
import type { DatedPercent, WithholdingCode } from './withholding-code.ts';

const uncheckedRentaDays = { to: LAST_UNCHECKED_RENTA_DAY };

/** Every code of the three taxes, retired ones included: the tables joined once. */
export const withholdingCodes: readonly WithholdingCode[] = [
  ...Object.entries(residentRentaRows).map(([code, row]) => rentaCode(code, 'resident', row)),
  ...Object.entries(nonResidentRentaRows).map(([code, row]) => rentaCode(code, 'non_resident', row)),
  ...retiredRentaCodes(),
  ...ivaCodes(),
  ...isdCodes(),
];

function rentaCode(
  code: string,
  residence: 'resident' | 'non_resident',
  { percents, inBlocks, ...row }: RentaRow,
): WithholdingCode {
  const dated = datedPercents(percents, inBlocks);
  const isNew = dated.every(({ from }) => from !== undefined && from > LAST_UNCHECKED_RENTA_DAY);
  return {
    tax: 'renta',
    code,
    residence,
    ...row,
    percents: dated,
    ...(!isNew && { unchecked: uncheckedRentaDays }),
  };
}

function datedPercents(percents: RentaRow['percents'], inBlocks: RentaRow['inBlocks'] = []): DatedPercent[] {
  return keysOf(rentaPeriods).flatMap((period) => {
    const percent = percents[period];
    if (percent === undefined) return [];
    const tabled = typeof percent === 'string' ? ({ kind: 'fixed', percent } as const) : percent;
    const source = inBlocks.includes(period) ? 'ats_blocks' : rentaPeriods[period].source;
    return [{ ...rentaPeriods[period], ...tabled, source }];
  });
}

function retiredRentaCodes(): WithholdingCode[] {
  return Object.entries(retiredRentaRows).map(([code, { to, note, annex }]) => ({
    tax: 'renta',
    code,
    concept: note ?? 'Código retirado',
    percents: [{ kind: 'by_law', to, source: 'old_seed' }],
    unchecked: uncheckedRentaDays,
    ...(annex && { annex }),
  }));
}

function ivaCodes(): WithholdingCode[] {
  return Object.entries(ivaWithholdingRows).map(([code, { percent, label }]) => ({
    tax: 'iva',
    code,
    concept: label,
    percents: [{ kind: 'fixed', percent, source: 'withholding_sheet' }],
  }));
}

function isdCodes(): WithholdingCode[] {
  return Object.entries(isdRows).map(([code, { concept, percents, unchecked }]) => ({
    tax: 'isd',
    code,
    concept,
    percents: percents.map((dated) => ({ kind: 'fixed', ...dated, source: 'withholding_sheet' })),
    ...(unchecked && { unchecked }),
  }));
}
