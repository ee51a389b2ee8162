/** Another program listens on the port, or on all the fallbacks. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}
