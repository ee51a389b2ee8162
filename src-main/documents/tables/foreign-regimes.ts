import { ECUADOR, isCountry } from './countries.ts';
import { includesDate } from './date-span.ts';
import { findTaxHaven, type TaxHaven } from './tax-havens.ts';

/** `tipoRegi`: the tax regime of the country a withholding's payment went to (SRI technical sheet 2.34; ATS catalogue). */
export const foreignRegimes = {
  '01': 'Régimen general',
  '02': 'Paraíso fiscal',
  '03': 'Régimen fiscal preferente o jurisdicción de menor imposición',
} as const;
export type ForeignRegime = keyof typeof foreignRegimes;

/**
 * Whether `paisEfecPago` fits its regime (SRI reference §9): 01 takes any country, 03 any but Ecuador, 02 a tax
 * haven by its own code. How wide that code is written is not known (the schema takes three digits or four) and nobody
 * could check the whole list, so 02 also takes a haven with a zero before it and any foreign country.
 */
export function isCountryOfRegime(regime: ForeignRegime, country: string): boolean {
  switch (regime) {
    case '01':
      return isCountry(country);
    case '02':
      return havenOf(country) !== undefined || isForeign(country);
    case '03':
      return isForeign(country);
  }
}

/**
 * Whether a payment of regime 02 names by its own code a haven that had left the list, or was not on it yet, on each of
 * the dates it may have been made on.
 */
export function isHavenOffList(country: string, dates: readonly string[]): boolean {
  const haven = havenOf(country);
  return haven !== undefined && !isForeign(country) && !dates.some((date) => includesDate(haven, date));
}

function havenOf(country: string): TaxHaven | undefined {
  return findTaxHaven(country.replace(/^0(?=\d{3}$)/, ''));
}

function isForeign(country: string): boolean {
  return country !== ECUADOR && isCountry(country);
}
