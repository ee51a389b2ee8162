import { networkInterfaces } from 'node:os';
import { HEAD_PORT } from '../../contract/head/stations/enrolment.ts';

/** What is typed at another computer of the network to get here: `192.168.1.10`, with the port where it is not the usual one. */
export function ownAddresses(port: number, interfaces = networkInterfaces()): readonly string[] {
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => (port === HEAD_PORT ? address : `${address}:${port}`));
}
