/** Where a part of the program that checks are about shows itself in the service's description once it is built. */
export interface UnbuiltPart {
  readonly reason: string;
  /** An operation it brings: `POST /v1/ec/imports`. */
  readonly operation: string;
}

/**
 * Parts that the text asks for and the program does not have yet. Their checks are written and wait; the test of the
 * inventory prints this list, and fails for a part that is served already. It must become empty.
 */
export const notBuiltYet: Readonly<Record<string, UnbuiltPart>> = {};
