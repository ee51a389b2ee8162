import { publishedAddresses } from '../../contract/business/settings.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Authorization } from '../ports/stored-document.ts';

/** Origin of the server that answers in the SRI's place at an address for live documents; undefined where it is the SRI itself. */
export function substituteAt(address: string): string | undefined {
  const { origin } = new URL(address);
  return origin === publishedAddresses.live ? undefined : origin;
}

/**
 * Who authorized a live document in the SRI's place, as a part of its authorization; nothing where it was the SRI
 * itself. It is kept for ever: the setting that put the server there may be gone by the next start.
 */
export function substituteIn(
  environment: Environment,
  endpoint: string,
): Pick<Authorization, 'substituteAuthority'> {
  const substitute = environment === 'live' ? substituteAt(endpoint) : undefined;
  return substitute === undefined ? {} : { substituteAuthority: substitute };
}
