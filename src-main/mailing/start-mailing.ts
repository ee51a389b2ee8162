import { accountProblems } from '../contract/email-settings.ts';
import type { StoredDocument } from '../issuing/stored-document.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { type LineTrouble, makeAccountLine } from './account-line.ts';
import { afterFailure, isAccountProblem } from './after-attempt.ts';
import { type DocumentFiles, letterOf } from './letter-of.ts';
import { messageIdOf, openAccount } from './mail-account.ts';
import { type MailPace, usualPace } from './mail-pace.ts';
import type { DueEmail, MailStore } from './mail-store.ts';
import type { MailAccount, Mailer, MailFailure } from './mailer.ts';

/** The mail of authorized documents, from its queue to the server. */
export interface Mailing {
  /** Something may have been queued. */
  wake(): void;
  /** The account is another, or works again: what failed with it is tried at once. */
  accountChanged(): void;
  /** Why nothing goes out now. */
  trouble(): LineTrouble | undefined;
  /** Lets what is in hand finish for a moment, cuts it then, and takes nothing new. */
  stop(): Promise<void>;
}

export interface MailingDependencies {
  readonly store: MailStore;
  readonly mailer: Mailer;
  readonly box: SecretBox;
  readonly files: (document: StoredDocument) => Promise<DocumentFiles>;
  /** Where a document can be seen as well; left out where customers have no portal. */
  readonly linkOf?: (document: StoredDocument) => Promise<string | undefined>;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Told of each document whose mail moved on. */
  readonly changed: (documentId: string) => void;
  readonly failed: (reason: unknown, documentId?: string) => void;
  readonly pace?: MailPace;
}

/** Providers take few connections from one account. */
const HANDS = 2;

/** A large message over a slow line, and a server that examines it before it answers. */
const ATTEMPT_MS = 5 * 60_000;

/** What is queued together is taken up together. */
const GATHER_MS = 50;

/** A timer far in the future would hide a change of the clock. */
const LONGEST_SLEEP_MS = 60_000;

/** After a fault of our own, such as a full disk: what could not be written down must not be spun on. */
const REST_MS = 5000;

/** How long what is under way may take once the program stops. */
const LAST_EMAILS_MS = 3000;

/**
 * Starts to send what is queued, and goes on until it is stopped. An email is only taken off the queue once the server
 * has it: a program that dies in between sends it again, under the same Message-ID. So it may arrive twice, and is
 * never lost.
 */
export function startMailing(dependencies: MailingDependencies): Mailing {
  const { store, mailer, box, files, linkOf, now, random, changed, failed, pace = usualPace } = dependencies;
  const line = makeAccountLine({
    hands: HANDS,
    now,
    waitBefore: (failures) => pace.beforeAccount(failures, random()),
  });
  const inHand = new Map<number, Promise<void>>();
  const cut = new AbortController();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let timer: { readonly at: number; readonly handle: NodeJS.Timeout } | undefined;

  function lookIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (isStopped || (timer && timer.at <= at)) return;
    clearTimeout(timer?.handle);
    const wakeUp = () => {
      timer = undefined;
      // One look at a time: two would take the same email.
      looking = (looking ?? Promise.resolve()).then(look);
    };
    timer = { at, handle: setTimeout(wakeUp, milliseconds) };
  }

  async function look(): Promise<void> {
    if (isStopped) return;
    try {
      lookIn(await takeUpDue());
    } catch (reason) {
      failed(reason);
      lookIn(REST_MS);
    }
  }

  /** Takes up what there is room for; how long until there may be more. */
  async function takeUpDue(): Promise<number> {
    const kept = await store.account();
    if (!kept) return LONGEST_SLEEP_MS;
    const opened = openAccount(kept, box);
    const room = line.room() - inHand.size;
    if (room > 0) {
      const due = await store.due({ at: now(), limit: room + inHand.size });
      const taken = due.filter(({ id }) => !inHand.has(id)).slice(0, room);
      if (taken.length > 0 && !opened.ok) line.failed(opened.problem);
      else if (opened.ok) for (const email of taken) carry(opened.account, email);
    }
    if (inHand.size > 0) return LONGEST_SLEEP_MS;
    mailer.rest();
    const next = Math.max(
      (await store.nextDue())?.getTime() ?? Infinity,
      line.trouble()?.retryAt.getTime() ?? 0,
    );
    return Math.min(Math.max(next - now().getTime(), GATHER_MS), LONGEST_SLEEP_MS);
  }

  function carry(account: MailAccount, email: DueEmail): void {
    const carrying = attempt(account, email)
      .then(
        () => lookIn(0),
        (reason: unknown) => {
          failed(reason, email.documentId);
          lookIn(REST_MS);
        },
      )
      .finally(() => inHand.delete(email.id));
    inHand.set(email.id, carrying);
  }

  async function attempt(account: MailAccount, email: DueEmail): Promise<void> {
    const { documentId, to } = email;
    const document = await store.document(documentId);
    if (!document) throw new Error(`there is an email of document ${documentId}, which does not exist`);
    if (document.status !== 'authorized') {
      await store.settle(email, { status: 'failed', problem: 'document_not_authorized' }, now());
      return changed(documentId);
    }
    const attempts = email.attempts + 1;
    const nextAt = () => new Date(now().getTime() + pace.beforeAttempt(attempts, random()));
    const messageId = await store.begin(email.id, {
      nextAt: nextAt(),
      messageId: messageIdOf(`${documentId}.${email.id}`, account),
    });
    const letter = letterOf(document, {
      to,
      sender: await store.sender(document.entityId),
      files: await files(document),
      link: await linkOf?.(document),
    });
    const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(ATTEMPT_MS)]);
    const outcome = await mailer.send(account, { messageId, to, letter }, signal);
    // Cut by ourselves: as if the program had died in it.
    if (!outcome.ok && cut.signal.aborted) return;
    const verdict = outcome.ok
      ? ({ status: 'sent', messageId, response: outcome.response } as const)
      : afterFailure(outcome.failure, { attempts, nextAt: nextAt() });
    await store.settle(email, verdict, now());
    if (outcome.ok) await accountAnswered();
    else await accountFailed(outcome.failure);
    changed(documentId);
  }

  async function accountFailed({ problem }: MailFailure): Promise<void> {
    if (isAccountProblem(problem)) line.failed(problem);
    else await accountAnswered();
  }

  async function accountAnswered(): Promise<void> {
    if (line.answered()) await store.hurry(accountProblems, now());
  }

  function accountChanged(): void {
    line.reset();
    store.hurry(accountProblems, now()).then(() => lookIn(GATHER_MS), failed);
  }

  lookIn(0);
  return {
    wake: () => lookIn(GATHER_MS),
    accountChanged,
    trouble: line.trouble,
    async stop() {
      isStopped = true;
      clearTimeout(timer?.handle);
      await looking;
      const impatience = setTimeout(() => cut.abort(), LAST_EMAILS_MS);
      await Promise.all(inHand.values());
      clearTimeout(impatience);
      mailer.close();
    },
  };
}
