import { describe, expect, it } from 'vitest';
import { makeDocumentChanges } from '../../../src-main/issuing/ports/changes.ts';

describe('the changes of documents', () => {
  it('wake everything that waits for the document, and nothing else', async () => {
    const changes = makeDocumentChanges();
    const { signal } = new AbortController();
    const woken: string[] = [];
    const waits = ['a', 'a', 'b'].map((id) => changes.next(id, signal).then(() => woken.push(id)));
    changes.changed('a');
    await Promise.all(waits.slice(0, 2));
    expect(woken).toEqual(['a', 'a']);
    changes.changed('b');
    await Promise.all(waits);
  });

  it('end a wait whose signal aborts, and one whose signal was aborted before', async () => {
    const changes = makeDocumentChanges();
    const giving = new AbortController();
    const wait = changes.next('a', giving.signal);
    giving.abort();
    await expect(wait).resolves.toBeUndefined();
    await expect(changes.next('a', giving.signal)).resolves.toBeUndefined();
  });

  it('wake only those who waited by then', async () => {
    const changes = makeDocumentChanges();
    changes.changed('a');
    const giving = new AbortController();
    let woken = false;
    const wait = changes.next('a', giving.signal).then(() => {
      woken = true;
    });
    await Promise.resolve();
    expect(woken).toBe(false);
    changes.changed('a');
    await wait;
    expect(woken).toBe(true);
  });
});
