import { describe, expect, it } from 'vitest';
import type { DocumentViews } from '../../../src-main/portal/portal-store.ts';
import { makeViewCount } from '../../../src-main/portal/view-count.ts';

const ana = { address: '186.4.1.2', userAgent: 'Telephone', isPerson: true } as const;

function aCount(fails = false) {
  const clock = { now: new Date('2026-11-21T17:00:00Z') };
  const written: (readonly DocumentViews[])[] = [];
  const faults: unknown[] = [];
  const count = makeViewCount({
    store: {
      addViews: async (views) => {
        if (fails) throw new Error('the disk is full');
        written.push(views);
      },
    },
    now: () => clock.now,
    failed: (reason) => faults.push(reason),
    writeEveryMs: 600_000,
  });
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  return { count, clock, written, faults, pass };
}

describe('views', () => {
  it('are written together, with when the last was', async () => {
    const { count, clock, written, pass } = aCount();
    count.seen('a', ana);
    count.seen('b', ana);
    pass(30);
    count.seen('a', { ...ana, address: '186.4.1.3' });
    expect(written).toEqual([]);
    await count.stop();
    expect(written).toEqual([
      [
        { documentId: 'a', views: 2, lastAt: clock.now },
        { documentId: 'b', views: 1, lastAt: new Date('2026-11-21T17:00:00Z') },
      ],
    ]);
  });

  it('are one a minute of each person', async () => {
    const { count, written, pass } = aCount();
    count.seen('a', ana);
    pass(59);
    count.seen('a', ana);
    pass(1);
    count.seen('a', ana);
    count.seen('a', { ...ana, userAgent: 'Computer' });
    await count.stop();
    expect(written[0]).toMatchObject([{ documentId: 'a', views: 3 }]);
  });

  it('are none of robots, and nothing is written for nothing', async () => {
    const { count, written } = aCount();
    count.seen('a', { ...ana, isPerson: false });
    await count.stop();
    expect(written).toEqual([]);
  });

  it('are reported, not thrown, when they cannot be written', async () => {
    const { count, faults } = aCount(true);
    count.seen('a', ana);
    await count.stop();
    expect(faults).toMatchObject([{ message: 'the disk is full' }]);
  });
});
