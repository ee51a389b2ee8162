import { es } from '../../text/es.ts';
import type { Text } from '../../text/text.ts';

/** Whether the window has its own sentence for what went wrong. */
export function hasSentence(code: string): code is keyof Text['problem'] {
  return Object.hasOwn(es.problem, code);
}
