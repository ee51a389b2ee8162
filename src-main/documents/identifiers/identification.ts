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

/** Ten digits: province 01–24 or 30, third digit under 9 (6 to 8 of foreign residents), modulo 10 (SRI reference §1). */
export function isCedula(text: string): boolean {
  if (!/^\d{10}$/.test(text) || !isProvince(text) || text[2] === '9') return false;
  let total = 0;
  for (let index = 0; index < 9; index += 1) {
    const product = Number(text[index]) * (index % 2 === 0 ? 2 : 1);
    total += product > 9 ? product - 9 : product;
  }
  return (10 - (total % 10)) % 10 === Number(text[9]);
}

/**
 * Whether a cédula or RUC is of a natural person: the third digit is 0 to 5, or 6 to 8 where modulo 10 fits and the rule of
 * public bodies does not (SRI reference §1).
 */
export function isNaturalPerson(identification: string): boolean {
  if (/^\d{2}[0-5]\d{7}(\d{3})?$/.test(identification)) return true;
  return (
    isCedula(identification.slice(0, 10)) &&
    /^\d{10}(\d{3})?$/.test(identification) &&
    !isPublicBody(identification)
  );
}

/**
 * Thirteen digits: a natural person's cédula, a company (third digit 9) or a public body (6), then the establishment. Newer
 * companies have numbers that fit none of these rules and are real: one that fails is to be confirmed, never refused.
 */
export function isRuc(text: string): boolean {
  if (!/^\d{13}$/.test(text) || !isProvince(text)) return false;
  if (isPublicBody(text)) return true;
  if (text.slice(10) === '000') return false;
  if (text[2] === '9') return modulo11(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]) === Number(text[9]);
  return isCedula(text.slice(0, 10));
}

/** The RUC of the State or a public company. */
export function isPublicBody(text: string): boolean {
  if (text[2] !== '6' || text.length !== 13 || text.slice(9) === '0000') return false;
  return modulo11(text, [3, 2, 7, 6, 5, 4, 3, 2]) === Number(text[8]);
}

function isProvince(text: string): boolean {
  const province = Number(text.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30;
}

function modulo11(text: string, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0);
  const rest = 11 - (total % 11);
  return rest === 11 ? 0 : rest;
}
