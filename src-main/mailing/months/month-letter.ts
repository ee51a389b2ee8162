import { MAX_MAILED_BYTES } from '../../contract/reports/monthly-mail.ts';
import type { LetterBusiness, MonthLetter } from '../ports/mailer.ts';
import type { MonthOf } from '../ports/month-mail-store.ts';

/** The file of a month, made anew. */
export interface MadeMonth {
  readonly name: string;
  /** Undefined where it came to more than it may be: what was made of it is gone. */
  readonly bytes: Uint8Array | undefined;
}

/** Makes the file of a month, and gives up once it is larger; rejects with the signal's reason on abort. */
export type MakeMonth = (
  of: MonthOf,
  limits: { readonly maxBytes: number; readonly signal: AbortSignal },
) => Promise<MadeMonth>;

/** What the letter with a month says. A file too large for mail stays here, and is mentioned. */
export async function monthLetterOf(
  of: MonthOf,
  {
    business,
    make,
    signal,
  }: { readonly business: LetterBusiness; readonly make: MakeMonth; readonly signal: AbortSignal },
): Promise<MonthLetter> {
  const { name, bytes } = await make(of, { maxBytes: MAX_MAILED_BYTES, signal });
  return {
    kind: 'month',
    environment: of.environment,
    month: of.month,
    ...(of.isUpdate && { isUpdate: true }),
    business,
    file: name,
    attachments: bytes ? [{ name, mediaType: 'application/zip', bytes }] : [],
  };
}
