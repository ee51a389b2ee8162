import type { Party } from '../parties/party.ts';

/**
 * Whether an identification fails its classic check digit. Only a hint: the authority takes such numbers with a
 * warning, because newer ones no longer follow the old rules (SRI reference §15, tables.json identification_types).
 */
export function isDoubtful(party: Pick<Party, 'identification_type' | 'identification'>): boolean {
  switch (party.identification_type) {
    case 'cedula':
      return !isCedula(party.identification);
    case 'ruc':
      return !isRuc(party.identification);
    default:
      return false;
  }
}

/** Ten digits: province 01–24 or 30, third digit under 6, modulo 10. */
export function isCedula(text: string): boolean {
  if (!/^\d{10}$/.test(text) || !isProvince(text) || Number(text[2]) > 5) return false;
  let total = 0;
  for (let place = 0; place < 9; place += 1) {
    const product = Number(text[place]) * (place % 2 === 0 ? 2 : 1);
    total += product > 9 ? product - 9 : product;
  }
  return (10 - (total % 10)) % 10 === Number(text[9]);
}

/** Whether a cédula or RUC is of a natural person: the third digit is 0 to 5 (SRI reference, "RUC"). */
export function isNaturalPerson(identification: string): boolean {
  return /^\d{2}[0-5]\d{7}(\d{3})?$/.test(identification);
}

/** Thirteen digits: a natural person's cédula, a company (third digit 9) or a public body (6), then the establishment. */
export function isRuc(text: string): boolean {
  if (!/^\d{13}$/.test(text) || !isProvince(text)) return false;
  switch (text[2]) {
    case '9':
      return text.slice(10) !== '000' && modulo11(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]) === Number(text[9]);
    case '6':
      return text.slice(9) !== '0000' && modulo11(text, [3, 2, 7, 6, 5, 4, 3, 2]) === Number(text[8]);
    default:
      return text.slice(10) !== '000' && isCedula(text.slice(0, 10));
  }
}

function isProvince(text: string): boolean {
  const province = Number(text.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30;
}

function modulo11(text: string, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0);
  const rest = 11 - (total % 11);
  return rest === 11 ? 0 : rest;
}
