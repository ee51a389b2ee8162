import { explanationOf } from '../../../src-main/documents/messages/sri-explanation.ts';
import type { SriMessage } from '../../../src-main/documents/messages/sri-message.ts';
import type { Language } from '../../text/languages.ts';

/**
 * Why the authority answered it, whose fault it is and what to do: in Spanish as the document carries it, in English by the
 * message's code. What an earlier version kept of an error of the program spoke of tags: that is replaced.
 */
export function explanationIn(
  message: SriMessage,
  language: Language,
): Pick<SriMessage, 'cause' | 'remedy' | 'fault'> {
  const fault = faultOf(message);
  const explanation = explanationOf(message)[language];
  const isReplaced = language !== 'es' || (message.fault === undefined && fault === 'program');
  const { cause, remedy } = isReplaced ? explanation : message;
  return { cause, remedy, fault };
}

/** As the document carries it; by the message's code where an earlier version kept it. */
export function faultOf(message: SriMessage): SriMessage['fault'] {
  return message.fault ?? explanationOf(message).fault;
}
