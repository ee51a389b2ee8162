import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { emailAddress } from '../../documents/values/text.ts';

/** Who gets mail about what needs a person; null: nobody. */
export const attentionMailBody = z.strictObject({ email: emailAddress.nullable() });
export type AttentionMailBody = z.output<typeof attentionMailBody>;

/** A letter on its way, or there. */
const attentionLetter = z.strictObject({
  queued_at: z.iso.datetime(),
  email: z.string(),
  /** How many things it has. */
  items: z.int(),
  status: z.enum(['queued', 'sent', 'bounced', 'failed']),
  sent_at: z.iso.datetime().optional(),
  /** Why it did not go out yet, or did not arrive, and what to do. */
  problem: z.string().optional(),
});

/** How a person gets mail about what came to need one, once a day at most. */
export const attentionMail = namedObject('attention_mail', {
  object: z.literal('attention_mail'),
  /** Missing without a recipient. */
  email: z.string().optional(),
  has_account: z.boolean(),
  /** The last twelve, the newest first. */
  letters: z.array(attentionLetter),
});
export type AttentionMail = z.output<typeof attentionMail>;
