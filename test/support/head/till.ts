import { dirname } from 'node:path';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished } from 'vitest';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { type HeadOffice, makeHeadOffice } from '../../../src-main/station/head-office.ts';
import { type Sender, startSender } from '../../../src-main/station/start-sender.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { anInvoiceBody } from '../builders/invoice-body.ts';
import { eventually } from '../eventually.ts';
import { aSetup, openShop, type TestShop } from '../shops/shop.ts';
import { enrolmentCode } from './head-shop.ts';
import type { RunningHead } from './run-head.ts';

/** A till without a process of its own: a store, what issues into it, and what reports to a head office. */
export interface TestTill {
  readonly shop: TestShop;
  /** Its data folder. */
  readonly folder: string;
  readonly office: HeadOffice;
  readonly sender: Sender;
  /** Issues an invoice, for the authority's tests unless said; its identifier is of the shop's clock. */
  issue(environment?: 'live' | 'test', point?: Readonly<Record<string, string>>): Promise<string>;
  /** Enrols it; `url` is where it is to reach the head office, where that is not its own address. */
  enrol(head: RunningHead, url?: string): Promise<void>;
  /** Waits until it has nothing to tell any more. */
  allSent(): Promise<void>;
}

export async function openTill(emissionPoint = '001'): Promise<TestTill> {
  const establishments = [{ code: '001', emission_points: [{ code: emissionPoint, next_numbers: {} }] }];
  const shop = await openShop({ setup: aSetup({ establishments }) });
  const now = () => shop.clock.now;
  const store = makeStationStore(shop.store, { newId: () => uuid() });
  const sender = startSender({
    store,
    openKey: (sealed) => Buffer.from(sealed).toString(),
    now,
    // Whoever waits at random waits for nothing.
    random: () => 0,
    failed: () => {},
  });
  onTestFinished(() => sender.stop());
  const office = makeHeadOffice({
    store,
    sender,
    seal: (key) => Buffer.from(key),
    openKey: (sealed) => Buffer.from(sealed).toString(),
    version: '0',
    now,
  });
  return {
    shop,
    folder: dirname(shop.file),
    office,
    sender,
    async issue(environment = 'test', point = {}) {
      const newId = () => uuid({ msecs: now().getTime() });
      const command = { type: 'invoice', body: { ...anInvoiceBody(), ...point } } as const;
      const reply = await issueDocument({ ...shop.issuing, newId }, await shop.caller(environment), command);
      if (!reply.ok) throw new Error(`not issued: ${JSON.stringify(reply.problem)}`);
      return reply.value.document.id;
    },
    async enrol(head, url = head.url) {
      const code = await enrolmentCode(head);
      expect(await office.enrol(code.replace(head.url, url))).toMatchObject({ ok: true });
    },
    async allSent() {
      await eventually(office.read, ({ waiting, state }) => waiting === 0 || state !== 'enrolled');
      expect((await office.read()).state).toBe('enrolled');
    },
  };
}
