import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { untilAborted } from '../../../src-main/backup/staged/until-aborted.ts';

describe('pieces that come until somebody gives them up', () => {
  it('are all there when nobody does, and none of them is kept', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const given: WeakRef<Buffer>[] = [];
    async function* pieces() {
      for (let piece = 0; piece < 50; piece += 1) {
        const bytes = Buffer.alloc(64 * 1024);
        given.push(new WeakRef(bytes));
        yield bytes;
        // As pieces of a connection do, each comes in a turn of its own; a WeakRef holds until the turn ends.
        await new Promise(setImmediate);
      }
    }
    let came = 0;
    for await (const piece of untilAborted(pieces(), new AbortController().signal)) {
      came += piece.length;
      if (given.length < 50) continue;
      collect();
      expect(given.filter((held) => held.deref() !== undefined).length).toBeLessThan(5);
    }
    expect(came).toBe(50 * 64 * 1024);
  });

  it('end with the reason at once, also while none comes', async () => {
    const giving = new AbortController();
    async function* one() {
      yield 'first';
      await new Promise(() => {});
    }
    const read: string[] = [];
    const reading = (async () => {
      for await (const piece of untilAborted(one(), giving.signal)) {
        read.push(piece);
        setImmediate(() => giving.abort(new Error('given up')));
      }
    })();
    await expect(reading).rejects.toThrow('given up');
    expect(read).toEqual(['first']);
  });
});
