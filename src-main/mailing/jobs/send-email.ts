import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { delayAfter } from '../../queue/backoff.ts';
import type { Slot } from '../../queue/job.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { AccountCircuit } from '../account/account-circuit.ts';
import { messageIdOf, openAccount } from '../account/mail-account.ts';
import type { MailAccount, Mailer } from '../mailer.ts';
import { afterFailure, isAccountProblem } from './after-attempt.ts';
import { type DocumentFiles, letterOf } from './letter-of.ts';
import type { MailBackoff } from './mail-backoff.ts';
import type { DueEmail, MailStore } from './mail-store.ts';

export interface SendingDependencies {
  readonly store: Pick<MailStore, 'account' | 'document' | 'sender' | 'begin' | 'settle'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly box: SecretBox;
  readonly circuit: Pick<AccountCircuit, 'failed' | 'answered'>;
  readonly files: (document: StoredDocument) => Promise<DocumentFiles>;
  /** Where a document can be seen as well; left out where customers have no portal. */
  readonly linkOf?: (document: StoredDocument) => Promise<string | undefined>;
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
  const document = await store.document(email.documentId);
  if (!document) throw new Error(`there is an email of document ${email.documentId}, which does not exist`);
  if (document.status === 'authorized') return attempt(dependencies, { email, document, ...opened, slot });
  await store.settle(email, { status: 'failed', problem: 'document_not_authorized' }, now());
  changed(document.id);
  return undefined;
}

interface Attempt {
  readonly email: DueEmail;
  readonly document: StoredDocument;
  readonly account: MailAccount;
  readonly slot: Pick<Slot, 'signal' | 'report'>;
}

async function attempt(
  dependencies: SendingDependencies,
  { email, document, account, slot }: Attempt,
): Promise<Date | undefined> {
  const { store, mailer, circuit, files, linkOf, now, random, changed, backoff } = dependencies;
  const { to } = email;
  const attempts = email.attempts + 1;
  const nextAt = () => new Date(now().getTime() + delayAfter(backoff.email, attempts, random()));
  const planned = nextAt();
  const messageId = await store.begin(email.id, {
    nextAt: planned,
    messageId: messageIdOf(`${document.id}.${email.id}`, account),
  });
  const letter = letterOf(document, {
    to,
    sender: await store.sender(document.entityId),
    files: await files(document),
    link: await linkOf?.(document),
  });
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
  changed(document.id);
  return verdict.status === 'queued' ? verdict.nextAt : undefined;
}
