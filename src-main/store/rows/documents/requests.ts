import type { IdempotentIssue } from '../../../issuing/ports/issuing-store.ts';
import type { IdempotentRequest } from '../../../issuing/ports/journal.ts';
import type { Store } from '../../sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../../sqlite/prepared.ts';
import type { Tx } from '../../sqlite/write-queue.ts';
import { internText } from '../columns/interned-text.ts';
import { seqOf } from './seq-of.ts';

const issuedUnder = prepareQuery((db, param: QueryParams<{ scope: string; key: string }>) =>
  db
    .selectFrom('idempotency')
    .innerJoin('interned_text as scope', 'scope.id', 'idempotency.scope')
    .innerJoin('document', 'document.seq', 'idempotency.seq')
    .select(['idempotency.fingerprint', 'document.id'])
    .where('scope.text', '=', param('scope'))
    .where('idempotency.key', '=', param('key')),
);

const rememberKey = prepareQuery(
  (db, param: QueryParams<{ scope: number; key: string; fingerprint: Uint8Array; documentId: string }>) =>
    db.insertInto('idempotency').values({
      scope: param('scope'),
      key: param('key'),
      fingerprint: param('fingerprint'),
      seq: seqOf(param('documentId')),
    }),
);

/** The document that a key issued; undefined while it issued none. */
export async function issueUnder(
  db: Store['db'],
  scope: string,
  key: string,
): Promise<IdempotentIssue | undefined> {
  const [row] = (await issuedUnder(db, { scope, key })).rows;
  return row && { fingerprint: Buffer.from(row.fingerprint).toString('hex'), documentId: row.id };
}

/** Remembers what issued a document: the same request again issues nothing. */
export async function rememberRequest(
  tx: Tx,
  { scope, key, fingerprint }: IdempotentRequest,
  documentId: string,
): Promise<void> {
  const bytes = Buffer.from(fingerprint, 'hex');
  await rememberKey(tx, { scope: await internText(tx, scope), key, fingerprint: bytes, documentId });
}

/** What issued a document, where it came with a key. */
export async function requestOf(db: Store['db'], documentId: string): Promise<IdempotentRequest | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .innerJoin('interned_text as scope', 'scope.id', 'idempotency.scope')
    .select(['scope.text as scope', 'idempotency.key', 'idempotency.fingerprint'])
    .where('idempotency.seq', '=', seqOf(documentId))
    .executeTakeFirst();
  return row && { ...row, fingerprint: Buffer.from(row.fingerprint).toString('hex') };
}
