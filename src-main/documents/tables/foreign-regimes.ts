import { ECUADOR, isCountry } from './countries.ts';
import { isTaxHaven } from './tax-havens.ts';

/** `tipoRegi`: the tax regime of the country a withholding's payment went to (SRI technical sheet 2.34; ATS catalogue). */
export const foreignRegimes = {
  '01': 'Régimen general',
  '02': 'Paraíso fiscal',
  '03': 'Régimen fiscal preferente o jurisdicción de menor imposición',
} as const;
export type ForeignRegime = keyof typeof foreignRegimes;

/**
 * Whether `paisEfecPago` fits its regime (SRI reference §9): 01 takes any country, 03 any but Ecuador, 02 a tax
 * haven by its own code. The list of havens we have is of 2020 and how wide its code is written is not known (the
 * schema takes three digits or four), so 02 also takes a haven with a zero before it and any foreign country.
 */
export function isCountryOfRegime(regime: ForeignRegime, country: string): boolean {
  switch (regime) {
    case '01':
      return isCountry(country);
    case '02':
      return isTaxHaven(country.replace(/^0(?=\d{3}$)/, '')) || isForeign(country);
    case '03':
      return isForeign(country);
  }
}

function isForeign(country: string): boolean {
  return country !== ECUADOR && isCountry(country);
}
