import { explanationOf } from '../../../src-main/documents/messages/sri-explanation.ts';
import type { SriMessage } from '../../../src-main/documents/messages/sri-message.ts';
import type { Language } from '../../text/languages.ts';

/** Why the authority said it and what to do: in Spanish as the document carries it, in English by the message's code. */
export function explanationIn(message: SriMessage, language: Language): Pick<SriMessage, 'cause' | 'remedy'> {
  return language === 'es' ? message : explanationOf(message).en;
}
