import type { Regime } from '../parties/issuer.ts';
import { type IvaRate, ivaRows } from './iva.ts';

/**
 * The rate at which a business sells what is bought at another: a popular business charges no IVA on what it sells within its
 * regime, so that what is taxed to it is sold at 0 %. What is outside of it is sold at its own rate, which a person chooses.
 */
export function soldIvaRate(bought: IvaRate, regime: Regime | undefined): IvaRate {
  const isTaxed = ivaRows[bought].percent !== '0';
  return regime === 'rimpe_negocio_popular' && isTaxed ? 'iva_0' : bought;
}
