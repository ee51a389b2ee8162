import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { documentStatuses, documentTypes, knownChannels } from '../../../../../src-main/documents/kinds.ts';
import { fold } from '../../../../../src-main/documents/values/fold.ts';
import type { DocumentFilters, Scope } from '../../../../../src-main/reading/document-reading-store.ts';
import { findPage, type ListQuestion } from '../../../../../src-main/store/reading/lists/find-page.ts';
import { findRows } from '../../../../../src-main/store/reading/lists/find-rows.ts';
import { sumList } from '../../../../../src-main/store/reading/lists/sum-list.ts';
import type { Store } from '../../../../../src-main/store/sqlite/open.ts';
import { openTestStore } from '../../../../support/store/store.ts';

/** Names of which some begin others, some have accents, and one is of more kinds than are distinguished. */
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
  'l',
  '0',
  'lu',
  '001 0000',
  '0000',
  '001-001-0000',
  '001-001-000000012',
  '---',
] as const;
const parties = ['1710034065', '0910000000'] as const;
const tills = ['1', '2'] as const;
const entities = ['a', 'b'] as const;
/** Of creation, in the order of `seq` but for some. */
const momentOf = (seq: number) =>
  new Date(Date.UTC(2026, 10, 1) + (seq - (seq % 7) * 3) * 1000).toISOString();
const moments = [1, 40, 2040, 9000].map(momentOf);
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
  channel: fc.constantFrom(...knownChannels, 'tienda-1'),
  day: fc.constantFrom(...days),
  /** How far its `seq` is from the last. */
  gap: fc.constantFrom(1, 1, 1, 1, 900, 5000),
});
type Content = typeof someContent extends fc.Arbitrary<infer Value> ? Value : never;
type NewDocument = typeof someDocument extends fc.Arbitrary<infer Value> ? Value : never;

const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });
const someFilters: fc.Arbitrary<DocumentFilters> = fc.record({
  types: fc.oneof(
    fc.constant([...documentTypes]),
    fc.subarray([...documentTypes], { minLength: 1 }),
    fc.constant(['delivery_note' as const]),
  ),
  statuses: maybe(fc.subarray([...documentStatuses], { minLength: 1 })),
  channels: maybe(fc.subarray([...knownChannels, 'tienda-1'], { minLength: 1 })),
  q: maybe(fc.constantFrom(...questions)),
  counterparty: maybe(fc.constantFrom(...parties, 'nobody')),
  issuedFrom: maybe(fc.constantFrom(...days)),
  issuedTo: maybe(fc.constantFrom(...days)),
  createdFrom: maybe(fc.constantFrom(...moments)),
  createdTo: maybe(fc.constantFrom(...moments)),
  metadata: maybe(fc.constantFrom({ till: '1' }, { till: '2', seller: 'ana' })),
});

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

