import { useTranslation } from 'react-i18next';
import type { Text } from '../../text/text.ts';
import type { Tone } from '../../ui/feedback/tone.ts';

/** The authority's clear answers. */
const answers = {
  received: 'ok',
  already_there: 'wait',
  returned: 'bad',
  authorized: 'ok',
  authorization_mismatch: 'bad',
  not_authorized: 'bad',
  in_process: 'wait',
  not_found: 'quiet',
} as const satisfies Readonly<Record<string, Tone>>;

/** Why nothing is known after an exchange. */
const silences = [
  'unreachable',
  'timeout',
  'cut',
  'http_error',
  'not_soap',
  'fault',
  'too_large',
  'contradictory',
] as const;

/** How the service begins an outcome of which nothing is known: `unknown: cut`. */
const UNKNOWN = 'unknown: ';

interface ReadOutcome {
  readonly key: keyof Text['exchange']['outcome'];
  readonly tone: Tone;
}

/** An outcome as the window tells it; a word of another version is never taken for a clear answer. */
export function readOutcome(outcome: string): ReadOutcome {
  if (outcome.startsWith(UNKNOWN)) {
    const answer = outcome.slice(UNKNOWN.length);
    return { key: silences.find((silence) => silence === answer) ?? 'other', tone: 'care' };
  }
  return isAnswer(outcome) ? { key: outcome, tone: answers[outcome] } : { key: 'other', tone: 'quiet' };
}

function isAnswer(answer: string): answer is keyof typeof answers {
  return Object.hasOwn(answers, answer);
}

/** What an exchange with the authority came to, in words. */
export function useOutcomeMessages(): (outcome: string) => string {
  const { t } = useTranslation();
  return (outcome) => t(`exchange.outcome.${readOutcome(outcome).key}`);
}
