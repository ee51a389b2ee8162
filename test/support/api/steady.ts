import { checkDigitOf } from '../../../src-main/documents/identifiers/access-key.ts';

/**
 * An answer with what differs from run to run replaced by something of the same form: identifiers (the same one by the
 * same), instants, days, access keys, secrets and the port.
 */
export function steady(answer: unknown): unknown {
  const ids = new Map<string, string>();
  const idFor = (id: string) => {
    const known = ids.get(id) ?? `01970000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const text = (given: string) =>
    replacements.reduce(
      (rest, [pattern, instead]) => rest.replaceAll(pattern, instead),
      given.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idFor),
    );
  const walk = (value: unknown, key = ''): unknown => {
    if (key in byName) return byName[key];
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(answer);
}

const keyDigits = '150120260117999999900011001001000000001123456781';

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|-05:00)/g, '2026-01-15T15:04:05.000Z'],
  [/\b20\d\d-\d\d-\d\d\b(?!T)/g, '2026-01-15'],
  [/\b\d\d\/\d\d\/20\d\d\b/g, '15/01/2026'],
  [/\b20\d\d-(?:0\d|1[0-2])\b(?!-)/g, '2026-01'],
  [/\b(?:0[1-9]|1[0-2])\/20\d\d\b/g, '01/2026'],
  [/\b\d{49}\b/g, `${keyDigits}${checkDigitOf(keyDigits)}`],
  [/\b(whsec|mst_sandbox|msp)_[\w+/=-]+/g, '$1_AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
  // The code of a pairing.
  [/^\d{6}$/g, '482913'],
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:4747'],
];

/** What tells nothing by its form. */
const byName: Readonly<Record<string, string>> = {
  preview_id: '942dae0773c8491eed6bc46237609cd4702bcc8a051078fca364c5397dc514f7',
  serial_number: '649477661366687543170616137209629400600',
  secret_hint: 'wXyZ',
};
