/** Values by the name of the member or parameter they are for. */
export type NamedValues = Readonly<Record<string, readonly unknown[]>>;

/**
 * Values that only their name explains: a schema says «ten digits», and the service wants a check digit; a schema
 * says «address», and a fuzzer must call nobody's.
 */
export const namedValues: NamedValues = {
  identification: ['1710034065', '0926687856', '1790016919001', '0990012237001', '9999999999999'],
  ruc: ['1790016919001', '0990012237001', '1799999990001'],
  wait: ['0', '0', '0', '1'],
  host: ['127.0.0.1', 'localhost', 'correo.invalid'],
  module: ['/nowhere/libtoken.so', 'C:\\token.dll', 'libtoken.so'],
  latency_ms: [0, 0, 20],
  q: [
    'ejemplo',
    'café',
    '001-001',
    '1790016919001',
    'consumidor final',
    'a',
    '"',
    '%',
    '*',
    'AND',
    "' OR 1=1",
  ],
  counterparty: ['1710034065', '1790016919001', '9999999999999'],
  establishment: ['001', '001', '002'],
  emission_point: ['001', '001', '002'],
};

/** Where requests of the service's own may go: to this machine, or to names that are reserved for nobody. */
export const homeAddresses: readonly string[] = [
  'http://127.0.0.1:9/',
  'http://localhost:9/webhooks?a=1',
  'http://[::1]:9/',
  'https://tienda.invalid/avisos',
  'https://127.0.0.1:9/x',
];

/** The value with every address that could be somebody's replaced. */
export function keptHome(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return name === 'host' && isForeign(value) ? 'correo.invalid' : keptHomeText(value);
  if (Array.isArray(value)) return value.map((item) => keptHome(item, name));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keptHome(inner, key)]));
}

function keptHomeText(text: string): string {
  return text.replace(/^(https?:\/\/)([^/?#:]+)/i, (whole, protocol: string, host: string) =>
    isForeign(host) ? `${protocol}tienda.invalid` : whole,
  );
}

function isForeign(host: string): boolean {
  return host.includes('.') && !/^127\.|\.(invalid|test|localhost)$|^\[/i.test(host);
}
