import { sql } from 'kysely';
import type { PricesWithTaxes } from '../../documents/lines/price-with-taxes/state-without-taxes.ts';
import type { Issuer } from '../../documents/parties/issuer.ts';
import type {
  CreditCount,
  DocumentReference,
  IssuingBusiness,
  IssuingStore,
  IssuingTransaction,
  Series,
  SeriesQuestion,
} from '../../issuing/ports/issuing-store.ts';
import type { NoteInJournal } from '../../issuing/ports/journal.ts';
import type { StoredDocument } from '../../issuing/ports/stored-document.ts';
import type { DocumentScope } from '../../issuing/ports/till-machines.ts';
import { partyOfCustomer } from '../rows/catalog/customer-row.ts';
import { parseContent } from '../rows/columns/content-column.ts';
import { parseCertificate, parseStoppedSeries } from '../rows/columns/json-columns.ts';
import { numberTaken } from '../rows/documents/number-taken.ts';
import { issueUnder, rememberRequest } from '../rows/documents/requests.ts';
import { revisionWritten } from '../rows/documents/revision-written.ts';
import { seqOf } from '../rows/documents/seq-of.ts';
import { documentById, selectDocuments, toStoredDocument } from '../rows/documents/stored-document.ts';
import type { EntityRow } from '../schema/business.ts';
import type { Store } from '../sqlite/open.ts';
import { prepareQuery, type QueryParams } from '../sqlite/prepared.ts';
import type { Tx } from '../sqlite/write-queue.ts';
import { acceptAuthorization } from './accept-authorization.ts';
import { approvalUses } from './effects/approval-uses.ts';
import { isPaidInPart } from './effects/debts.ts';
import { quotedProformas } from './effects/quoted-proformas.ts';
import { type CachedNewestIssued, cacheNewestIssued } from './newest-issued.ts';
import { replacements } from './replacements.ts';
import { tillMachines } from './till-machine.ts';
import { waitingOutbox } from './waiting-outbox.ts';
import { annulDocument, correctDocument, insertDocument } from './write-document.ts';

/** Sequentials have nine digits. */
const LAST_NUMBER = 999_999_999;

const entityOf = prepareQuery((db, param: QueryParams<{ entityId: string }>) =>
  db.selectFrom('entity').selectAll().where('id', '=', param('entityId')),
);

const establishmentsOf = prepareQuery((db, param: QueryParams<{ entityId: string }>) =>
  db.selectFrom('establishment').selectAll().where('entity_id', '=', param('entityId')),
);

const certificatesInUse = prepareQuery((db, param: QueryParams<{ entityId: string }>) =>
  db
    .selectFrom('certificate')
    .select('facts_json')
    .where('entity_id', '=', param('entityId'))
    .where('active', '=', 1),
);

const seriesOf = prepareQuery((db, param: QueryParams<SeriesQuestion>) =>
  db
    .selectFrom('series')
    .select(['id', 'establishment', 'emission_point', 'active', 'stopped_json'])
    .where('entity_id', '=', param('entityId'))
    .where('environment', '=', param('environment'))
    .where('document_type', '=', param('type'))
    .orderBy('id'),
);

const spendNumber = prepareQuery((db, param: QueryParams<{ seriesId: string; ruc: string }>) =>
  db
    .updateTable('series')
    .set({ next_number: sql`next_number + 1` })
    .where('id', '=', param('seriesId'))
    .where('next_number', '<=', LAST_NUMBER)
    .where('stopped_json', 'is', null)
    .where('entity_id', 'in', (eb) => eb.selectFrom('entity').select('id').where('ruc', '=', param('ruc')))
    .returning('next_number'),
);

export function makeIssuingStore(
  { db, writes, cachedReads }: Store,
  { softwareProviderRuc, newId }: { softwareProviderRuc: string | undefined; newId: () => string },
): Omit<IssuingStore, 'elsewhere'> {
  const newest = cacheNewestIssued();
  return {
    ...tillMachines(db),
    business: cachedReads.cache(
      (entityId: string) => readBusiness(db, entityId, softwareProviderRuc),
      (entityId) => entityId,
    ),

    pricesWithTaxes: cachedReads.cache<void, PricesWithTaxes>(
      async () => {
        const setting = db.selectFrom('setting').where('name', '=', 'prices_with_taxes');
        const row = await setting.select('value').executeTakeFirst();
        return row?.value === 'classic' ? 'classic' : 'exact';
      },
      () => 'prices_with_taxes',
    ),

    async pricesWithTaxesIn(documentId) {
      const row = await db
        .selectFrom('document_event')
        .select('id')
        .where('seq', '=', seqOf(documentId))
        .where('type', '=', 'corrected')
        .where(sql`data_json ->> 'prices_with_taxes'`, '=', 'classic')
        .executeTakeFirst();
      return row && 'classic';
    },

    series: cachedReads.cache(
      (question: SeriesQuestion) => readSeries(db, question),
      ({ entityId, environment, type }) => `${entityId} ${environment} ${type}`,
    ),

    async customers(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom('customer').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, partyOfCustomer(row)]));
    },

    async notesOn(invoiceId, { except }) {
      const rows = await db
        .selectFrom('credit')
        .innerJoin('document', 'document.id', 'credit.credit_note_id')
        .innerJoin('document_revision', (join) =>
          join
            .onRef('document_revision.seq', '=', 'document.seq')
            .onRef('document_revision.revision', '=', 'document.revision'),
        )
        .select(['document.type', 'document_revision.content'])
        .where('credit.invoice_id', '=', invoiceId)
        .$if(except !== undefined, (query) => query.where('credit.credit_note_id', '!=', except ?? ''))
        .execute();
      return rows.map(({ type, content }) => parseContent(type, content));
    },

    async documents(scope, references, count) {
      const documents = new Map<string, StoredDocument>();
      for (const reference of references) {
        const document = await selectReferenced(db, scope, { reference, count });
        if (document)
          documents.set(reference.kind === 'document' ? reference.id : reference.number, document);
      }
      return documents;
    },

    document: (id) => documentById(db, id),

    idempotent: (scope, key) => issueUnder(db, scope, key),

    // A job is undone when it fails, and when its commit does.
    transaction: (job) =>
      newest.unlessUndone(() =>
        writes.run((tx, note) => newest.unlessUndone(() => job(transactionOf(tx, { newest, newId, note })))),
      ),
  };
}

