import { sql } from 'kysely';
import { namedDocuments } from '../../documents/all-kinds/named-documents.ts';
import { kindOf } from '../../documents/all-kinds/types.ts';
import { amountsOfContent } from '../../documents/figures/amounts-of-content.ts';
import { formatNumber } from '../../documents/identifiers/access-key.ts';
import type { DocumentType } from '../../documents/kinds.ts';
import { centsOf } from '../../documents/values/cents.ts';
import { withheldFrom } from '../../documents/withholding/withheld-from.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import { prepareInsert, prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { refreshDaysOfNotes } from './effects/days-of-notes.ts';
import { eraseDebt, writeDebt } from './effects/debts.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Indexes a document for lists: its words, its metadata, its parties, what it comes to, which documents it names and what of
 * it is paid later; and has the notes on it counted as it is declared.
 * (Triggers index the columns of its row.)
 */
export async function indexDocument(tx: Tx, seq: number, document: StoredDocument): Promise<void> {
  const { identity, content } = document;
  const { counterparty, others } = kindOf(identity.type).summary(content);
  const words = searchTextOf({
    parties: [counterparty, ...others],
    number: formatNumber(identity, identity.sequential),
    sequential: identity.sequential,
    accessKey: identity.accessKey,
  });
  await putSearchText(tx, { rowid: seq, words });
  for (const identification of partiesOf(document)) await putParty(tx, { seq, identification });
  for (const [key, value] of Object.entries(document.metadata)) await putPair(tx, { seq, key, value });
  for (const { tax, rate, base, amount } of amountsOfContent(content)) {
    await putAmount(tx, { seq, tax, rate, base: centsOf(base), amount: centsOf(amount) });
  }
  for (const { type, number } of namedDocuments(content, document.issuer.ruc)) {
    await putReference(tx, { seq, type, number });
  }
  for (const support of withheldFrom(content)) await putSupport(tx, { seq, ...support });
  await writeDebt(tx, document);
  await refreshDaysOfNotes(tx, seq, document);
}

/** Removes a document from the indexes, before it is indexed again. */
export async function unindexDocument(tx: Tx, seq: number, was: StoredDocument): Promise<void> {
  await tx.deleteFrom('document_search').where('rowid', '=', seq).execute();
  await tx.deleteFrom('document_amount').where('seq', '=', seq).execute();
  await eraseDebt(tx, was.id);
  const { scope } = await tx
    .selectFrom('document_list')
    .select('scope')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  for (const identification of partiesOf(was)) {
    await tx
      .deleteFrom('document_party')
      .where('scope', '=', scope)
      .where('identification', '=', identification)
      .where('seq', '=', seq)
      .execute();
  }
  for (const [key, value] of Object.entries(was.metadata)) {
    await tx
      .deleteFrom('document_metadata')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('value', '=', value)
      .where('seq', '=', seq)
      .execute();
  }
  for (const { type, number } of namedDocuments(was.content, was.issuer.ruc)) {
    await tx
      .deleteFrom('document_reference')
      .where('scope', '=', scope)
      .where('type', '=', type)
      .where('number', '=', number)
      .where('seq', '=', seq)
      .execute();
  }
  for (const { supplier, number } of withheldFrom(was.content)) {
    await tx
      .deleteFrom('document_support')
      .where('scope', '=', scope)
      .where('supplier', '=', supplier)
      .where('number', '=', number)
      .where('seq', '=', seq)
      .execute();
  }
}

function partiesOf({ identity, content }: StoredDocument): ReadonlySet<string> {
  const { counterparty, others } = kindOf(identity.type).summary(content);
  return new Set([counterparty, ...others].map(({ identification }) => identification));
}

const putSearchText = prepareQuery((db, param: QueryParams<{ rowid: number; words: string }>) =>
  db.insertInto('document_search').values({ rowid: param('rowid'), words: param('words') }),
);

const putParty = prepareQuery((db, param: QueryParams<{ seq: number; identification: string }>) =>
  db
    .insertInto('document_party')
    .columns(['scope', 'identification', 'seq'])
    .expression(
      db
        .selectFrom('document_list')
        .select(['scope', sql<string>`${param('identification')}`.as('identification'), 'seq'])
        .where('seq', '=', param('seq')),
    ),
);

const putPair = prepareQuery((db, param: QueryParams<{ seq: number; key: string; value: string }>) =>
  db
    .insertInto('document_metadata')
    .columns(['scope', 'key', 'value', 'seq'])
    .expression(
      db
        .selectFrom('document_list')
        .select([
          'scope',
          sql<string>`${param('key')}`.as('key'),
          sql<string>`${param('value')}`.as('value'),
          'seq',
        ])
        .where('seq', '=', param('seq')),
    ),
);

const putAmount = prepareInsert('document_amount');

const putReference = prepareQuery(
  (db, param: QueryParams<{ seq: number; type: DocumentType; number: string }>) =>
    db
      .insertInto('document_reference')
      .columns(['scope', 'type', 'number', 'seq'])
      .expression(
        db
          .selectFrom('document_list')
          .select([
            'scope',
            sql<DocumentType>`${param('type')}`.as('type'),
            sql<string>`${param('number')}`.as('number'),
            'seq',
          ])
          .where('seq', '=', param('seq')),
      ),
);

const putSupport = prepareQuery(
  (db, param: QueryParams<{ seq: number; supplier: string; documentType: string; number: string }>) =>
    db
      .insertInto('document_support')
      .columns(['scope', 'supplier', 'document_type', 'number', 'seq'])
      .expression(
        db
          .selectFrom('document_list')
          .select([
            'scope',
            sql<string>`${param('supplier')}`.as('supplier'),
            sql<string>`${param('documentType')}`.as('document_type'),
            sql<string>`${param('number')}`.as('number'),
            'seq',
          ])
          .where('seq', '=', param('seq')),
      ),
);
