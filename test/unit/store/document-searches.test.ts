import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { channels, documentStatuses, documentTypes } from '../../../src-main/documents/kinds.ts';
import type { DocumentFilters, Scope } from '../../../src-main/reading/document-reading-store.ts';
import { tallyCommonWords } from '../../../src-main/store/common-words.ts';
import { conditionsOf } from '../../../src-main/store/document-lists.ts';
import { type DocumentSearches, makeDocumentSearches } from '../../../src-main/store/document-searches.ts';
import type { Store } from '../../../src-main/store/open.ts';
import { BLOCK } from '../../../src-main/store/places.ts';
import { fold } from '../../../src-main/store/search-words.ts';
import { openTestStore } from '../../support/store.ts';

/** Names of which some begin others, some have accents, and one is of more kinds than are told apart. */
const names = [
  'Consumidor Final',
  'Luisa Peña',
  'LUIS PENA',
  'luisana núñez',
  'Luisita Vera',
  'Luiselle Vera',
  'Luisina Ño',
] as const;
const questions = [
  'consumidor final',
  'luis',
  'LUISA',
  'luisana',
  'pena',
  'peña nadie',
  'vera luise',
  'núñe',
  'ñ',
  '001-001-0000',
  '001-001-000000012',
  '---',
] as const;
const parties = ['1710034065', '0910000000'] as const;
const tills = ['1', '2'] as const;
const entities = ['a', 'b'] as const;
const days = ['2025-12-31', '2026-11-20', '2026-11-21'] as const;

const someContent = fc.record({
  status: fc.constantFrom(...documentStatuses),
  counterparty: fc.constantFrom(...parties),
  name: fc.constantFrom(...names),
  till: fc.constantFrom(...tills),
  recipients: fc.subarray([...parties]),
});
const someDocument = fc.record({
  content: someContent,
  entityId: fc.constantFrom(...entities),
  type: fc.constantFrom(...documentTypes),
  channel: fc.constantFrom(...channels),
  day: fc.constantFrom(...days),
  /** Places left free before it: blocks without any, and blocks apart. */
  gap: fc.constantFrom(1, 1, 1, 1, 900, 5000),
});
type Content = typeof someContent extends fc.Arbitrary<infer Value> ? Value : never;
type NewDocument = typeof someDocument extends fc.Arbitrary<infer Value> ? Value : never;

const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });
const someFilters: fc.Arbitrary<DocumentFilters> = fc
  .record({
    types: fc.oneof(
      fc.constant([...documentTypes]),
      fc.subarray([...documentTypes], { minLength: 1 }),
      fc.constant(['delivery_note' as const]),
    ),
    statuses: maybe(fc.subarray([...documentStatuses], { minLength: 1 })),
    channels: maybe(fc.subarray([...channels], { minLength: 1 })),
    q: maybe(fc.constantFrom(...questions)),
    counterparty: maybe(fc.constantFrom(...parties, 'nobody')),
    issuedFrom: maybe(fc.constantFrom(...days)),
    issuedTo: maybe(fc.constantFrom(...days)),
    metadata: maybe(fc.constantFrom({ till: '1' }, { till: '2', seller: 'ana' })),
  })
  .filter(({ q, counterparty, metadata }) => [q, counterparty, metadata].some((one) => one !== undefined));

/** What a shop does between two looks at its lists. */
const someStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('issue' as const), document: someDocument }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      index: fc.nat(),
      status: fc.constantFrom(...documentStatuses),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('correct' as const), index: fc.nat(), content: someContent }),
  },
);

interface Known {
  readonly seq: number;
  readonly entityId: string;
  readonly type: NewDocument['type'];
  readonly channel: NewDocument['channel'];
  readonly day: string;
  content: Content;
}

