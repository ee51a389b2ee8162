import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { makeIssuingStore } from '../../../../src-main/store/writing/issuing-store.ts';
import { makingParts, type Questioned } from '../../../support/store/separation/cases.ts';
import { makeTenantStores } from '../../../support/store/separation/open-tenants.ts';
import {
  askedFrom,
  type Reach,
  reaches,
  type Tenant,
  tenants,
} from '../../../support/store/separation/tenants.ts';
import { openTestStore } from '../../../support/store/store.ts';
import { businessCases } from './business-cases.ts';
import { cashCases } from './cash-cases.ts';
import { counterCases } from './counter-cases.ts';
import { deliveryCases } from './delivery-cases.ts';
import { documentCases, transactionCases } from './document-cases.ts';
import { goodsReceiptCases } from './goods-receipt-cases.ts';
import { proformaCases } from './proforma-cases.ts';
import { programCases } from './program-cases.ts';
import { receivableCases } from './receivable-cases.ts';

const questioned: readonly Questioned[] = [
  ...businessCases,
  ...cashCases,
  ...counterCases,
  ...deliveryCases,
  ...documentCases,
  ...goodsReceiptCases,
  ...programCases,
  ...proformaCases,
  ...receivableCases,
];

/** Makers in `store/` whose products hold nothing of anybody. */
const notStores = new Map([
  ['makeStorageCondition', 'it tells whether the file can be read'],
  ['makeCachedReads', 'each store says what it caches by; the store is asked'],
  ['makeWriteQueue', 'it runs the writes of every store'],
]);

const stores = makeTenantStores();
afterAll(() => stores.remove());

/** Asks the same where all tenants are and where there are only those it may see. */
async function compare(reach: Reach, here: Tenant, ask: (store: Store) => Promise<unknown>): Promise<void> {
  const visible = tenants.filter((there) => reaches[reach](here, there));
  const alone = await stores.ask(visible, ask);
  expect(isEmpty(alone.answer) && alone.changes.length === 0, 'the question finds nothing').toBe(false);
  expect(await stores.ask(tenants, ask)).toEqual(alone);
}

function isEmpty(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.every(isEmpty);
  return answer === undefined || answer === null || answer === false || answer === 0;
}

for (const { maker, cases, ask } of questioned) {
  const questions = Object.entries(cases).flatMap(([name, one]) =>
    'ask' in one ? [[name, one.reach] as const] : [],
  );
  describe.runIf(questions.length > 0)(maker, () => {
    it.for(questions)('%s answers and changes as if nobody else were there', async ([name, reach]) => {
      for (const here of askedFrom) await compare(reach, here, (store) => ask(store, name, here));
    });
  });
}

describe('a transaction of issuing', () => {
  const questions = Object.entries(transactionCases).flatMap(([name, one]) =>
    'ask' in one ? [[name, one] as const] : [],
  );

  it.for(questions)('%s answers and changes as if nobody else were there', async ([, { reach, ask }]) => {
    for (const here of askedFrom) {
      await compare(reach, here, (store) =>
        makeIssuingStore(store, makingParts()).transaction((transaction) => ask(transaction, here)),
      );
    }
  });
});

describe('every function of every store', () => {
  it('is asked, or says why it belongs to nobody', async () => {
    const { store } = openTestStore();
    const makers = (await exportsOfStores()).filter((name) => !notStores.has(name));
    expect(makers.toSorted()).toEqual(questioned.map(({ maker }) => maker).toSorted());
    for (const { maker, cases, members } of questioned) {
      expect(Object.keys(cases).toSorted(), maker).toEqual(members(store).toSorted());
    }
    const issuing = makeIssuingStore(store, makingParts());
    const members = await issuing.transaction(async (transaction) => Object.keys(transaction));
    expect(Object.keys(transactionCases).toSorted()).toEqual(members.toSorted());
  });
});

/** The names of all functions in `store/` that make something. */
async function exportsOfStores(): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '../../../../src-main/store');
  const names: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    names.push(...Object.keys(module).filter((name) => name.startsWith('make')));
  }
  return names;
}
