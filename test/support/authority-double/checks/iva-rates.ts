import { scaled } from '../decimals.ts';
import { sortable } from './calendar.ts';

interface IvaRate {
  readonly code: string;
  readonly rate: string;
  /** ISO dates, both included; open when left out. */
  readonly from?: string;
  readonly to?: string;
}

/** IVA rates by `codigoPorcentaje` and date (technical sheet 2.34, table 17, and the laws that moved them). */
const ivaRates: readonly IvaRate[] = [
  { code: '0', rate: '0' },
  // Manabí and Esmeraldas kept it through the months of 14 %, in a form that is UNSURE: so it has no gap here.
  { code: '2', rate: '12', to: '2024-03-31' },
  { code: '3', rate: '14', from: '2016-06-01', to: '2017-05-31' },
  { code: '4', rate: '15', from: '2024-04-01' },
  { code: '5', rate: '5', from: '2024-04-01' },
  { code: '6', rate: '0' },
  { code: '7', rate: '0' },
  { code: '8', rate: '8' },
  { code: '10', rate: '13', from: '2024-04-01' },
];

/** The percent of a code, `15`; that of an unknown code is nothing. */
export function ivaTariff(code: string): string {
  return ivaRates.find((row) => row.code === code)?.rate ?? '0';
}

/** What is wrong with a rate on a date (dd/mm/yyyy); an empty `tarifa` states no rate. Null when nothing is. */
export function ivaRateFault(code: string, tarifa: string, date: string): string | null {
  const rate = ivaRates.find((row) => row.code === code);
  if (rate === undefined) return `El código de porcentaje ${code} del IVA no existe`;
  const day = sortable(date);
  if ((rate.from !== undefined && day < rate.from) || (rate.to !== undefined && day > rate.to)) {
    return `La tarifa ${rate.rate} % del IVA no está vigente el ${date}`;
  }
  return tarifa === '' || scaled(tarifa, 2) === scaled(rate.rate, 2)
    ? null
    : `La tarifa ${tarifa} no corresponde al código de porcentaje ${code}`;
}
