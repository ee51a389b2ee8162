import {
  type AccountProblem,
  accountProblems,
  type MailProblem,
} from '../../contract/delivery/email-settings.ts';
import type { Verdict } from '../ports/mail-store.ts';
import type { MailFailure } from '../ports/mailer.ts';
import { GIVE_UP_ATTEMPTS } from './mail-backoff.ts';

/**
 * What becomes of an email that did not go out. Trouble with the account or the line is no fault of the email: it waits
 * for as long as that lasts.
 *
 * @param attempts made so far, this one included
 * @param nextAt when it would be tried again
 */
export function afterFailure(
  { problem, permanent, bounce, response }: MailFailure,
  { attempts, nextAt }: { readonly attempts: number; readonly nextAt: Date },
): Verdict {
  const isOver = permanent || attempts >= GIVE_UP_ATTEMPTS;
  if (isAccountProblem(problem) || !isOver) return { status: 'queued', problem, nextAt };
  const serverResponse = response === undefined ? {} : { response };
  return bounce
    ? { status: 'bounced', problem, bounce, ...serverResponse }
    : { status: 'failed', problem, ...serverResponse };
}

export function isAccountProblem(problem: MailProblem): problem is AccountProblem {
  return accountProblems.some((one) => one === problem);
}
