import { identificationTypeCodes } from '../parties/party.ts';
import { paymentMethods } from './payment.ts';

/** What people and other programs write for values of the API, folded: everyday words. */
const words: readonly (readonly [string, string])[] = [
  ['efectivo', 'sin_sistema_financiero'],
  ['contado', 'sin_sistema_financiero'],
  ['cash', 'sin_sistema_financiero'],
  ['transferencia', 'otros_sistema_financiero'],
  ['deposito', 'otros_sistema_financiero'],
  ['cheque', 'otros_sistema_financiero'],
  ['transfer', 'otros_sistema_financiero'],
  ['tarjeta', 'tarjeta_credito'],
  ['card', 'tarjeta_credito'],
  ['debito', 'tarjeta_debito'],
  ['ci', 'cedula'],
  ['passport', 'pasaporte'],
];

/** Those words, and the codes that the authority's tables have for the same values. */
export const usualValues: readonly (readonly [string, string])[] = [
  ...words,
  ...Object.entries(identificationTypeCodes).map(([value, code]) => [code, value] as const),
  ...Object.entries(paymentMethods).map(([value, { code }]) => [code, value] as const),
];
