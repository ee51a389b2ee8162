import type { DateSpan } from '../../tables/date-span.ts';

/** One row of the tax on money that leaves the country. */
export interface IsdRow {
  readonly concept: string;
  readonly percents: readonly (DateSpan & { readonly percent: string })[];
  readonly unchecked?: DateSpan;
}

/** Withheld ISD by `codigoRetencion` (SRI technical sheet 2.34, table 20). */
export const isdRows: Readonly<Record<string, IsdRow>> = {
  '4580': {
    concept: 'Impuesto a la salida de divisas',
    percents: [
      { percent: '5', to: '2021-12-31' },
      { percent: '4.75', from: '2022-01-01', to: '2022-03-31' },
      { percent: '4.5', from: '2022-04-01', to: '2022-06-30' },
      { percent: '4.25', from: '2022-07-01', to: '2022-09-30' },
      { percent: '4', from: '2022-10-01', to: '2022-12-31' },
      { percent: '4', from: '2023-01-01', to: '2023-01-31' },
      { percent: '3.75', from: '2023-02-01', to: '2023-06-30' },
      { percent: '3.5', from: '2023-07-01', to: '2024-03-31' },
      { percent: '5', from: '2024-04-01' },
    ],
    // The sheet leaves January 2023 out: 4 % is what was in force before it.
    unchecked: { from: '2023-01-01', to: '2023-01-31' },
  },
  '4586': {
    concept: 'Impuesto a la salida de divisas, bienes del Decreto Ejecutivo 589',
    percents: [{ percent: '2.5', from: '2025-05-01' }],
  },
};
