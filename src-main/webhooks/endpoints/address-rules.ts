import { BlockList, isIPv4 } from 'node:net';

/** Why an address is not one to send to. */
export type AddressRejection = 'refused_address' | 'own_address' | 'needs_https';

export interface Destination {
  /** An IP address. */
  readonly address: string;
  readonly protocol: string;
  readonly port: number;
  /** Where this service listens; undefined while it does not. */
  readonly ownPort: number | undefined;
}

const loopback = blockList(['127.0.0.0/8', '::1/128']);

/** This machine and its own networks: RFC 1918, shared address space (RFC 6598), unique local (RFC 4193). */
const near = blockList(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7']);

/**
 * Nothing that should get anything: unspecified, link-local (the metadata of clouds among them), multicast and
 * reserved addresses, metadata services outside link-local, and forms of IPv6 that hide an IPv4 address.
 */
const refused = blockList([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Alibaba and Azure.
  '100.100.100.200/32',
  '168.63.129.16/32',
  '::/128',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  // AWS and Google.
  'fd00:ec2::/32',
  'fd20:ce::/32',
  // NAT64, Teredo and 6to4.
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
]);

/** What speaks against sending to an address, if anything; asked again at every connection. */
export function addressRejection(destination: Destination): AddressRejection | undefined {
  const { address, protocol, port, ownPort } = destination;
  if (isCompatible(address) || includes(refused, address)) return 'refused_address';
  const isLoopback = includes(loopback, address);
  if (isLoopback && port === ownPort) return 'own_address';
  if (protocol === 'http:' && !isLoopback && !includes(near, address)) return 'needs_https';
  return undefined;
}

/** Also finds an IPv4 address that is written as an IPv6 one (`::ffff:a.b.c.d`). */
function includes(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** The deprecated `::a.b.c.d` (RFC 4291 §2.5.5.1); `::1` is not one. */
function isCompatible(address: string): boolean {
  return includes(compatible, address) && !includes(loopback, address);
}

const compatible = blockList(['::/96']);

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
