import { useTranslation } from 'react-i18next';
import { es } from '../../text/es.ts';
import type { Text } from '../../text/text.ts';
import type { Refusal } from './answer.ts';

/** Turns a refusal into the window's own sentence about it. */
export function useRefusalSentence(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return ({ code }) => t(`problem.${hasSentence(code) ? code : 'other'}`);
}

function hasSentence(code: string): code is keyof Text['problem'] {
  return Object.hasOwn(es.problem, code);
}
