import type { StoredDocument } from '../../../src-main/issuing/ports/stored-document.ts';
import type { OutboxEntry, WaitingDecision } from '../../../src-main/issuing/ports/waiting.ts';
import { internText } from '../../../src-main/store/rows/columns/interned-text.ts';
import { seqOf } from '../../../src-main/store/rows/documents/seq-of.ts';
import type { TestShop } from './shop.ts';

/** Puts a waiting document where a test needs it, as delivery would have. */
export async function putAt(
  { store }: TestShop,
  id: string,
  outboxEntry: {
    readonly step?: OutboxEntry['step'];
    readonly decision?: WaitingDecision;
    readonly nextAttemptAt?: string;
  },
): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({
        ...(outboxEntry.step && { step: outboxEntry.step }),
        ...(outboxEntry.decision && { decision: outboxEntry.decision }),
        ...(outboxEntry.nextAttemptAt && { next_attempt_at: outboxEntry.nextAttemptAt }),
      })
      .where('document_id', '=', id)
      .execute();
  });
}

/** The authority has a document and has not decided; the next question is an hour away. */
export async function submit(shop: TestShop, id: string): Promise<void> {
  await shop.store.writes.run(async (tx) => {
    await tx.updateTable('document').set({ status: 'submitted' }).where('id', '=', id).execute();
  });
  const nextAttemptAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  await putAt(shop, id, { step: 'ask', nextAttemptAt });
}

/** An attempt to hand a document over, and how it went. */
export async function attempted(
  { store, clock }: TestShop,
  { id, revision }: Pick<StoredDocument, 'id' | 'revision'>,
  outcome: string,
): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx
      .insertInto('exchange')
      .values({
        id: crypto.randomUUID(),
        seq: seqOf(id),
        revision,
        operation: 'reception',
        endpoint: await internText(tx, 'http://authority.test/'),
        outcome,
        http_status: null,
        started_at: clock.now.toISOString(),
        duration_ms: 1,
        answer: null,
        answer_dictionary: null,
      })
      .execute();
  });
}

/** The authority returned a document with these messages, and it waits for nothing. */
export async function returned(shop: TestShop, id: string, ...codes: readonly string[]): Promise<void> {
  await shop.decide(id, 'returned');
  const messages = codes.map((code) => ({
    code,
    message: 'M',
    detail: '',
    type: 'error',
    cause: 'C',
    remedy: 'R',
  }));
  await shop.store.writes.run(async (tx) => {
    await tx
      .updateTable('document')
      .set({ sri_messages_json: JSON.stringify(messages) })
      .where('id', '=', id)
      .execute();
  });
}

/** What waits, as the outbox has it. */
export function outboxOf({ store }: TestShop) {
  return store.db
    .selectFrom('outbox')
    .select(['document_id', 'step', 'decision', 'next_attempt_at', 'refresh_asked_at', 'created_at'])
    .orderBy('document_id')
    .execute();
}

/** The journey of a document, oldest first. */
export async function journeyOf({ reading }: TestShop, id: string) {
  const events = await reading.events(id, { limit: 100, position: undefined, direction: 'older' });
  return events.toReversed().map(({ type, data }) => ({ type, data }));
}
