import { networkInterfaces } from 'node:os';
import { HEAD_PORT } from '../../contract/head/stations/enrolment.ts';

/** Networks of the computer with itself or of a VPN, by the names that their programs give them. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni|tun|tap|utun|wg|zt|tailscale|vethernet|virtualbox|vmware)/i;

/** In the order in which a shop's network is likely to have them. */
const privateRanges = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/**
 * What is typed at another computer of the network to get here: `192.168.1.10`, with the port where it is not the usual one. The
 * likeliest first: virtual networks come last.
 */
export function ownAddresses(port: number, interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses = []]) =>
      addresses.map((one) => ({ ...one, rank: rankOf(one.address) + (virtual.test(name) ? 10 : 0) })),
    )
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ address }) => (port === HEAD_PORT ? address : `${address}:${port}`));
}

/** For who pastes a whole code; another computer does not get here by loopback. */
export function urlAt(port: number): string | undefined {
  const [address] = ownAddresses(port);
  if (address === undefined) return undefined;
  return `https://${address.includes(':') ? address : `${address}:${port}`}`;
}

function rankOf(address: string): number {
  const range = privateRanges.findIndex((one) => one.test(address));
  return range < 0 ? privateRanges.length : range;
}
