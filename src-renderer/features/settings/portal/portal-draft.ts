import type { PortalBody, PortalResource } from '../../../../src-main/contract/delivery/portal.ts';

/** Who can reach the portal's port. */
export type ListenScope = 'this' | 'network' | 'other';

/** The portal as a person types it. */
export interface PortalDraft {
  readonly publicUrl: string;
  readonly listenOn: ListenScope;
  /** For `other`. */
  readonly host: string;
  readonly port: string;
  /** The address of the proxy in front, where it is on another computer; empty: none. */
  readonly proxy: string;
}

/** A proxy or tunnel on this computer, by either of its addresses. */
const proxiesHere: readonly string[] = ['127.0.0.1', '::1'];

const hosts = { this: '127.0.0.1', network: '0.0.0.0' } as const;

export function draftOf({ public_url, host, port, trusted_proxies }: PortalResource): PortalDraft {
  const listenOn = host === hosts.this ? 'this' : host === hosts.network ? 'network' : 'other';
  return {
    publicUrl: public_url ?? '',
    listenOn,
    host: listenOn === 'other' ? host : '',
    port: String(port),
    proxy: trusted_proxies.filter((address) => !proxiesHere.includes(address)).join(', '),
  };
}

/** What is sent; a port that is no number is sent as one that the service refuses with its own message. */
export function portalOf({ publicUrl, listenOn, host, port, proxy }: PortalDraft): PortalBody {
  const typed = publicUrl.trim();
  return {
    enabled: true,
    host: listenOn === 'other' ? host.trim() : hosts[listenOn],
    port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0,
    trusted_proxies: listenOn === 'this' ? [...proxiesHere] : proxy.split(/[\s,;]+/).filter(Boolean),
    ...(typed !== '' && { public_url: typed }),
  };
}
