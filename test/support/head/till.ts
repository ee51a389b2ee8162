import { dirname } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished } from 'vitest';
import { annulDocument } from '../../../src-main/issuing/annul-document.ts';
import { type IssueReply, issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { resubmitDocument } from '../../../src-main/issuing/resubmit-document.ts';
import { startCommands } from '../../../src-main/station/commands/start-commands.ts';
import {
  type StationCredit,
  startCreditElsewhere,
} from '../../../src-main/station/credit/credit-elsewhere.ts';
import { type HeadOffice, makeHeadOffice } from '../../../src-main/station/head-office.ts';
import { startReceiver } from '../../../src-main/station/start-receiver.ts';
import { startSender } from '../../../src-main/station/start-sender.ts';
import { makeEmailStore } from '../../../src-main/store/mail/email-store.ts';
import { makeCommandStore } from '../../../src-main/store/station/command-store.ts';
import { makeHoldStore } from '../../../src-main/store/station/hold-store.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { anInvoiceBody, type InvoiceInput } from '../builders/invoice-body.ts';
import { eventually } from '../eventually.ts';
import { aSetup, openShop, type TestShop } from '../shops/shop.ts';
import { enrolmentCode } from './head-shop.ts';
import type { AskedHead } from './run-head.ts';

/** A till without a process of its own: a store, what issues into it, and what reports to a head office. */
export interface TestTill {
  readonly shop: TestShop;
  /** Its data folder. */
  readonly folder: string;
  readonly office: HeadOffice;
  /** Of invoices that other tills issued. */
  readonly credit: StationCredit;
  /** Issues an invoice, for the authority's tests by default; its identifier is of the shop's clock. */
  issue(environment?: 'live' | 'test', parts?: Partial<InvoiceInput>): Promise<string>;
  /** Asks for a credit note of what `body` says, as a program does. */
  credited(body: unknown, environment?: 'live' | 'test'): Promise<IssueReply>;
  /** Enrols it; `url` is where it is to reach the head office, where that is not its own address. */
  enrol(head: AskedHead, url?: string): Promise<void>;
  /** Does the head office's commands as a program that was killed before it wrote down what became of them. */
  again(): Promise<void>;
  /** Waits until it has nothing to report any more. */
  allSent(): Promise<void>;
  /** Reports to the head office nothing any more, nor asks it, as one that is switched off. */
  stop(): Promise<void>;
}

export async function openTill(emissionPoint = '001', establishment = '001'): Promise<TestTill> {
  const establishments = [
    { code: establishment, emission_points: [{ code: emissionPoint, next_numbers: {} }] },
  ];
  const shop = await openShop({ setup: aSetup({ establishments }) });
  const now = () => shop.clock.now;
  const store = makeStationStore(shop.store, { newId: () => uuid() });
  const openKey = (sealed: Uint8Array) => Buffer.from(sealed).toString();
  const talk = {
    store,
    openKey,
    now,
    // Random waits are skipped.
    random: () => 0,
    lookMs: 20,
    answerSeconds: 1,
    failed: () => {},
  };
  const credit = startCreditElsewhere({ store, holds: makeHoldStore(shop.store), openKey, failed: () => {} });
  onTestFinished(credit.stop);
  const newId = () => uuid({ msecs: now().getTime() });
  const issuing = { ...shop.issuing, newId, store: { ...shop.issuing.store, elsewhere: credit } };
  const doCommands = () =>
    startCommands({
      commands: makeCommandStore(shop.store, { newId }),
      issuing: {
        annul: (caller, request) => annulDocument(issuing, caller, request),
        resubmit: (caller, request) => resubmitDocument(issuing, caller, request),
      },
      store: issuing.store,
      queue: makeEmailStore(shop.store, { newId }),
      isPassing: () => false,
      emailed: () => {},
      now,
      failed: () => {},
    });
  let commands = doCommands();
  const receiver = startReceiver({ ...talk, learned: () => commands.wake() });
  // That nothing waits any more is said with the next question, which need not wait for the answer of the last one.
  const sender = startSender({ ...talk, answered: receiver.wake });
  const stop = async () => {
    await Promise.all([sender.stop(), receiver.stop(), commands.stop()]);
  };
  onTestFinished(stop);
  const office = makeHeadOffice({
    store,
    sender,
    receiver,
    seal: (key) => Buffer.from(key),
    openKey,
    version: '0',
    now,
  });
  return {
    shop,
    stop,
    folder: dirname(shop.file),
    office,
    credit,
    async issue(environment = 'test', parts = {}) {
      const command = { type: 'invoice', body: { ...anInvoiceBody(), ...parts } } as const;
      const reply = await issueDocument(issuing, await shop.caller(environment), command);
      if (!reply.ok) throw new Error(`not issued: ${JSON.stringify(reply.problem)}`);
      return reply.value.document.id;
    },
    credited: async (body, environment = 'live') =>
      issueDocument(issuing, await shop.caller(environment), { type: 'credit_note', body }),
    async enrol(head, url = head.url) {
      const code = await enrolmentCode(head);
      expect(await office.enrol({ code: code.replace(head.url, url) })).toMatchObject({ ok: true });
    },
    async again() {
      await commands.stop();
      await shop.store.writes.run(async (tx) => {
        // Emails are queued, and series stopped and resumed, with what became of it in one transaction.
        await tx
          .updateTable('head_command')
          .set({ ended_at: null, problem_json: null })
          .where(sql<boolean>`asked_json ->> '$.action' IN ('annul', 'resubmit')`)
          .execute();
      });
      commands = doCommands();
    },
    async allSent() {
      await eventually(office.read, ({ waiting, state }) => waiting === 0 || state !== 'enrolled');
      expect((await office.read()).state).toBe('enrolled');
    },
  };
}
