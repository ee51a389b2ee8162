import { isIP } from 'node:net';
import type { ProblemError } from '../../contract/problems/problems.ts';
import { type AddressRejection, addressRejection } from './address-rules.ts';

/** Why nothing is sent to an address, for a person. */
export const rejectionMessages: Readonly<Record<AddressRejection, string>> = {
  refused_address: 'No se envía a direcciones de enlace local, de metadatos, de difusión ni reservadas.',
  own_address: 'Es la dirección de este mismo servicio.',
  needs_https: 'Fuera de este equipo y de la red local se necesita https.',
};

/**
 * The faults of an address without asking who it is; the rest is seen at each connection, when names are
 * resolved (api.md §5). A name says by its form whether it is one of the local network, where http will do.
 */
export function urlFault(text: string, ownPort: number | undefined): ProblemError | undefined {
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    return fault('La dirección no lleva usuario ni contraseña: cada entrega va firmada.');
  }
  const host = hostOf(url);
  const address = isIP(host) ? host : isThisMachine(host) ? '127.0.0.1' : undefined;
  const { protocol } = url;
  if (address !== undefined) {
    const rejection = addressRejection({ address, protocol, port: portOf(url), ownPort });
    return rejection && fault(rejectionMessages[rejection]);
  }
  return protocol === 'http:' && !isLocalName(host) ? fault(rejectionMessages.needs_https) : undefined;
}

/** Without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

export function portOf({ protocol, port }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** RFC 6761 §6.3. */
function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost\.?$/.test(host);
}

/** A name of one word, or under a domain that the Internet does not have (RFC 6762, 8375 and ICANN's `internal`). */
function isLocalName(host: string): boolean {
  return /^[^.]+$|\.(local|lan|internal|home\.arpa)\.?$/.test(host);
}

function fault(message: string): ProblemError {
  return { pointer: '/url', code: 'invalid_value', message };
}
