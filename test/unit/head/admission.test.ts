import { describe, expect, it } from 'vitest';
import { makeAdmission } from '../../../src-main/head/server/admission.ts';

/** A head office at which all slots are taken. */
function aFullHead() {
  let now = 0;
  const admission = makeAdmission(() => now);
  for (let slot = 0; slot < 12; slot += 1) expect(admission.enter()).toEqual({ ok: true });
  const pass = (ms: number) => {
    now += ms;
  };
  return { admission, pass };
}

const waitsOf = (admission: ReturnType<typeof makeAdmission>, count: number) =>
  Array.from({ length: count }, () => {
    const entered = admission.enter();
    return entered.ok ? 0 : entered.retryAfterSeconds;
  });

describe('the batches that a head office takes at once', () => {
  it('are twelve, and who leaves makes room for one', () => {
    const { admission } = aFullHead();
    expect(admission.enter()).toMatchObject({ ok: false });
    admission.leave();
    expect(admission.enter()).toMatchObject({ ok: true });
    expect(admission.enter()).toMatchObject({ ok: false });
  });

  it('are not all asked to come back at once, but fifty of them each second, and in five minutes at most', () => {
    const { admission } = aFullHead();
    const waits = waitsOf(admission, 3000);
    expect(waits.filter((seconds) => seconds === 1)).toHaveLength(50);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBe(60);
    expect(waitsOf(admission, 30_000).at(-1)).toBe(300);
  });

  it('are not asked to wait for those who were turned away long ago', () => {
    const { admission, pass } = aFullHead();
    waitsOf(admission, 3000);
    pass(60_000);
    expect(waitsOf(admission, 1)).toEqual([1]);
  });
});
