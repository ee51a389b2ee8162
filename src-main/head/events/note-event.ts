import type { HeadTx } from '../database/open-database.ts';

/** What happens at a head office by itself. */
export interface HeadEvent {
  readonly type: 'number.conflict';
  readonly data: Readonly<Record<string, unknown>>;
}

/** Keeps an event in the transaction in which it happens. */
export async function noteEvent(tx: HeadTx, { type, data }: HeadEvent): Promise<void> {
  await tx
    .insertInto('event')
    .values({ type, data: JSON.stringify(data) })
    .execute();
}
