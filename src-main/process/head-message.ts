import { z } from 'zod';

/** What the process of a head office says to the program that started it: once, when it answers or cannot. */
export const headMessage = z.union([
  z.object({ ready: z.literal(true) }),
  /** By the name of its exit code. */
  z.object({ failed: z.string() }),
]);
export type HeadMessage = z.output<typeof headMessage>;
