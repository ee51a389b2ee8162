import { sql } from 'kysely';
import type { AttentionItem } from '../../../contract/head/attention.ts';
import { ecuadorDate, ecuadorTimestamp } from '../../../documents/values/ecuador-time.ts';
import { listAttention } from '../../attention/list-attention.ts';
import type { AttentionNews } from '../../database/email-about.ts';
import { type HeadDatabase, type HeadTx, inTransaction } from '../../database/open-database.ts';
import { amountOf, keyOf } from './attention-key.ts';

/** The hour in Ecuador from which a day's letter may go: nobody gets mail at night. */
const FROM_HOUR = 7;

/** A letter is read: what is beyond is counted, and looked at in the window. */
const ITEMS_AT_MOST = 50;

/** What needs a person of one head office, where several may have one database: its backups. */
export interface OwnAttention {
  /** Of the head office, on any computer. */
  readonly id: string;
  attention(): Promise<readonly AttentionItem[]>;
}

/** With what the keys begin of what needs a person of one head office. Those of one that is no more stay: they are a few rows. */
const OWN = 'own';

/**
 * Queues a letter of what came to need a person since the last one, once a day at most, whichever head of the database looks
 * first. Nothing is sent twice while it lasts. Without an account nothing is queued: the first letter has all there is.
 */
export async function queueAttention(database: HeadDatabase, now: Date, own: OwnAttention): Promise<void> {
  const day = ecuadorDate(now);
  if (Number(ecuadorTimestamp(now).slice(11, 13)) < FROM_HOUR) return;
  const { due } = await database
    .selectFrom('attention_mail')
    .innerJoin('email_account', 'email_account.only_one', 'attention_mail.only_one')
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '<', day)]))
    .executeTakeFirstOrThrow();
  if (due === 0) return;
  const ofDatabase = await listAttention(database, now);
  const keyed = [
    ...(await own.attention()).map((item) => ({ item, key: `${OWN} ${own.id} ${keyOf(item)}` })),
    ...ofDatabase.map((item) => ({ item, key: keyOf(item) })),
  ];
  await inTransaction(database, async (tx) => {
    const recipient = await tx
      .selectFrom('attention_mail')
      .select('email')
      .where((eb) => eb.or([eb('last_day', 'is', null), eb('last_day', '<', day)]))
      .forUpdate()
      .executeTakeFirst();
    if (!recipient) return;
    const reported = await stillReported(
      tx,
      keyed.map(({ key }) => key),
      own.id,
    );
    const news = keyed.filter(({ item, key }) => amountOf(item) > (reported.get(key) ?? 0));
    if (news.length === 0) return;
    const newItems = news.map(({ item }) => item);
    const { id } = await tx
      .insertInto('email')
      .values({
        about: JSON.stringify(newsOf(newItems, keyed.length - news.length)),
        recipient: recipient.email,
        status: 'queued',
        next_attempt_at: now,
        problem: null,
        message_id: null,
        sent_at: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('told_attention')
      .values(news.map(({ item, key }) => ({ key, amount: amountOf(item), email_id: id })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          amount: eb.ref('excluded.amount'),
          email_id: eb.ref('excluded.email_id'),
        })),
      )
      .execute();
    await tx.updateTable('attention_mail').set({ last_day: day }).execute();
  });
}

function newsOf(news: AttentionNews['items'], reportedBefore: number): AttentionNews {
  return {
    kind: 'attention',
    items: news.slice(0, ITEMS_AT_MOST),
    more: Math.max(0, news.length - ITEMS_AT_MOST),
    told: reportedBefore,
  };
}

/** What letters reported and is still so, with its amount; what is over is forgotten, but what another head office alone can see. */
async function stillReported(
  tx: HeadTx,
  keys: readonly string[],
  ownId: string,
): Promise<ReadonlyMap<string, number>> {
  await tx
    .deleteFrom('told_attention')
    .where((eb) => eb.not(eb('key', '=', eb.fn.any(eb.val(keys)))))
    .where(sql<boolean>`(NOT starts_with(key, ${`${OWN} `}) OR starts_with(key, ${`${OWN} ${ownId} `}))`)
    .execute();
  const rows = await tx.selectFrom('told_attention').select(['key', 'amount']).execute();
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}
