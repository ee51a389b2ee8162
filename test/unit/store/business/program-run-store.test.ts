import { describe, expect, it } from 'vitest';
import { makeProgramRunStore } from '../../../../src-main/store/business/program-run-store.ts';
import { openTestStore } from '../../../support/store/store.ts';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;

function openRuns() {
  const { store } = openTestStore();
  const runs = makeProgramRunStore(store);
  return {
    runs,
    kept: () => store.db.selectFrom('program_run').selectAll().orderBy('started_at').execute(),
  };
}

describe('the runs of the program', () => {
  it('end when it stops', async () => {
    const { runs, kept } = openRuns();
    await runs.begin(at(8), at(0));
    expect(await kept()).toEqual([{ started_at: at(8), ended_at: null }]);
    await runs.end(at(8), at(18));
    await runs.endLeftOpen(at(9));
    await runs.begin(at(20), at(0));
    expect(await kept()).toEqual([
      { started_at: at(8), ended_at: at(18) },
      { started_at: at(20), ended_at: null },
    ]);
  });

  it.each([
    ['at its last sign of life', at(12), at(12)],
    ['when it began, where there is no sign', undefined, at(8)],
    ['when it began, where the sign is older', at(7), at(8)],
  ])('end %s, where the computer was switched off', async (_, lastSign, ended) => {
    const { runs, kept } = openRuns();
    await runs.begin(at(8), at(0));
    await runs.endLeftOpen(lastSign);
    expect((await kept())[0]).toEqual({ started_at: at(8), ended_at: ended });
  });

  it('are forgotten when no report reaches back so far', async () => {
    const { runs, kept } = openRuns();
    await runs.begin(at(8), at(0));
    await runs.end(at(8), at(9));
    await runs.begin(at(20), at(10));
    expect(await kept()).toEqual([{ started_at: at(20), ended_at: null }]);
  });
});
