import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { limitedAuthority } from '../../../../src-main/sync/delivery/limited-authority.ts';
import type { Authority } from '../../../../src-main/sync/ports/authority.ts';

describe('an authority that is asked a few questions at once', () => {
  it('has no more questions at once than it may have, of both services, and answers all', async () => {
    const { authority, underWay, answer } = openAuthority(2);
    const answers = ['a', 'b', 'c', 'd'].map((accessKey, index) =>
      index % 2 === 0
        ? authority.decision({ environment: 'test', accessKey })
        : authority.receive({ environment: 'test', accessKey, signedXml: Buffer.alloc(0) }),
    );
    await turn();
    expect(underWay()).toEqual(['a', 'b']);
    answer('b');
    await turn();
    expect(underWay()).toEqual(['a', 'c']);
    for (const key of ['a', 'c']) answer(key);
    await turn();
    expect(underWay()).toEqual(['d']);
    answer('d');
    await Promise.all(answers);
  });

  it('lets no environment wait for another', async () => {
    const { authority, underWay, answer } = openAuthority(1);
    const answers = (['test', 'live', 'sandbox'] as const).map((environment: Environment) =>
      authority.decision({ environment, accessKey: environment }),
    );
    await turn();
    expect(underWay()).toEqual(['test', 'live', 'sandbox']);
    for (const key of underWay()) answer(key);
    await Promise.all(answers);
  });

  it('lets the next one ask when a question fails through a fault of ours', async () => {
    const failing: Authority = {
      receive: () => Promise.reject(new Error('a bug')),
      decision: () => Promise.reject(new Error('a bug')),
    };
    const authority = limitedAuthority(failing, 1);
    for (let times = 0; times < 3; times += 1) {
      await expect(authority.decision({ environment: 'test', accessKey: 'a' })).rejects.toThrow('a bug');
    }
  });
});

function openAuthority(atOnce: number) {
  const waiting = new Map<string, () => void>();
  const exchange = {
    endpoint: 'http://authority.test/',
    startedAt: new Date(0),
    durationMs: 1,
    httpStatus: 200,
    authorityDate: null,
    answer: null,
  };
  const wait = (accessKey: string) => new Promise<void>((resolve) => waiting.set(accessKey, resolve));
  const slow: Authority = {
    async receive({ accessKey }) {
      await wait(accessKey);
      return {
        outcome: { kind: 'received', messages: [] },
        exchange: { ...exchange, operation: 'reception' },
      };
    },
    async decision({ accessKey }) {
      await wait(accessKey);
      return { outcome: { kind: 'not_found' }, exchange: { ...exchange, operation: 'authorization' } };
    },
  };
  return {
    authority: limitedAuthority(slow, atOnce),
    underWay: () => [...waiting.keys()],
    answer(accessKey: string): void {
      waiting.get(accessKey)?.();
      waiting.delete(accessKey);
    },
  };
}
