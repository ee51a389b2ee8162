import type { DocumentFacts } from '../document-facts.ts';

/**
 * The 49 digits against the document they name (SRI technical sheet 2.34 §5.2 and table 1): what disagrees, in
 * words; empty when nothing does.
 */
export function accessKeyFaults(facts: DocumentFacts): readonly string[] {
  const { accessKey } = facts;
  if (!/^\d{49}$/u.test(accessKey)) return ['La clave de acceso debe tener 49 dígitos'];

  const parts: readonly (readonly [string, number, string])[] = [
    ['fecha de emisión', 0, facts.issueDate.replaceAll('/', '')],
    ['tipo de comprobante', 8, facts.codDoc],
    ['RUC', 10, facts.ruc],
    ['ambiente', 23, facts.ambiente],
    ['establecimiento', 24, facts.estab],
    ['punto de emisión', 27, facts.ptoEmi],
    ['secuencial', 30, facts.secuencial],
    ['tipo de emisión', 47, facts.tipoEmision],
  ];
  const faults = parts
    .filter(([, start, value]) => value === '' || accessKey.slice(start, start + value.length) !== value)
    .map(([name, , value]) => `${name}: el comprobante dice «${value}» y la clave otra cosa`);
  const digit = checkDigitOf(accessKey.slice(0, 48));
  return accessKey.endsWith(digit) ? faults : [...faults, `dígito verificador: debería ser ${digit}`];
}

/** Modulo 11 with weights 2 to 7 from the right; 11 becomes 0 and 10 becomes 1. */
export function checkDigitOf(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[digits.length - 1 - index]) * (2 + (index % 6));
  }
  const digit = 11 - (sum % 11);
  if (digit === 11) return '0';
  return digit === 10 ? '1' : String(digit);
}
