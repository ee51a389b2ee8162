import type { HeadOfficeResource } from '../../../src-main/contract/head/stations/head-office.ts';
import type { Tone } from '../feedback/tone.ts';

/** How a till stands with its head office, in one word. */
export type Standing = 'current' | 'sending' | 'offline' | 'unproven' | 'forked' | 'revoked';

export const standingTones = {
  current: 'ok',
  sending: 'wait',
  offline: 'care',
  unproven: 'care',
  forked: 'bad',
  revoked: 'bad',
} as const satisfies Record<Standing, Tone>;

/** Undefined where there is no head office. */
export function standingOf({ state, problem, waiting = 0 }: HeadOfficeResource): Standing | undefined {
  switch (state) {
    case 'not_enrolled':
      return undefined;
    case 'enrolled':
      if (problem !== undefined) return 'offline';
      return waiting === 0 ? 'current' : 'sending';
    default:
      return state;
  }
}
