import { describe, expect, it } from 'vitest';
import { makeAccessKey } from '../../../../src-main/documents/identifiers/access-key.ts';
import { makeReceivedStore } from '../../../../src-main/store/received/received-store.ts';
import { openTestStore } from '../../../support/store/store.ts';

const ruc = '1790016919001';
const fetchedAt = new Date('2026-11-21T17:00:00.000Z');

function keyOf(issueDate: string, issuer = ruc): string {
  return makeAccessKey({
    issueDate,
    type: 'invoice',
    ruc: issuer,
    environment: 'test',
    establishment: '001',
    emissionPoint: '001',
    sequential: 1,
    numericCode: '12345678',
  });
}

function kept(issueDate: string, issuer?: string) {
  const accessKey = keyOf(issueDate, issuer);
  return {
    accessKey,
    xml: `<factura>${issueDate}</factura>`,
    authorizedAt: `${issueDate}T12:00:00-05:00`,
    fetchedAt,
  };
}

describe('documents of suppliers', () => {
  it('are given back as they were kept, once', async () => {
    const store = makeReceivedStore(openTestStore().store);
    const document = kept('2026-11-20');
    await store.keep('test', document);
    await store.keep('test', { ...document, xml: '<otra/>' });
    expect(await store.find('test', document.accessKey)).toEqual(document);
    expect(await store.find('live', document.accessKey)).toBeUndefined();
  });

  it('give the latest document of an issuer by the date in its access key, whenever it was read', async () => {
    const store = makeReceivedStore(openTestStore().store);
    for (const day of ['2025-12-31', '2026-11-20', '2026-02-28']) await store.keep('test', kept(day));
    await store.keep('test', kept('2026-11-21', '0999999999001'));
    expect(await store.latestOf('test', ruc)).toEqual(kept('2026-11-20'));
    expect(await store.latestOf('live', ruc)).toBeUndefined();
    expect(await store.latestOf('test', '1799999990001')).toBeUndefined();
  });

  it('remember what the authority answered last of them', async () => {
    const store = makeReceivedStore(openTestStore().store);
    const document = kept('2026-11-20');
    await store.keep('test', document);
    const at = new Date('2026-11-22T10:00:00.000Z');
    await store.noteState('test', document.accessKey, { state: 'annulment_pending', at });
    await store.noteState('test', document.accessKey, { state: 'annulled', at });
    expect(await store.find('test', document.accessKey)).toMatchObject({ noted: { state: 'annulled', at } });
  });
});
