import { problemSentences } from '../../contract/problems/problem-sentences.ts';
import type { ProblemBody, ProblemError } from '../../contract/problems/problems.ts';
import { translate } from '../../process/language.ts';

/**
 * Why the API refused, with every fault below. What it says of the case is Spanish: in English its codes come first, which
 * say what it is about.
 */
export function problemLines({ code, detail, errors = [] }: ProblemBody): string {
  return translate({
    es: [detail, ...errors.map((fault) => `  ${locationOf(fault)}: ${fault.message}`)].join('\n'),
    en: [`${inEnglish(code)} ${detail}`, ...errors.map(faultInEnglish)].join('\n'),
  });
}

function inEnglish(code: string): string {
  const sentences: Readonly<Record<string, string>> = problemSentences.en;
  return sentences[code] ?? problemSentences.en.other;
}

function faultInEnglish(fault: ProblemError): string {
  return `  ${locationOf(fault)}: ${fault.code.replaceAll('_', ' ')}. ${fault.message}`;
}

function locationOf({ pointer, parameter }: ProblemError): string {
  return pointer ?? parameter ?? '';
}
