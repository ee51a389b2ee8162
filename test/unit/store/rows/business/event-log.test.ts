import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { makeActivityLog } from '../../../../../src-main/reading/events/activity-log.ts';
import { makeEventLog } from '../../../../../src-main/store/rows/business/event-log.ts';
import { openTestStore } from '../../../../support/store/store.ts';

const now = () => new Date('2026-11-21T15:00:00.000Z');
const cursorSecret = Buffer.alloc(32, 7);

it('keeps what happened and lists it newest first, by type and page by page', async () => {
  const log = makeEventLog(openTestStore().store, { newId: () => uuid(), now });
  const kept = [];
  for (const type of ['sync.offline', 'sync.recovered', 'sync.offline'] as const) {
    kept.push(await log.append({ type, environment: 'test', data: { problem: 'unreachable' } }));
  }
  const [oldest, middle, newest] = kept;
  expect(newest).toMatchObject({ object: 'event', type: 'sync.offline', created_at: now().toISOString() });
  expect(await log.find({ type: 'sync.offline' })).toEqual([newest, oldest]);

  const activity = makeActivityLog({ log, cursorSecret });
  const first = await activity.list({ limit: 2 });
  if (!first.ok) throw new Error(first.problem.code);
  expect(first.value).toMatchObject({ data: [newest, middle], prevCursor: null });
  const cursor = first.value.nextCursor ?? undefined;
  const second = await activity.list({ limit: 2, cursor });
  if (!second.ok) throw new Error(second.problem.code);
  expect(second.value).toMatchObject({ data: [oldest], nextCursor: null });
  const back = await activity.list({ limit: 2, cursor: second.value.prevCursor ?? undefined });
  expect(back).toMatchObject({ ok: true, value: { data: [newest, middle] } });

  const other = await activity.list({ limit: 2, cursor, type: 'sync.offline' });
  expect(other).toMatchObject({ ok: false, problem: { code: 'invalid_cursor' } });
});
