import { z } from 'zod';

/** Asked by a till before it sends a code that was typed without the certificate it belongs to. */
export const introductionBody = z.strictObject({
  /** Random: 32 bytes, base64url. */
  nonce: z.string().regex(/^[\w-]{43}$/),
});

/** One proof for each code that has not expired, in no order. */
export const introductionAnswer = z.object({ proofs: z.array(z.string()) });
