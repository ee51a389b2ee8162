import { expect, it } from 'vitest';
import { makeTimelinessStore } from '../../../src-main/store/reading/reports/timeliness-store.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { openShop } from '../../support/shops/shop.ts';

const at = (time: string) => `2026-11-21T${time}.000Z`;

/** A document of noon, and what became of it. */
interface Fate {
  /** When this computer learned of it. */
  readonly learned?: string;
  /** By the SRI's clock. */
  readonly sri?: string;
  readonly annulled?: string;
  readonly replaced?: string;
}

async function waitsOf(fates: readonly Fate[]) {
  const shop = await openShop();
  shop.clock.now = new Date(at('17:00:00'));
  const { entityId } = await shop.caller();
  const ids: string[] = [];
  for (const { learned, sri, annulled, replaced } of fates) {
    const { id } = await shop.issueAs('invoice', anInvoiceBody());
    const transitions = {
      pending: at('17:00:00'),
      ...(learned && { authorized: learned }),
      ...(annulled && { annulled }),
    };
    await shop.store.writes.run(async (tx) => {
      await tx
        .updateTable('document')
        .set({ transitions_json: JSON.stringify(transitions), ...(sri && { authorized_at: sri }) })
        .where('id', '=', id)
        .execute();
      const first = ids[0];
      if (!replaced || first === undefined) return;
      const row = { document_id: id, replacement_id: first, created_at: replaced };
      await tx.insertInto('replacement').values(row).execute();
    });
    ids.push(id);
  }
  const { days, late } = await makeTimelinessStore(shop.store).waits({
    scope: { entityId, environment: 'test' },
    from: '2026-11-21',
    to: '2026-11-21',
    lateAfterSeconds: 600,
    now: at('20:00:00'),
    limit: 10,
  });
  const ofDocument = new Map(late.map((document) => [document.document_id, document]));
  return { days, late: ids.map((id) => ofDocument.get(id)) };
}

it('a wait ends when the SRI authorized, not when this computer learned of it', async () => {
  const { days, late } = await waitsOf([
    { learned: at('19:00:00'), sri: '2026-11-21T12:05:00-05:00' },
    { learned: at('19:00:00'), sri: '2026-11-21T13:00:00-05:00' },
    // By the clock of a server that is ahead, or behind.
    { learned: at('17:30:00'), sri: '2026-11-21T15:00:00-05:00' },
    { learned: at('17:30:00'), sri: '2026-11-21T11:00:00-05:00' },
    { learned: at('17:40:00') },
  ]);
  expect(late.map((document) => document?.waited_seconds)).toEqual([undefined, 3600, 1800, undefined, 2400]);
  expect(late[1]?.authorized_at).toBe(at('18:00:00'));
  expect(days).toEqual([
    { date: '2026-11-21', issued: 5, authorized: 5, late: 3, p50_seconds: 1800, p95_seconds: 3600 },
  ]);
});

it('what is never authorized waits until it was annulled or replaced, else until now', async () => {
  const { days, late } = await waitsOf([
    {},
    { annulled: at('17:30:00') },
    { replaced: at('17:20:00') },
    // Annulled long after it was authorized.
    { learned: at('17:00:01'), annulled: at('19:00:00') },
  ]);
  expect(late.map((document) => [document?.waited_seconds, document?.closed_at])).toEqual([
    [10_800, undefined],
    [1800, at('17:30:00')],
    [1200, at('17:20:00')],
    [undefined, undefined],
  ]);
  expect(days).toMatchObject([{ issued: 4, authorized: 1, late: 3 }]);
});
