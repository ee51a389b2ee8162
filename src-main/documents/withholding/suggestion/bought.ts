import type { Decimal } from '../../values/decimal.ts';
import type { WithholdingSuggestionBody } from './body.ts';
import type { CodedKind } from './codes.ts';

/** What is bought, as far as it decides the codes; the public operation is asked for goods or services alone. */
export type SuggestedKind = CodedKind | 'mixed';

/** What of a mixed purchase is services. */
export interface BoughtServices {
  readonly net: Decimal;
  readonly iva: Decimal;
}

/** The business that withholds. */
export interface Withholder {
  readonly isSpecialTaxpayer: boolean;
}

/** What decides the codes of an invoice. */
export interface Bought extends Pick<WithholdingSuggestionBody, 'special_taxpayer' | 'supplier_regime'> {
  readonly kind: SuggestedKind;
  readonly services?: BoughtServices;
  readonly keepsAccounting?: boolean | undefined;
  /** With it IVA is withheld of whom the law says, and not of a special taxpayer as asked. */
  readonly withholder?: Withholder;
}
