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
    if (key in byName && value !== null) return byName[key];
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
  [/\b(whsec|mst_sandbox|msp|mss)_[\w+/=-]+/g, '$1_AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
  // The folder of a test's files, and a backup in it.
  [/[^\s"]*mostrador-integration-\w+(?:[\\/](\S+))?/g, '/media/respaldos/$1'],
  [/(mostrador-\d{13})-[0-9a-f]{8}-\d{8}T\d{6}Z/g, '$1-3976dd4e-20260115T150405Z'],
  // What approvals are about, as it was then.
  [/\b(\d+\.\d+\.\d+)-[0-9a-f]{16}\b/g, '$1-a213f67868948c76'],
  // Of what a person saw, with identifiers in it.
  [/^[0-9a-f]{16}$/g, 'a213f67868948c76'],
  // The code of a pairing.
  [/^\d{6}$/g, '482913'],
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:4747'],
];

/** What tells nothing by its form. */
const byName: Readonly<Record<string, unknown>> = {
  // When the test ran: what is sold is sold then, what is imported at midnight.
  hours: [
    { key: '00', label: '00:00', documents: 1, quantity: '0', base: '10.00', iva: '1.50', total: '11.50' },
    { key: '11', label: '11:00', documents: 3, quantity: '0', base: '12.50', iva: '0.00', total: '12.50' },
  ],
  preview_id: '942dae0773c8491eed6bc46237609cd4702bcc8a051078fca364c5397dc514f7',
  serial_number: '649477661366687543170616137209629400600',
  secret_hint: 'wXyZ',
  last4: 'wXyZ',
  bytes: 72686,
  duration_ms: 5,
  p50_seconds: 0.85,
  p95_seconds: 2.31,
  seconds_left: 46707,
  days_left: 12091,
  next_cursor: 'LzDhHDhYV5f0mcsUMSA2IG8gYmEwM2U0MjM3YzFlNTZlMA',
  // Of a signed file.
  sha256: '568f659f49cefd7946749ab01d9df371bd57c940da56288943c9e760b0aa60d7',
  size: 6260,
};
