import { headOfficeResource } from '../../../contract/head/stations/head-office.ts';
import type { FetchedSession } from '../../../station/station-store.ts';
import type { Store } from '../../sqlite/open.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

const sessionsSchema = headOfficeResource.shape.fetched_cash_sessions.unwrap();

/** Writes down a session that a person has to look at, in the place of the note before. */
export async function noteFetchedSession(tx: Tx, session: FetchedSession): Promise<void> {
  const noted = (await read(tx)).filter(({ id }) => id !== session.id);
  const fetched_sessions_json = JSON.stringify([...noted, session]);
  await tx.updateTable('station').set({ fetched_sessions_json }).execute();
}

/** Without those that were closed since. */
export async function fetchedSessions(db: Store['db']): Promise<readonly FetchedSession[]> {
  const noted = await read(db);
  if (noted.length === 0) return noted;
  const open = await db.selectFrom('cash_session').select('id').where('closed_at', 'is', null).execute();
  const isOpen = new Set(open.map(({ id }) => id));
  return noted.filter(({ id, outcome }) => outcome === 'left_out' || isOpen.has(id));
}

async function read(db: Pick<Tx, 'selectFrom'>): Promise<readonly FetchedSession[]> {
  const station = await db.selectFrom('station').select('fetched_sessions_json').executeTakeFirst();
  return sessionsSchema.parse(JSON.parse(station?.fetched_sessions_json ?? '[]'));
}