async function readBusiness(
  db: Store['db'],
  entityId: string,
  softwareProviderRuc: string | undefined,
): Promise<IssuingBusiness | undefined> {
  const [entities, establishments, certificates] = await Promise.all([
    entityOf(db, { entityId }),
    establishmentsOf(db, { entityId }),
    certificatesInUse(db, { entityId }),
  ]);
  const [entity] = entities.rows;
  if (!entity) return undefined;
  // The fallback of a token counts: it signs when the token's own certificate has ended.
  const [validUntil] = certificates.rows
    .map(({ facts_json }) => parseCertificate(facts_json).valid_until)
    .toSorted()
    .toReversed();
  return {
    issuer: issuerOf(entity, softwareProviderRuc),
    addresses: new Map(establishments.rows.map(({ code, address }) => [code, address ?? undefined])),
    ...(validUntil !== undefined && { certificateValidUntil: validUntil }),
  };
}

async function readSeries(db: Store['db'], question: SeriesQuestion): Promise<readonly Series[]> {
  const { rows } = await seriesOf(db, question);
  return rows.map(({ id, establishment, emission_point, active, stopped_json }) => ({
    id,
    establishment,
    emissionPoint: emission_point,
    active: active === 1,
    ...(stopped_json !== null && { stopped: parseStoppedSeries(stopped_json) }),
  }));
}

interface TransactionParts {
  readonly newest: CachedNewestIssued;
  readonly newId: () => string;
  readonly note: NoteInJournal;
}

function transactionOf(tx: Tx, { newest, newId, note }: TransactionParts): IssuingTransaction {
  return {
    ...waitingOutbox(tx, newId),
    ...replacements(tx, newId),
    ...tillMachines(tx),
    ...approvalUses(tx),
    ...quotedProformas(tx),
    async takeNumber(seriesId, ruc) {
      const [row] = (await spendNumber(tx, { seriesId, ruc })).rows;
      return row && row.next_number - 1;
    },
    async insert(document, accepted, request) {
      const seq = await insertDocument(tx, { document, accepted }, newId);
      if (request) await rememberRequest(tx, request, document.id);
      note(numberTaken(document, request));
      note(revisionWritten(document));
      newest.issued({ issueDate: document.identity.issueDate, seq });
    },
    async correct(corrected, was, eventData) {
      const isWritten = await correctDocument(tx, { corrected, was, eventData }, newId);
      if (isWritten) note(revisionWritten(corrected));
      return isWritten;
    },
    isPaidInPart: (document) => isPaidInPart(tx, document),
    acceptAuthorization: (acceptance) => acceptAuthorization(tx, acceptance, newId),
    annul: (annulled, was, annulment) => annulDocument(tx, { annulled, was, annulment }, newId),
    useHold: async (noteId) => {
      await tx.deleteFrom('credit_hold').where('note_id', '=', noteId).execute();
    },
    newestIssued: () => newest.read(tx),
    document: (id, count) => documentById(tx, id, count),
    idempotent: (scope, key) => issueUnder(tx, scope, key),
  };
}

async function selectReferenced(
  db: Store['db'],
  { entityId, environment }: DocumentScope,
  { reference, count }: { reference: DocumentReference; count: CreditCount },
): Promise<StoredDocument | undefined> {
  const own = selectDocuments(db, count)
    .where('document.entity_id', '=', entityId)
    .where('document.environment', '=', environment);
  const query =
    reference.kind === 'document'
      ? own.where('document.id', '=', reference.id)
      : own
          .where('document.type', '=', 'invoice')
          .where('document.establishment', '=', reference.number.slice(0, 3))
          .where('document.emission_point', '=', reference.number.slice(4, 7))
          .where('document.sequential', '=', Number(reference.number.slice(8)));
  const row = await query.executeTakeFirst();
  return row && toStoredDocument(row);
}

function issuerOf(entity: EntityRow, softwareProviderRuc: string | undefined): Issuer {
  return {
    ruc: entity.ruc,
    legalName: entity.legal_name,
    headOfficeAddress: entity.head_office_address,
    keepsAccounting: entity.keeps_accounting === 1,
    regime: entity.regime,
    ...(entity.trade_name !== null && { tradeName: entity.trade_name }),
    ...(entity.special_taxpayer_resolution !== null && {
      specialTaxpayerResolution: entity.special_taxpayer_resolution,
    }),
    ...(entity.withholding_agent_resolution !== null && {
      withholdingAgentResolution: entity.withholding_agent_resolution,
    }),
    ...(entity.large_taxpayer_resolution !== null && {
      largeTaxpayerResolution: entity.large_taxpayer_resolution,
    }),
    ...(softwareProviderRuc !== undefined && { softwareProviderRuc }),
  };
}