it.for([
  { lists: 'whose places are kept', mostPlaces: 10_000 },
  { lists: 'of which some are too long for that', mostPlaces: 12 },
  { lists: 'of which only the totals are kept', mostPlaces: 0 },
])(
  'finds and counts what plain code does, whatever was issued, decided and corrected between, in lists $lists',
  { timeout: 60_000 },
  async ({ mostPlaces }) => {
    const { store } = openTestStore();
    await insertEntities(store);
    const searches = makeDocumentSearches(store.db, { mostPlaces });
    const known: Known[] = [];
    for (const document of fc.sample(someDocument, { numRuns: 150, seed: 7 }))
      await issue(store, known, document);
    // Few lists, so that most are asked for again after something changed.
    const lists = fc.sample(someFilters, { numRuns: 30, seed: 11 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(someStep, { maxLength: 4 }),
        fc.array(fc.constantFrom(...lists), { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.integer({ min: 1, max: 25 }),
        async (steps, asked, chance, limit) => {
          for (const step of steps) await take(store, known, step);
          const scope: Scope = { entityId: entities[chance % 2] ?? 'a', environment: 'test' };
          for (const filters of asked) {
            const all = known.filter((document) => matches(document, scope, filters)).map(({ seq }) => seq);
            const place = (known[chance % known.length]?.seq ?? 0) + (chance % 3) - 1;
            // A page before its total is known goes another way than one after.
            if (chance % 2 === 0) await expectPages(searches, { scope, filters, limit, all, place });
            expect(await searches.count(scope, filters, 0)).toBe(all.length);
            expect(await searches.count(scope, filters, place)).toBe(all.filter((seq) => seq > place).length);
            await expectPages(searches, { scope, filters, limit, all, place });
          }
        },
      ),
      { numRuns: 100 },
    );
  },
);

it('tells two that ask for the same at once the same', async () => {
  const { store } = openTestStore();
  await insertEntities(store);
  const known: Known[] = [];
  for (const document of fc.sample(someDocument, { numRuns: 40, seed: 3 }))
    await issue(store, known, document);
  const searches = makeDocumentSearches(store.db);
  const scope: Scope = { entityId: 'a', environment: 'test' };
  const filters: DocumentFilters = { types: documentTypes, q: 'luis' };
  const expected = known.filter((document) => matches(document, scope, filters)).length;
  const counts = await Promise.all([1, 2, 3].map(() => searches.count(scope, filters, 0)));
  expect(expected).toBeGreaterThan(0);
  expect(counts).toEqual([expected, expected, expected]);
});

it('counts common words by the block as it counts others, in blocks of one business and of several', async () => {
  const { store } = openTestStore();
  await insertEntities(store);
  const known: Known[] = [];
  for (const document of fc.sample(someDocument, { numRuns: 80, seed: 5 }))
    await issue(store, known, document);
  for (const entityId of entities) {
    const scope: Scope = { entityId, environment: 'test' };
    for (const statuses of [undefined, documentStatuses.slice(0, 3)]) {
      const filters: DocumentFilters = { types: documentTypes, q: 'luis', statuses };
      const conditions = conditionsOf(scope, filters);
      const tallied = await tallyCommonWords(store.db, { match: '"luis"*', conditions });
      const expected = new Map<number, number>();
      for (const document of known.filter((one) => matches(one, scope, filters))) {
        const block = Math.floor(document.seq / BLOCK);
        expected.set(block, (expected.get(block) ?? 0) + 1);
      }
      expect(expected.size).toBeGreaterThan(0);
      expect(new Map(tallied.map(({ block, documents }) => [block, documents]))).toEqual(expected);
    }
  }
});

interface Asked {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  readonly limit: number;
  /** What the list has, oldest first. */
  readonly all: readonly number[];
  readonly place: number;
}

/** From the newest to the oldest without a repetition or a gap, and from anywhere either way. */
async function expectPages(searches: DocumentSearches, { scope, filters, limit, all, place }: Asked) {
  const walked: number[] = [];
  for (let position: number | undefined; walked.length <= all.length; position = walked.at(-1)) {
    const page = await searches.page(scope, filters, { limit, position, direction: 'older' });
    if (page.length === 0) break;
    walked.push(...page);
  }
  expect(walked).toEqual(all.toReversed());
  const newer = await searches.page(scope, filters, { limit, position: place, direction: 'newer' });
  expect(newer).toEqual(all.filter((seq) => seq > place).slice(0, limit));
  const older = await searches.page(scope, filters, { limit, position: place, direction: 'older' });
  expect(older).toEqual(
    all
      .filter((seq) => seq < place)
      .toReversed()
      .slice(0, limit),
  );
}

/** By code that knows no SQL. */
function matches({ content, ...document }: Known, scope: Scope, filters: DocumentFilters): boolean {
  const { types, statuses, channels: doors, q, counterparty, issuedFrom = '', issuedTo = '9' } = filters;
  const words = partsOf(wordsIn({ content, ...document }));
  const isNote = document.type === 'delivery_note';
  return (
    document.entityId === scope.entityId &&
    types.includes(document.type) &&
    (statuses?.includes(content.status) ?? true) &&
    (doors?.includes(document.channel) ?? true) &&
    document.day >= issuedFrom &&
    document.day <= issuedTo &&
    (q === undefined || says(words, q)) &&
    (counterparty === undefined ||
      content.counterparty === counterparty ||
      (isNote && content.recipients.some((recipient) => recipient === counterparty))) &&
    Object.entries(filters.metadata ?? {}).every(([key, value]) => metadataOf(content)[key] === value)
  );
}

/** Every word, in parts, stands somewhere: whole parts, and the beginning of the last. */
function says(parts: readonly string[], q: string): boolean {
  const wanted = q
    .split(' ')
    .map(partsOf)
    .filter(({ length }) => length > 0);
  const stands = (word: readonly string[], at: number) =>
    word.every((part, index) =>
      index === word.length - 1 ? parts[at + index]?.startsWith(part) : parts[at + index] === part,
    );
  return wanted.length > 0 && wanted.every((word) => parts.some((_, at) => stands(word, at)));
}

function partsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function metadataOf({ till, name }: Content): Readonly<Record<string, string>> {
  return name === 'LUIS PENA' ? { till, seller: 'ana' } : { till };
}

function wordsIn({ seq, content }: Pick<Known, 'seq' | 'content'>): string {
  return `${content.name} ${content.counterparty} 001-001-${String(seq).padStart(9, '0')}`;
}

async function take(
  store: Store,
  known: Known[],
  step: typeof someStep extends fc.Arbitrary<infer S> ? S : never,
) {
  if (step.kind === 'issue') return issue(store, known, step.document);
  const document = known[step.index % known.length];
  if (!document) return;
  const content = step.kind === 'decide' ? { ...document.content, status: step.status } : step.content;
  document.content = content;
  await store.lane.run(async (tx) => {
    await tx
      .updateTable('document')
      .set(({ eb }) => ({
        status: content.status,
        counterparty: content.counterparty,
        counterparty_name: content.name,
        metadata_json: JSON.stringify(metadataOf(content)),
        revision: step.kind === 'correct' ? eb('revision', '+', 1) : eb.ref('revision'),
      }))
      .where('seq', '=', document.seq)
      .execute();
    if (step.kind === 'decide') return;
    await tx.deleteFrom('document_search').where('rowid', '=', document.seq).execute();
    await tx.deleteFrom('document_recipient').where('seq', '=', document.seq).execute();
    await tx.deleteFrom('document_metadata').where('seq', '=', document.seq).execute();
    await index(tx, document);
  });
}

async function issue(store: Store, known: Known[], given: NewDocument): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  const { content, entityId, type, channel, day, gap } = given;
  const document: Known = { seq: (known.at(-1)?.seq ?? 0) + gap, content, entityId, type, channel, day };
  known.push(document);
  await store.lane.run(async (tx) => {
    await tx
      .insertInto('document')
      .values({
        seq: document.seq,
        id: uuid(),
        entity_id: entityId,
        environment: 'test',
        type,
        status: content.status,
        channel,
        issue_date: day,
        transitions_json: '{}',
        revision: 1,
        establishment: '001',
        emission_point: '001',
        sequential: document.seq,
        access_key: String(document.seq).padStart(49, '0'),
        counterparty: content.counterparty,
        counterparty_name: content.name,
        total: '1.00',
        metadata_json: JSON.stringify(metadataOf(content)),
        authorization_number: null,
        authorized_at: null,
        sri_messages_json: '[]',
        delivery_status: 'none',
        issued_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await index(tx, document);
  });
}

type Tx = Parameters<Parameters<Store['lane']['run']>[0]>[0];

async function index(tx: Tx, document: Known): Promise<void> {
  const { seq, content, entityId, type } = document;
  await tx
    .insertInto('document_search')
    .values({ rowid: seq, words: wordsIn(document) })
    .execute();
  for (const [key, value] of Object.entries(metadataOf(content))) {
    await tx
      .insertInto('document_metadata')
      .values({ seq, key, value, entity_id: entityId, environment: 'test' })
      .execute();
  }
  if (type !== 'delivery_note') return;
  for (const identification of content.recipients) {
    await tx
      .insertInto('document_recipient')
      .values({ seq, identification, entity_id: entityId, environment: 'test' })
      .execute();
  }
}

async function insertEntities(store: Store): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  await store.lane.run(async (tx) => {
    for (const id of entities) {
      await tx
        .insertInto('entity')
        .values({
          id,
          kind: id === 'a' ? 'live' : 'sandbox',
          ruc: '1799999990001',
          legal_name: 'ALMACENES EJEMPLO S.A.',
          head_office_address: 'Quito',
          keeps_accounting: 1,
          regime: 'general',
          created_at: at,
          updated_at: at,
          trade_name: null,
          head_office_phone: null,
          head_office_email: null,
          reply_to_email: null,
          footer_legend: null,
          special_taxpayer_resolution: null,
          withholding_agent_resolution: null,
          large_taxpayer_resolution: null,
          live_since: null,
        })
        .execute();
    }
  });
}