it('finds, counts and sums up what plain code does, whatever was issued, decided and corrected between', async () => {
  const { store } = openTestStore();
  await insertEntities(store);
  const known: Known[] = [];
  for (const document of fc.sample(someDocument, { numRuns: 150, seed: 7 }))
    await issue(store, known, document);
  // Few lists, so that most are asked for again after something changed.
  const lists = fc.sample(someFilters, { numRuns: 40, seed: 11 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(someStep, { maxLength: 4 }),
      fc.array(fc.constantFrom(...lists), { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.integer({ min: 1, max: 25 }),
      async (steps, query, chance, limit) => {
        for (const step of steps) await take(store, known, step);
        const scope: Scope = { entityId: entities[chance % 2] ?? 'a', environment: 'test' };
        for (const filters of query) {
          const matching = known.filter((document) => matches(document, scope, filters));
          const all = matching.map(({ seq }) => seq);
          expect(sorted(await sumList(store.db, { scope, filters }))).toEqual(sumsOf(matching));
          const seq = (known[chance % known.length]?.seq ?? 0) + (chance % 3) - 1;
          await expectPages(store, { scope, filters, limit, all, seq });
        }
      },
    ),
    { numRuns: 100 },
  );
});

/** The sums of documents by code that knows no SQL; what comes to nothing is left out. */
function sumsOf(matching: readonly Known[]): readonly string[] {
  const sums = new Map<string, { documents: number; base: number; amount: number }>();
  for (const document of matching) {
    for (const { tax, rate, base, amount } of amountsOf(document)) {
      const name = [document.type, document.content.status, tax, rate].join(' ');
      const before = sums.get(name) ?? { documents: 0, base: 0, amount: 0 };
      sums.set(name, {
        documents: before.documents + 1,
        base: before.base + base,
        amount: before.amount + amount,
      });
    }
  }
  return [...sums]
    .map(([name, { documents, base, amount }]) => lineOf(name, documents, base, amount))
    .toSorted();
}

function sorted(sums: Awaited<ReturnType<typeof sumList>>): readonly string[] {
  return sums
    .filter(({ base, amount }) => base !== 0 || amount !== 0)
    .map(({ type, status, tax, rate, documents, base, amount }) =>
      lineOf([type, status, tax, rate].join(' '), documents, base, amount),
    )
    .toSorted();
}

/** How many documents have a tax is not counted by months. */
function lineOf(name: string, documents: number, base: number, amount: number): string {
  return `${name}: ${name.includes(' total ') ? documents : ''} ${base} ${amount}`;
}

/** A document comes to what its name and till say. */
function amountsOf({ content: { name, till } }: Pick<Known, 'content'>) {
  const base = name.length * 100 + Number(till);
  return [
    { tax: 'total', rate: '', base, amount: base + 15 },
    ...(till === '1' ? [{ tax: 'iva', rate: 'iva_15', base, amount: 15 }] : []),
  ];
}

interface Asked {
  readonly scope: Scope;
  readonly filters: DocumentFilters;
  readonly limit: number;
  /** What the list has, oldest first. */
  readonly all: readonly number[];
  /** Of a document, or beside one. */
  readonly seq: number;
}

/** From the newest to the oldest without a repetition or a gap, and from anywhere either way; each with its offset. */
async function expectPages({ db }: Store, { scope, filters, limit, all, seq }: Asked) {
  const find = (page: ListQuestion['page']) => findPage(db, { scope, filters, page });
  const total = all.length;
  const newerThan = (seq: number | undefined) =>
    seq === undefined ? 0 : all.filter((other) => other > seq).length;
  const walked: number[] = [];
  for (let position: number | undefined; walked.length <= all.length; position = walked.at(-1)) {
    const page = await find({ limit, position, direction: 'older' });
    expect(page).toMatchObject({ total, newer: newerThan(page.seqs[0]) });
    if (page.seqs.length === 0) break;
    walked.push(...page.seqs);
  }
  expect(walked).toEqual(all.toReversed());
  const offset = newerThan(seq);
  const { rows, total: counted } = await findRows(db, { scope, filters, offset, limit });
  expect([rows.map(({ sequential }) => sequential), counted]).toEqual([
    all.toReversed().slice(offset, offset + limit),
    total,
  ]);
  const newer = all.filter((other) => other > seq).slice(0, limit);
  expect(await find({ limit, position: seq, direction: 'newer' })).toEqual({
    seqs: newer,
    total,
    newer: newerThan(newer.at(-1)),
  });
  const older = all
    .filter((other) => other < seq)
    .toReversed()
    .slice(0, limit);
  expect(await find({ limit, position: seq, direction: 'older' })).toEqual({
    seqs: older,
    total,
    newer: newerThan(older[0]),
  });
}

/** By code that knows no SQL. */
function matches({ content, ...document }: Known, scope: Scope, filters: DocumentFilters): boolean {
  const { types, statuses, channels: doors, q, counterparty, issuedFrom = '', issuedTo = '9' } = filters;
  const { createdFrom = '', createdTo = '9' } = filters;
  const words = partsOf(wordsIn({ content, ...document }));
  const isNote = document.type === 'delivery_note';
  return (
    document.entityId === scope.entityId &&
    types.includes(document.type) &&
    (statuses?.includes(content.status) ?? true) &&
    (doors?.includes(document.channel) ?? true) &&
    document.day >= issuedFrom &&
    document.day <= issuedTo &&
    momentOf(document.seq) >= createdFrom &&
    momentOf(document.seq) <= createdTo &&
    (q === undefined || hasEveryTerm(words, q)) &&
    (counterparty === undefined ||
      content.counterparty === counterparty ||
      (isNote && content.recipients.some((recipient) => recipient === counterparty))) &&
    Object.entries(filters.metadata ?? {}).every(([key, value]) => metadataOf(content)[key] === value)
  );
}

/** Every word, in parts, stands somewhere: whole parts, and the beginning of the last. */
function hasEveryTerm(parts: readonly string[], q: string): boolean {
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
  await store.writes.run(async (tx) => {
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
    await tx.deleteFrom('document_amount').where('seq', '=', document.seq).execute();
    await tx.deleteFrom('document_party').where('seq', '=', document.seq).execute();
    await tx.deleteFrom('document_metadata').where('seq', '=', document.seq).execute();
    await index(tx, document);
  });
}

async function issue(store: Store, known: Known[], given: NewDocument): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  const { content, entityId, type, channel, day, gap } = given;
  const document: Known = { seq: (known.at(-1)?.seq ?? 0) + gap, content, entityId, type, channel, day };
  known.push(document);
  await store.writes.run(async (tx) => {
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
        created_at: momentOf(document.seq),
        updated_at: at,
      })
      .execute();
    await index(tx, document);
  });
}

type Tx = Parameters<Parameters<Store['writes']['run']>[0]>[0];

async function index(tx: Tx, document: Known): Promise<void> {
  const { seq, content, type } = document;
  await tx
    .insertInto('document_search')
    .values({ rowid: seq, words: wordsIn(document) })
    .execute();
  const { scope } = await tx
    .selectFrom('document_list')
    .select('scope')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  for (const [key, value] of Object.entries(metadataOf(content))) {
    await tx.insertInto('document_metadata').values({ scope, key, value, seq }).execute();
  }
  for (const amount of amountsOf(document)) {
    await tx
      .insertInto('document_amount')
      .values({ seq, ...amount })
      .execute();
  }
  const others = type === 'delivery_note' ? content.recipients : [];
  for (const identification of new Set([content.counterparty, ...others])) {
    await tx.insertInto('document_party').values({ scope, identification, seq }).execute();
  }
}

async function insertEntities(store: Store): Promise<void> {
  const at = '2026-11-21T15:00:00.000Z';
  await store.writes.run(async (tx) => {
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
