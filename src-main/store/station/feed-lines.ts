import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DocumentEventResource } from '../../contract/documents/document-event.ts';
import type { CommandResult } from '../../contract/head/stations/commands.ts';
import { type FeedLine, type FeedSubject, feedLimits } from '../../contract/head/stations/feed.ts';
import type { FeedDocument } from '../../contract/head/stations/feed-document.ts';
import type { FeedPurchase } from '../../contract/head/stations/feed-purchase.ts';
import type { RefusedChange } from '../../contract/head/stations/refused-change.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { NotedLine } from '../../station/station-store.ts';
import { selectEvents } from '../rows/documents/document-events.ts';
import { selectSignedXml, signedXmlOf } from '../rows/documents/signed-xml.ts';
import { documentById } from '../rows/documents/stored-document.ts';
import { purchaseById } from '../rows/purchases/purchase-row.ts';
import type { Tables } from '../schema/tables.ts';
import { customerLine } from './changes/shared-customers.ts';

/**
 * The lines of the feed up to `end`; without one, as many as a batch takes. Each is read by itself, with a turn of the
 * event loop between, so that a sale waits for one line at most.
 */
export async function feedLines(db: Kysely<Tables>, end?: number): Promise<readonly NotedLine[]> {
  const noted = await db
    .selectFrom('feed')
    .selectAll()
    .$if(end !== undefined, (query) => query.where('position', '<=', end ?? 0))
    .orderBy('position')
    .limit(feedLimits.lines)
    .execute();
  const lines: NotedLine[] = [];
  let bytes = 0;
  for (const { position, subject, ref } of noted) {
    const content =
      subject === 'customer' ? await customerLine(db, ref) : { body: await readers[subject](db, ref) };
    const line: FeedLine = { position, subject, ref, ...content };
    const text = JSON.stringify(line);
    bytes += Buffer.byteLength(text) + 1;
    // One that alone is larger goes alone: the head office says what it thinks of it.
    if (end === undefined && bytes > feedLimits.bytes && lines.length > 0) break;
    lines.push({ position, text });
    await endOfTurn();
  }
  return lines;
}

type Body = FeedLine['body'];

const readers: Readonly<
  Record<Exclude<FeedSubject, 'customer'>, (db: Kysely<Tables>, ref: string) => Promise<Body>>
> = {
  document: documentBody,
  purchase: purchaseBody,
  cash_session: rowOf('cash_session', 'id', ['idempotency_key', 'fingerprint']),
  cash_movement: rowOf('cash_movement', 'id', ['idempotency_key', 'fingerprint']),
  stock_movement: rowOf('stock_movement', 'seq', ['idempotency_key', 'fingerprint', 'lots', 'invoice_id']),
  event: rowOf('event', 'id', []),
  command_result: commandResultBody,
  refused_change: refusedChangeBody,
};

/** A row as it is, without what only this computer has a use for. */
function rowOf(table: keyof Tables, column: string, own: readonly string[]) {
  return async (db: Kysely<Tables>, ref: string): Promise<Body> => {
    const { rows } = await sql<Record<string, unknown>>`
      SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${ref}
    `.execute(db);
    const [row] = rows;
    if (!row) return null;
    return Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
  };
}

interface Sent extends Pick<FeedDocument, 'signedXml'> {
  readonly document: StoredDocument;
  readonly events: readonly DocumentEventResource[];
}

/** The journey of a document has a few steps; one printed and sent again and again, its first ones. */
const STEPS_AT_MOST = 500;

async function documentBody(db: Kysely<Tables>, id: string): Promise<Body> {
  const document = await documentById(db, id);
  if (!document) return null;
  const signed = await selectSignedXml(db).where('document.id', '=', id).executeTakeFirst();
  const signedXml = signed && signedXmlOf(signed)?.toString('latin1');
  const events = await selectEvents(db, id, {
    limit: STEPS_AT_MOST,
    position: undefined,
    direction: 'newer',
  });
  const body: Sent = { document, events, ...(signedXml !== undefined && { signedXml }) };
  return { ...body };
}

async function purchaseBody(db: Kysely<Tables>, id: string): Promise<Body> {
  const purchase = await purchaseById(db, id);
  if (!purchase) return null;
  const { id: _, entityId, withheldBy: _withholding, ...body } = purchase;
  const { ruc } = await db
    .selectFrom('entity')
    .select('ruc')
    .where('id', '=', entityId)
    .executeTakeFirstOrThrow();
  return { ...({ ruc, ...body } satisfies FeedPurchase) };
}

async function commandResultBody(db: Kysely<Tables>, id: string): Promise<Body> {
  const command = await db
    .selectFrom('head_command')
    .select(['ended_at', 'problem_json'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!command?.ended_at) return null;
  const { ended_at, problem_json } = command;
  const result: CommandResult = {
    ended_at,
    ...(problem_json !== null && { problem: JSON.parse(problem_json) }),
  };
  return { ...result };
}

/** A change of the head office that could not be done here; null once it could be. */
async function refusedChangeBody(db: Kysely<Tables>, ref: string): Promise<Body> {
  const [subject = ''] = ref.split(':', 1);
  const item = await db
    .selectFrom('head_item')
    .select(['id', 'version', 'refused_json'])
    .where('subject', '=', subject)
    .where('id', '=', ref.slice(subject.length + 1))
    .executeTakeFirst();
  if (!item || item.refused_json === null) return null;
  const { id, version, refused_json } = item;
  const refused: RefusedChange = { subject, id, version, problem: JSON.parse(refused_json).because };
  return { ...refused };
}
