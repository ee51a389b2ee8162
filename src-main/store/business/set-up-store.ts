import { z } from 'zod';
import type { SetUpStore } from '../../business/set-up/set-up-store.ts';
import { setupChoices, skippableSteps } from '../../contract/business/set-up/setup-progress.ts';
import { businessOf } from '../rows/business/business-of.ts';
import { scopeOf } from '../rows/business/scope-of.ts';
import { makeSettings } from '../rows/business/settings.ts';
import type { Store } from '../sqlite/open.ts';

const SETTING = 'setup';

const storedSetUp = z.strictObject({
  choice: z.enum(setupChoices).optional(),
  skipped: z.array(z.enum(skippableSteps)).default([]),
  finished_at: z.iso.datetime().optional(),
});

export function makeSetUpStore(store: Store): SetUpStore {
  const { db } = store;
  const settings = makeSettings(store);
  return {
    async decisions() {
      const { choice, skipped, finished_at } = storedSetUp.parse(
        JSON.parse((await settings.get(SETTING)) ?? '{}'),
      );
      return { choice, skipped, finishedAt: finished_at };
    },
    decide: ({ choice, skipped, finishedAt }) =>
      settings.put({ [SETTING]: JSON.stringify({ choice, skipped, finished_at: finishedAt }) }),
    hasDocuments: () => isAny(db.selectFrom('document').select('seq')),
    hasPrinters: () => isAny(db.selectFrom('printer').select('id').where('deleted_at', 'is', null)),
    async hasIssuedLive() {
      const entityId = await businessOf(db, 'live');
      return (
        entityId !== undefined &&
        (await isAny(
          db
            .selectFrom('document_month_count')
            .select('scope')
            .where('scope', '=', scopeOf({ entityId, environment: 'live' }))
            .where('channel', '<>', 'imported')
            .where('documents', '>', 0),
        ))
      );
    },
    async isNumbered(entityId) {
      const numbered = await db
        .selectFrom('series')
        .select('environment')
        .distinct()
        .where('entity_id', '=', entityId)
        .where('active', '=', 1)
        .execute();
      // An import of former documents numbers the environment it is of, and no other.
      return (['test', 'live'] as const).every((one) =>
        numbered.some(({ environment }) => environment === one),
      );
    },
    isNumberedLive: (entityId) =>
      isAny(
        db
          .selectFrom('series')
          .select('id')
          .where('entity_id', '=', entityId)
          .where('environment', '=', 'live')
          .where('active', '=', 1),
      ),
    isTested: (entityId) =>
      isAny(
        db
          .selectFrom('document_list')
          .select('seq')
          .where('scope', '=', scopeOf({ entityId, environment: 'test' }))
          .where('status', '=', 'authorized')
          .where('type', '=', 'invoice'),
      ),
  };
}

interface Rows {
  limit(count: number): { executeTakeFirst(): Promise<object | undefined> };
}

async function isAny(rows: Rows): Promise<boolean> {
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}
