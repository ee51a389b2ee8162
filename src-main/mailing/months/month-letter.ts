import { MAX_MAILED_BYTES } from '../../contract/reports/monthly-mail.ts';
import type { LetterBusiness, MonthLetter } from '../mailer.ts';
import type { MonthScope } from './month-mail-store.ts';

/** A month of a business, YYYY-MM. */
export interface MonthOf extends MonthScope {
  readonly month: string;
}

/** The file of a month, made anew; `read` gives its bytes, and `discard` deletes it. */
export interface MadeMonth {
  readonly name: string;
  readonly bytes: number;
  read(): Promise<Uint8Array>;
  discard(): Promise<void>;
}

/** Makes the file of a month; rejects with the signal's reason on abort. */
export type MakeMonth = (of: MonthOf, signal: AbortSignal) => Promise<MadeMonth>;

/** What the letter with a month says. A file too large for mail stays here, and is told of. */
export async function monthLetterOf(
  of: MonthOf,
  {
    business,
    make,
    signal,
  }: { readonly business: LetterBusiness; readonly make: MakeMonth; readonly signal: AbortSignal },
): Promise<MonthLetter> {
  const made = await make(of, signal);
  try {
    const { name, bytes } = made;
    const isSmall = bytes <= MAX_MAILED_BYTES;
    return {
      kind: 'month',
      environment: of.environment,
      month: of.month,
      business,
      file: { name, bytes },
      attachments: isSmall ? [{ name, mediaType: 'application/zip', bytes: await made.read() }] : [],
    };
  } finally {
    await made.discard();
  }
}
