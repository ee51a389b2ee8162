import type { HeadTx } from '../database/open-database.ts';
import { queueHeadEvent } from '../webhooks/queue-events.ts';

/** What happens at a head office by itself. */
export interface HeadEvent {
  readonly type: 'number.conflict' | 'credit.overdrawn';
  readonly data: Readonly<Record<string, unknown>>;
  /** The shop and the day of issue it is about; undefined: only keys for the whole business know of it. */
  readonly about?: { readonly establishment: string; readonly day: string };
}

/** Keeps an event in the transaction in which it happens. */
export async function noteEvent(tx: HeadTx, { type, data, about }: HeadEvent): Promise<void> {
  await tx
    .insertInto('event')
    .values({
      type,
      data: JSON.stringify(data),
      establishment: about?.establishment ?? null,
      day: about?.day ?? null,
    })
    .execute();
  await queueHeadEvent(tx, { type, data });
}
