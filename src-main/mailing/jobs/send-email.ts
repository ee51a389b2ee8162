import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { delayAfter } from '../../queue/backoff.ts';
import type { Slot } from '../../queue/job.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { AccountCircuit } from '../account/account-circuit.ts';
import { messageIdOf, openAccount } from '../account/mail-account.ts';
import type { Letter, MailAccount, Mailer } from '../mailer.ts';
import { type MakeMonth, monthLetterOf } from '../months/month-letter.ts';
import { afterFailure, isAccountProblem } from './after-attempt.ts';
import { type DocumentFiles, letterOf } from './letter-of.ts';
import type { MailBackoff } from './mail-backoff.ts';
import type { DueEmail, MailStore } from './mail-store.ts';

export interface SendingDependencies {
  readonly store: Pick<MailStore, 'account' | 'document' | 'sender' | 'business' | 'begin' | 'settle'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly box: SecretBox;
  readonly circuit: Pick<AccountCircuit, 'failed' | 'answered'>;
  readonly files: (document: StoredDocument) => Promise<DocumentFiles>;
  /** Where a document can be seen as well; left out where customers have no portal. */
  readonly linkOf?: (document: StoredDocument) => Promise<string | undefined>;
  readonly makeMonth: MakeMonth;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Called with each document whose email status changed. */
  readonly changed: (documentId: string) => void;
  readonly backoff: MailBackoff;
}

/** A large message over a slow line, and a server that examines it before it answers. */
const ATTEMPT_MS = 5 * 60_000;

/**
 * Sends an email once and writes down how it went; when it is sent again, if it is. It is only taken off the queue once
 * the server has it: a program that dies in between sends it again, under the same Message-ID. So it may arrive twice,
 * and is never lost.
 */
export async function sendEmail(
  dependencies: SendingDependencies,
  email: DueEmail,
  slot: Pick<Slot, 'signal' | 'report'>,
): Promise<Date | undefined> {
  const { store, box, circuit, now, changed } = dependencies;
  const kept = await store.account();
  // What is queued waits for another account.
  if (!kept) return undefined;
  const opened = openAccount(kept, box);
  if (!opened.ok) {
    circuit.failed(slot, opened.problem);
    return now();
  }
  const { about } = email;
  if (about.kind === 'month') {
    return attempt(dependencies, {
      email,
      unique: `${about.entityId}.${email.id}`,
      letter: async () =>
        monthLetterOf(about, {
          business: await store.business(about.entityId),
          make: dependencies.makeMonth,
          signal: slot.signal,
        }),
      settled: () => {},
      ...opened,
      slot,
    });
  }
  const document = await store.document(about.documentId);
  if (!document) throw new Error(`there is an email of document ${about.documentId}, which does not exist`);
  if (document.status === 'authorized') {
    return attempt(dependencies, {
      email,
      unique: `${document.id}.${email.id}`,
      letter: async () =>
        letterOf(document, {
          to: email.to,
          sender: await store.sender(document.entityId),
          files: await dependencies.files(document),
          link: await dependencies.linkOf?.(document),
        }),
      settled: () => changed(document.id),
      ...opened,
      slot,
    });
  }
  await store.settle(email, { status: 'failed', problem: 'document_not_authorized' }, now());
  changed(document.id);
  return undefined;
}

interface Attempt {
  readonly email: DueEmail;
  /** What its Message-ID begins with. */
  readonly unique: string;
  readonly letter: () => Promise<Letter>;
  readonly account: MailAccount;
  readonly slot: Pick<Slot, 'signal' | 'report'>;
  /** Called once it is written down how it went. */
  readonly settled: () => void;
}

async function attempt(
  dependencies: SendingDependencies,
  { email, unique, letter: write, account, slot, settled }: Attempt,
): Promise<Date | undefined> {
  const { store, mailer, circuit, now, random, backoff } = dependencies;
  const { to } = email;
  const attempts = email.attempts + 1;
  const nextAt = () => new Date(now().getTime() + delayAfter(backoff.email, attempts, random()));
  const planned = nextAt();
  const messageId = await store.begin(email.id, {
    nextAt: planned,
    messageId: messageIdOf(unique, account),
  });
  const letter = await write();
  const signal = AbortSignal.any([slot.signal, AbortSignal.timeout(ATTEMPT_MS)]);
  const outcome = await mailer.send(account, { messageId, to, letter }, signal);
  // Cut by ourselves: as if the program had died in it.
  if (!outcome.ok && slot.signal.aborted) return planned;
  const verdict = outcome.ok
    ? ({ status: 'sent', messageId, response: outcome.response } as const)
    : afterFailure(outcome.failure, { attempts, nextAt: nextAt() });
  await store.settle(email, verdict, now());
  if (!outcome.ok && isAccountProblem(outcome.failure.problem)) circuit.failed(slot, outcome.failure.problem);
  else circuit.answered(slot);
  settled();
  return verdict.status === 'queued' ? verdict.nextAt : undefined;
}
