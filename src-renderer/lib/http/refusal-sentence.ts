import { useTranslation } from 'react-i18next';
import type { Refusal } from './answer.ts';
import { hasSentence } from './has-sentence.ts';

/** Turns a refusal into the window's own sentence about it. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return ({ code }) => t(`problem.${hasSentence(code) ? code : 'other'}`);
}
