import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Exchange, keepTalking } from '../../../src-main/station/keep-talking.ts';
import { makeStationStore } from '../../../src-main/store/station/station-store.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop } from '../../support/shops/shop.ts';

describe('talking to a head office that does not answer', () => {
  /** A talk of a station that has waited as long as it may after each failure. */
  async function talk(exchange: (signal: AbortSignal) => Promise<Exchange>, answered = () => {}) {
    const shop = await openShop();
    const store = makeStationStore(shop.store, { newId: () => uuid() });
    const station = { id: uuid(), url: 'https://127.0.0.1:9', pin: 'sha256/x', incarnation: uuid() };
    await store.enrol({ ...station, business: uuid(), sealedKey: Buffer.from('key') }, [], shop.clock.now);
    let exchanges = 0;
    const talking = keepTalking(
      {
        store,
        openKey: (sealed) => Buffer.from(sealed).toString(),
        now: () => shop.clock.now,
        random: () => 0.999,
        failed: () => {},
        answered,
      },
      ({ signal }) => {
        exchanges += 1;
        return exchange(signal);
      },
    );
    onTestFinished(talking.stop);
    return { ...talking, exchanges: () => exchanges };
  }

  /** Resolves when another station has come back often: one that came back at once had done so long before. */
  async function anotherTalked(): Promise<void> {
    const another = await talk(async () => ({ kind: 'answered', nextMs: 1 }));
    await eventually(another.exchanges, (count) => count >= 5);
    await another.stop();
  }

  it('is tried again at once when that is asked for, and says all the while what is wrong', async () => {
    const talking = await talk(() => Promise.reject(new Error('nobody there')));
    // By itself it would have tried so often after a quarter of an hour.
    for (let failures = 1; failures <= 10; failures += 1) {
      await eventually(talking.exchanges, (count) => count >= failures);
      await eventually(talking.state, ({ problem }) => /no contesta/.test(problem ?? ''));
      talking.retry();
    }
  });

  it('is tried again at once when it answered elsewhere, unless it named a time to come back', async () => {
    let answer: () => Promise<Exchange> = () => Promise.reject(new Error('nobody there'));
    const talking = await talk(() => answer());
    await eventually(talking.state, ({ problem }) => /no contesta/.test(problem ?? ''));
    answer = async () => ({ kind: 'refused', problem: 'hay muchos', retryAfterSeconds: 3600 });
    talking.reachable();
    await eventually(talking.state, ({ problem }) => problem === 'hay muchos');
    const asked = talking.exchanges();
    talking.reachable();
    await anotherTalked();
    expect(talking.exchanges()).toBe(asked);
  });

  it('looks no more for what to say once it was asked to wait until it is woken', async () => {
    const talking = await talk(async () => ({ kind: 'answered', nextMs: undefined }));
    await eventually(talking.state, ({ reachedAt }) => reachedAt !== undefined);
    await anotherTalked();
    expect(talking.exchanges()).toBe(1);
    talking.wake();
    await eventually(talking.exchanges, (count) => count === 2);
  });

  it('is never cut while it may still answer', async () => {
    let cut = false;
    let fails = true;
    let end = (_: Exchange) => {};
    const talking = await talk((signal) => {
      if (fails) return Promise.reject(new Error('nobody there'));
      return new Promise<Exchange>((resolve, reject) => {
        end = resolve;
        signal.addEventListener('abort', () => {
          cut = true;
          reject(signal.reason);
        });
      });
    });
    await eventually(talking.state, ({ problem }) => /no contesta/.test(problem ?? ''));
    fails = false;
    talking.retry();
    await eventually(talking.exchanges, (count) => count > 1);
    talking.retry();
    talking.reachable();
    end({ kind: 'answered', nextMs: undefined });
    await eventually(talking.state, ({ reachedAt }) => reachedAt !== undefined);
    expect(cut).toBe(false);
    expect(talking.exchanges()).toBe(2);
  });

  it('waits for its turn where nothing failed, though asked to try again', async () => {
    let answers = 0;
    const talking = await talk(
      async () => ({ kind: 'answered', nextMs: 24 * 3_600_000 }),
      () => {
        answers += 1;
      },
    );
    await eventually(
      () => answers,
      (count) => count === 1,
    );
    talking.retry();
    await anotherTalked();
    expect(talking.exchanges()).toBe(1);
  });
});
