import type { Environment } from '../../documents/kinds.ts';

/** The environments in which the authority is really asked. */
export type AuthorityEnvironment = Exclude<Environment, 'sandbox'>;

/** What stands before `/comprobantes-electronicos-ws/…`, by environment; a setting of the installation. */
export type BaseUrls = Readonly<Record<AuthorityEnvironment, string>>;

const services = {
  reception: 'RecepcionComprobantesOffline',
  authorization: 'AutorizacionComprobantesOffline',
  state: 'ConsultaComprobante',
} as const;
export type AuthorityOperation = keyof typeof services;

/** The address of an operation. Throws when the base is not an http(s) address: a faulty setting. */
export function endpointOf(
  baseUrls: BaseUrls,
  environment: AuthorityEnvironment,
  operation: AuthorityOperation,
): URL {
  const base = baseUrls[environment].replace(/\/+$/u, '');
  const url = new URL(`${base}/comprobantes-electronicos-ws/${services[operation]}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`The authority's ${environment} address must be http or https, not ${url.protocol}`);
  }
  return url;
}
