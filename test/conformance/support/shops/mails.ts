import { eventually } from '../../../support/eventually.ts';
import type { ReceivedMail } from '../../../support/mail/mail-server.ts';
import { PATIENCE_MS } from '../rules/patience.ts';
import type { World } from '../world.ts';

/** The mails that reached an address, once there are so many. */
export async function mailsTo(world: World, address: string, count = 1): Promise<readonly ReceivedMail[]> {
  return eventually(
    () => world.mail.received.filter(({ to }) => to.includes(address)),
    ({ length }) => length >= count,
    PATIENCE_MS,
  );
}
