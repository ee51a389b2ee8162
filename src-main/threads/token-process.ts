import { endWithParent } from '../signing/token/driver/end-with-parent.ts';
import { makeDriverServer } from '../signing/token/driver/serve-driver.ts';
import { driverRequestSchema } from '../signing/token/protocol.ts';

/**
 * The program of a driver's process: a token's driver is foreign code, which may crash or hang without harm to the
 * service here. It answers what the service asks on the channel it was started with, and ends when that is closed.
 */
const server = makeDriverServer();
endWithParent();

process.on('message', (message) => {
  const request = driverRequestSchema.parse(message);
  process.send?.({ ...server.answer(request), id: request.id });
});

process.once('disconnect', () => {
  server.close();
  process.exit();
});
