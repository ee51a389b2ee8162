import { z } from 'zod';

/** Asked by a till before it sends a code that was typed without the certificate it belongs to. */
export const introductionBody = z.strictObject({
  /** Random: 32 bytes, base64url. */
  nonce: z.string().regex(/^[\w-]{43}$/),
});

/** One proof for each code that still works; of more than a hundred, the newest. */
export const introductionAnswer = z.object({ proofs: z.array(z.string()) });
