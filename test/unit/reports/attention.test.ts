import { describe, expect, it } from 'vitest';
import { type AttentionDependencies, makeAttention } from '../../../src-main/reports/attention/attention.ts';

const scope = { entityId: '0199b7a0-0000-7000-8000-000000000001', environment: 'live' } as const;
const nothing = { refused: undefined, undecided: undefined, gaps: [], unrecovered: undefined };

const nothingBought = {
  isAgent: async () => false,
  count: async () => ({ due: 0, late: 0 }),
  settlementsToWithhold: async () => [],
};

function read(parts: Partial<AttentionDependencies>, environment: 'live' | 'sandbox' = 'live') {
  const attention = makeAttention({
    store: { attention: async () => nothing },
    certificateUntil: async () => undefined,
    backups: async () => ({ settings: { hour: 22, updated_at: '' }, places: [] }),
    purchases: nothingBought,
    unsentMonths: async () => [],
    overdue: async () => undefined,
    expiring: async () => undefined,
    now: () => new Date('2026-11-21T17:00:00.000Z'),
    ...parts,
  });
  return attention.read({ ...scope, environment }).then(({ items }) => items);
}

describe('the certificate', () => {
  it.each([
    ['2026-12-22T17:00:00.000Z', undefined],
    ['2026-12-21T17:00:00.000Z', 30],
    ['2026-11-21T18:00:00.000Z', 0],
    ['2026-11-20T17:00:00.000Z', -1],
  ])('that ends at %s is worth %s days', async (valid_until, days_left) => {
    const items = await read({ certificateUntil: async () => valid_until });
    expect(items).toEqual(days_left === undefined ? [] : [{ kind: 'certificate', valid_until, days_left }]);
  });
});

describe('withholdings', () => {
  const count = async () => ({ due: 3, late: 1, nextDueOn: '2026-11-20' });

  it('are due of a business that withholds', async () => {
    expect(await read({ purchases: { ...nothingBought, isAgent: async () => true, count } })).toEqual([
      { kind: 'withholding_due', count: 3, late: 1, next_due_on: '2026-11-20' },
    ]);
  });

  it("are nobody's who does not", async () => {
    expect(await read({ purchases: { ...nothingBought, count } })).toEqual([]);
  });
});

it('a settlement with IVA is asked about of any business, this month and the last', async () => {
  const asked: string[] = [];
  const settlementsToWithhold = async (_scope: unknown, since: string) => {
    asked.push(since);
    return [{ issueDate: '2026-10-30' }, { issueDate: '2026-11-02' }];
  };
  expect(await read({ purchases: { ...nothingBought, settlementsToWithhold } })).toEqual([
    { kind: 'settlement_withholding_due', count: 2, since: '2026-10-30' },
  ]);
  expect(asked).toEqual(['2026-10-01']);
});

describe('backups', () => {
  const destination = { place: 'folder', next_at: '2026-11-22T03:00:00.000Z', is_late: true } as const;

  it('that are late are named by their destination', async () => {
    const settings = { hour: 22, updated_at: '2026-11-01T17:00:00.000Z' };
    const late = await read({ backups: async () => ({ settings, places: [destination] }) });
    expect(late).toEqual([{ kind: 'backup_late', place: 'folder' }]);
  });

  it("of the head office of this computer are named where the till's own arrived", async () => {
    const settings = { hour: 22, updated_at: '2026-11-01T17:00:00.000Z' };
    const trouble = { message: 'No hay PostgreSQL 15.', since: '2026-11-21T03:00:00.000Z' };
    const arrived = { ...destination, is_late: false, head_office: { is_late: false, trouble } };
    const items = (place: typeof arrived) => read({ backups: async () => ({ settings, places: [place] }) });
    expect(await items(arrived)).toEqual([
      { kind: 'head_backup_failed', place: 'folder', problem: trouble.message },
    ]);
    expect(await items({ ...arrived, is_late: true })).toEqual([{ kind: 'backup_late', place: 'folder' }]);
  });

  it('that nobody asked for are missing only of what counts', async () => {
    const none = { backups: async () => ({ places: [] }) };
    expect(await read(none)).toEqual([{ kind: 'backup_missing' }]);
    expect(await read(none, 'sandbox')).toEqual([]);
  });
});
