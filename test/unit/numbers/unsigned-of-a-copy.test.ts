import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import { issueLive, signLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, type Machine, openMachine } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

/** A database of another computer, restored where no journal goes with it. */
async function restoredElsewhere(from: string): Promise<Machine> {
  const folder = temporaryFolder();
  cpSync(databaseIn(from), databaseIn(folder));
  return openMachine(folder);
}

const outboxOf = ({ shop }: Machine) =>
  shop.store.db
    .selectFrom('outbox')
    .select(['document_id', 'step', 'decision'])
    .orderBy('document_id')
    .execute();

describe('what was not signed yet in data that nothing proves', () => {
  it('waits for a person, as its number may be that of another document by now', async () => {
    const first = temporaryFolder();
    const shop = await openMachine(first);
    await shop.shop.business.setup(aSetup());
    const unsigned = await issueLive(shop);
    const signed = await issueLive(shop);
    await signLive(shop, signed.id);
    await shop.close();

    const again = await openMachine(first);
    expect((await outboxOf(again)).map(({ decision }) => decision)).toEqual([null, null]);
    await again.close();

    const copy = await restoredElsewhere(first);
    expect(await outboxOf(copy)).toEqual([
      { document_id: unsigned.id, step: 'sign', decision: 'number_unproven' },
      { document_id: signed.id, step: 'send', decision: null },
    ]);
    const sent = await sendHeldDocument(
      { store: copy.shop.issuing.store, now: copy.shop.issuing.now, due: () => {} },
      unsigned.id,
    );
    expect(sent).toMatchObject({ ok: true, value: { status: 'pending', number: unsigned.number } });
    expect((await outboxOf(copy))[0]).toMatchObject({ step: 'sign', decision: null });
    await copy.close();
  });
});
