import { isDoubtful } from '../../../../src-main/documents/identifiers/identification.ts';
import type { BuyerType } from '../../../lib/buyer-draft.ts';

/** The hint on a cédula or RUC while it is typed. */
export type IdentificationHint =
  | { readonly kind: 'digits_left'; readonly count: number }
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too_long' };

const CEDULA_LENGTH = 10;
const RUC_LENGTH = 13;

/** Undefined where there is nothing to check: passports, foreign numbers, and an empty field. */
export function identificationHint(type: BuyerType, identification: string): IdentificationHint | undefined {
  if ((type !== 'cedula' && type !== 'ruc') || !/^\d+$/.test(identification)) return undefined;
  const { length } = identification;
  if (length > RUC_LENGTH) return { kind: 'too_long' };
  if (length === CEDULA_LENGTH || length === RUC_LENGTH) {
    const checkedAs = length === CEDULA_LENGTH ? 'cedula' : 'ruc';
    return { kind: isDoubtful({ identification_type: checkedAs, identification }) ? 'wrong' : 'right' };
  }
  // Eleven digits are on their way to a RUC, whatever was meant at first.
  const whole = length < CEDULA_LENGTH && type === 'cedula' ? CEDULA_LENGTH : RUC_LENGTH;
  return { kind: 'digits_left', count: whole - length };
}
