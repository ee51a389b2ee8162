import type { EntityResource } from '../../contract/business/entity.ts';
import type { PreviewWarning } from '../../contract/documents/document-resource.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import type { ClockJudgement } from '../ports/clock-port.ts';

const LOCK_CODE = 'clock_untrusted';

/** The problem of dating a document by an untrusted clock; undefined when the clock may date one. */
export function clockProblem(judgement: ClockJudgement): Problem | undefined {
  if (judgement.state !== 'untrusted') return undefined;
  const { message } = judgement;
  return { code: 'entity_locked', detail: message, errors: [{ code: LOCK_CODE, message }] };
}

/** The same as a state of the business (interface specification, "Entity": `issuing`). */
export function issuingOf(judgement: ClockJudgement): EntityResource['issuing'] {
  if (judgement.state !== 'untrusted') return { allowed: true };
  return { allowed: false, lock: { code: LOCK_CODE, message: judgement.message, canceled: false } };
}

/** What a preview says about the clock (api.md §8). */
export function clockWarnings(judgement: ClockJudgement): readonly PreviewWarning[] {
  switch (judgement.state) {
    case 'trusted':
      return [];
    case 'doubtful':
      return [
        {
          code: 'clock_skew',
          message: 'El reloj del computador puede estar mal.',
          detail: judgement.message,
        },
      ];
    case 'untrusted':
      return [
        {
          code: LOCK_CODE,
          message: 'No se emite con la fecha de este reloj.',
          detail: judgement.message,
        },
      ];
  }
}
