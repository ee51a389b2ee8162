import { delayAfter } from '../../queue/backoff.ts';
import type { Slot } from '../../queue/job.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { AccountCircuit } from '../account/account-circuit.ts';
import { messageIdOf, openAccount } from '../account/mail-account.ts';
import type { DueEmail, MailStore } from '../ports/mail-store.ts';
import type { Mailer } from '../ports/mailer.ts';
import { afterFailure, isAccountProblem } from './after-attempt.ts';
import type { MailBackoff } from './mail-backoff.ts';
import type { PrepareLetter } from './prepared-letter.ts';

export interface SendingDependencies<About> {
  readonly store: Pick<MailStore<About>, 'account' | 'begin' | 'settle'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly box: SecretBox;
  readonly circuit: Pick<AccountCircuit, 'failed' | 'answered'>;
  readonly prepare: PrepareLetter<About>;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called each time it is written down how an attempt went. */
  readonly settled?: (about: About) => void;
  readonly backoff: MailBackoff;
}

/** A large message over a slow line, and a server that examines it before it answers. */
export const ATTEMPT_MS = 5 * 60_000;

/**
 * Sends an email once and writes down how it went; when it is sent again, if it is. It is only taken off the queue once
 * the server has it: a program that dies in between sends it again, under the same Message-ID. So it may arrive twice,
 * and is never lost.
 */
export async function sendEmail<About>(
  dependencies: SendingDependencies<About>,
  email: DueEmail<About>,
  slot: Pick<Slot, 'signal' | 'report'>,
): Promise<Date | undefined> {
  const { store, mailer, box, circuit, prepare, now, random, settled, backoff } = dependencies;
  const accountInUse = await store.account();
  // What is queued waits for another account.
  if (!accountInUse) return undefined;
  const opened = openAccount(accountInUse, box);
  if (!opened.ok) {
    circuit.failed(slot, opened.problem);
    return now();
  }
  const prepared = await prepare(email);
  if ('problem' in prepared) {
    await store.settle(email, { status: 'failed', problem: prepared.problem }, now());
    settled?.(email.about);
    return undefined;
  }
  const { account } = opened;
  const attempts = email.attempts + 1;
  const nextAt = () => new Date(now().getTime() + delayAfter(backoff.email, attempts, random()));
  const planned = nextAt();
  const messageId = await store.begin(email, {
    nextAt: planned,
    messageId: messageIdOf(prepared.unique, account),
  });
  if (messageId === undefined) return undefined;
  const letter = await prepared.write(slot.signal);
  const signal = AbortSignal.any([slot.signal, AbortSignal.timeout(ATTEMPT_MS)]);
  const outcome = await mailer.send(account, { messageId, to: email.to, letter }, signal);
  // Cut by ourselves: as if the program had died in it.
  if (!outcome.ok && slot.signal.aborted) return planned;
  const verdict = outcome.ok
    ? ({ status: 'sent', messageId, response: outcome.response } as const)
    : afterFailure(outcome.failure, { attempts, nextAt: nextAt() });
  await store.settle(email, verdict, now());
  if (!outcome.ok && isAccountProblem(outcome.failure.problem)) circuit.failed(slot, outcome.failure.problem);
  else circuit.answered(slot);
  settled?.(email.about);
  return verdict.status === 'queued' ? verdict.nextAt : undefined;
}
