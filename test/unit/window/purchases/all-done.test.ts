import { describe, expect, it } from 'vitest';
import type { PurchaseChanges } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { allDone } from '../../../../src-renderer/features/purchases/list/all-done.ts';
import { refusalIn } from '../../../../src-renderer/lib/http/answer.ts';

type Change = PurchaseChanges['data'][number];

const done = (id: string): Change => ({ id, result: 'done', faults: [] });
const refused = (id: string, message: string): Change => ({
  id,
  result: 'refused',
  faults: [{ code: 'not_found', message }],
});

describe('what was asked of several purchases', () => {
  it('passes where it was done with all of them', () => {
    expect(allDone({ object: 'purchase_changes', data: [done('1'), done('2')] }).data).toHaveLength(2);
  });

  it('is refused, each reason once, where some of them stayed as they were', () => {
    const late = 'Ya no se puede deshacer.';
    const data = [done('1'), refused('2', late), refused('3', late)];
    let thrown: unknown;
    try {
      allDone({ object: 'purchase_changes', data });
    } catch (reason) {
      thrown = reason;
    }
    expect(refusalIn(thrown)).toMatchObject({ detail: late });
  });
});
