import type { TFunction } from 'i18next';
import { withheldTaxCodes } from '../../../../../src-main/documents/taxes/withholding/withholding-code.ts';
import { keysOf } from '../../../../../src-main/documents/values/keys-of.ts';

/** The name of a tax that is withheld; one that others wrote and we do not know goes by its code. */
export function taxNameOf(tax: string, t: TFunction): string {
  const knownTax = keysOf(withheldTaxCodes).find((one) => one === tax);
  return knownTax ? t(`purchases.taxes.${knownTax}`) : tax;
}
