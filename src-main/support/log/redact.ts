/** What stands instead of what must not leave the shop. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Keys, sessions and one-time links of this program, and those of a till and of a head office, whose names are words too.
  [/\b(?:mst|msp|mss|whsec)_[\w+/=-]+|\b(?:station|head)_[\w-]{40,}/g, '[clave]'],
  [/(\bBearer\s+|#token=|\btoken=)[^\s"'&]+/gi, '$1[clave]'],
  // A password in an address: of a proxy or a mail server.
  [/(\w:\/\/)[^\s/@"']+@/g, '$1[clave]@'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[correo]'],
  // Whose computer it is.
  [/(\/home\/|\/Users\/)[^\s/"':]+/gi, '$1[persona]'],
  [/([A-Z]:\\Users\\)[^\\"']+/gi, '$1[persona]'],
];

/** A cédula, a RUC, a telephone, an access key: of our own texts, only identifiers have as many digits on end. */
const digitsOrId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{10,}/g;

/**
 * Takes out of a text whatever tells a person, a business or a secret; `names` are those of this shop. Pure: what it
 * leaves is what a stranger may read.
 */
export function redact(text: string, names: readonly string[]): string {
  const shopNames = names.filter((name) => name.trim().length >= SHORTEST_NAME);
  const unnamed = shopNames.reduce((rest, name) => rest.replaceAll(name, '[nombre]'), text);
  return replacements
    .reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), unnamed)
    .replaceAll(digitsOrId, (match) => (match.includes('-') ? match : '[número]'));
}

/** Shorter ones stand in ordinary words. */
const SHORTEST_NAME = 4;

/** The same in every text of an answer, however deep. */
export function redactAll(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return redact(value, names);
  if (Array.isArray(value)) return value.map((item) => redactAll(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactAll(item, names)]));
}
