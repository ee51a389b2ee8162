/** The command was used rightly but cannot be done; its message is shown, with exit code 1. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';
}
