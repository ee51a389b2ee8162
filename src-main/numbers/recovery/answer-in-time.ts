import { setTimeout as sleep } from 'node:timers/promises';

/** A network folder that hangs must not keep the program from starting. */
const WITHIN_MS = 3000;

/** What a folder answers, or `otherwise` where it takes longer than three seconds. */
export function answerInTime<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return Promise.race([answer, sleep(WITHIN_MS, otherwise, { ref: false })]);
}
