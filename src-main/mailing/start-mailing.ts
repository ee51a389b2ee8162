import { accountProblems } from '../contract/delivery/email-settings.ts';
import type { Job, JobStore } from '../queue/job.ts';
import { startQueue } from '../queue/start-queue.ts';
import { makeAccountCircuit } from './account/account-circuit.ts';
import { type MailBackoff, usualMailBackoff } from './jobs/mail-backoff.ts';
import { type SendingDependencies, sendEmail } from './jobs/send-email.ts';
import type { DueEmail, MailStore } from './ports/mail-store.ts';
import type { Mailer } from './ports/mailer.ts';

export interface MailingDependencies<About> extends Omit<SendingDependencies<About>, 'circuit' | 'backoff'> {
  readonly store: MailStore<About>;
  readonly mailer: Mailer;
  readonly failed: (reason: unknown, about?: About) => void;
  /** Whether another computer sends them; none does when left out. */
  readonly isFenced?: () => boolean;
  readonly backoff?: MailBackoff;
  /** After a fault of our own, milliseconds; the usual by default. */
  readonly pauseMs?: number;
  /** How long what is under way may take once the program stops, milliseconds; the usual by default. */
  readonly lastMs?: number;
}

/** Providers take few connections from one account. */
const SLOTS = 2;

/** After a fault of our own, such as a full disk: what could not be written down must not be tried on and on. */
const PAUSE_MS = 5000;

const LAST_EMAILS_MS = 3000;

/** All mail goes out from one account. */
const ACCOUNT = 'account';

interface Queued<About> extends Job {
  readonly email: DueEmail<About>;
}

/** Mail from its queue to the server. */
export type Mailing = ReturnType<typeof startMailing>;

/** Starts to send what is queued, and goes on until it is stopped. */
export function startMailing<About>(dependencies: MailingDependencies<About>) {
  const { store, mailer, now, random, failed } = dependencies;
  const { backoff = usualMailBackoff, pauseMs = PAUSE_MS, lastMs = LAST_EMAILS_MS } = dependencies;
  const circuit = makeAccountCircuit({ backoff: backoff.account, now, random, recovered: hurry });

  let hurrying = Promise.resolve();

  /** What failed because of the account is tried at once. */
  function hurry(): void {
    hurrying = store.hurry(accountProblems, now()).then(queue.wake, failed);
  }

  const jobs: JobStore<Queued<About>> = {
    async keysDue() {
      return [ACCOUNT];
    },
    // What is queued while there is no account stays due, and would be taken up over and over.
    async due(_account, question) {
      if (!(await store.account())) return [];
      return (await store.due(question)).map((email) => ({ id: String(email.id), key: ACCOUNT, email }));
    },
    async nextDueAfter(at) {
      return (await store.account()) && store.nextDueAfter(at);
    },
  };

  const queue = startQueue({
    store: jobs,
    async handle({ email }, slot) {
      const at = await sendEmail({ ...dependencies, circuit, backoff }, email, slot);
      return at && { at };
    },
    slots: () => SLOTS,
    isHeld: () => dependencies.isFenced?.() ?? false,
    breaker: () => circuit.breaker,
    pause: { ms: pauseMs, of: 'everything' },
    lastMs,
    idle: mailer.rest,
    now,
    failed: (reason, job) => failed(reason, job?.email.about),
  });

  return {
    /** Something may have been queued. */
    wake: queue.wake,
    /** The account is another, or works again: what failed with it is tried at once. */
    accountChanged(): void {
      circuit.reset();
      hurry();
    },
    /** Why nothing goes out now. */
    trouble: circuit.trouble,
    /** Lets what is under way finish for a moment, cuts it then, and takes nothing new. */
    async stop(): Promise<void> {
      await queue.stop();
      await hurrying;
      mailer.close();
    },
  };
}
