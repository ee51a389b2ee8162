import { sql } from 'kysely';
import type { ChangeItem } from '../../../contract/head/stations/changes.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

/** Something of the head office to be kept here. */
export interface Learned extends Omit<ChangeItem, 'body'> {
  readonly body: Readonly<Record<string, unknown>>;
  /** Its identifier here, where it is known already. */
  readonly localId: string | undefined;
  readonly at: Date;
  readonly newId: () => string;
}

export type Forgotten = Pick<Learned, 'id' | 'at' | 'newId'> & { readonly localId: string };

/** Does what the head office decided about one kind of thing. */
export interface Applier {
  /** Gives the identifier it has here. Throws RefusedChange. */
  put(tx: Tx, learned: Learned): Promise<string>;
  /** What of this station it is, where that was reported from here and its name did not come back; undefined: nothing. */
  findHere?(tx: Tx, id: string): Promise<string | undefined>;
  /** The head office has it no longer. */
  remove(tx: Tx, forgotten: Forgotten): Promise<void>;
  /** The head office sent everything anew and did not name it; without this it is gone. */
  unnamed?(tx: Tx, localId: string): Promise<void>;
}

/** It cannot be done here, for a reason that a person at the head office can do something about; in Spanish. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
}

/** What a record of this station is at the head office; undefined: it is this station's own. */
export async function headIdOf(tx: Pick<Tx, 'selectFrom'>, subject: string, localId: string) {
  const item = await tx
    .selectFrom('head_item')
    .select('id')
    .where('subject', '=', subject)
    .where('local_id', '=', localId)
    .executeTakeFirst();
  return item?.id;
}

export async function localIdOf(tx: Pick<Tx, 'selectFrom'>, subject: string, id: string) {
  const item = await tx
    .selectFrom('head_item')
    .select('local_id')
    .where('subject', '=', subject)
    .where('id', '=', id)
    .executeTakeFirst();
  return item?.local_id ?? undefined;
}

/** Runs a part of a transaction that is undone alone where it throws. */
export async function apart<Value>(tx: Tx, job: () => Promise<Value>): Promise<Value> {
  await sql`SAVEPOINT apart`.execute(tx);
  try {
    const value = await job();
    await sql`RELEASE apart`.execute(tx);
    return value;
  } catch (reason) {
    await sql`ROLLBACK TO apart`.execute(tx);
    await sql`RELEASE apart`.execute(tx);
    throw reason;
  }
}
