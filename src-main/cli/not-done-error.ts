/** What was asked cannot be done, through no wrong use of the command: told in a sentence, with exit code 1. */
export class NotDoneError extends Error {
  override readonly name = 'NotDoneError';
}
