import type { Refusal } from '../../../lib/http/answer.ts';

interface RefusedVariants {
  readonly refusal: Refusal | undefined;
  /** The keys of the combinations that were sent, in turn: faults point at these, whatever is wanted by now. */
  readonly sent: readonly string[];
}

/** What is wrong with a part of a combination that was sent. */
export function variantFault(
  { refusal, sent }: RefusedVariants,
  key: string,
  part: string,
): string | undefined {
  const pointer = `/variants/${sent.indexOf(key)}/${part}`;
  return refusal?.errors.find((error) => error.pointer?.startsWith(pointer))?.message;
}
