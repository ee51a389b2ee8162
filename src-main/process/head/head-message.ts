import { z } from 'zod';

/** What the process of a head office says to the program that started it: once, when it answers or cannot. */
export const headMessage = z.union([
  z.object({ ready: z.literal(true) }),
  /** By the name of its exit code. */
  z.object({ failed: z.string() }),
]);
/** It closes its database in order, milliseconds; one that hangs is killed, with all that it started. */
export const HEAD_STOPS_WITHIN_MS = 30_000;

export type HeadMessage = z.output<typeof headMessage>;
