import type { Destination } from '../../counter/staff-log/destinations.ts';

/** A destination whose address is all of it, as a folder or a mailbox. */
export function destinationAt(address: string | undefined): Destination | undefined {
  return address === undefined ? undefined : { identity: address, address };
}
