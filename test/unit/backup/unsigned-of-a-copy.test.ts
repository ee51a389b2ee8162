import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { sendHeldDocument } from '../../../src-main/issuing/send-held-document.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { databaseIn, type Machine, openMachine } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

/** A database of another computer, restored where no journal goes with it. */
async function restoredElsewhere(from: string): Promise<Machine> {
  const folder = temporaryFolder();
  cpSync(databaseIn(from), databaseIn(folder));
  return openMachine(folder);
}

async function issue({ shop }: Machine) {
  const reply = await issueDocument(shop.issuing, await shop.caller('live'), {
    type: 'invoice',
    body: anInvoiceBody(),
  });
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value.document;
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
    const unsigned = await issue(shop);
    const signed = await issue(shop);
    const loaded = await shop.shop.delivery.load(signed.id);
    if (!loaded) throw new Error('it was issued');
    const at = shop.shop.issuing.now();
    const made = await shop.shop.signer.sign(loaded.document, at);
    if (!made.ok) throw new Error(made.problem);
    const next = { step: 'send', attempts: 0, at, problem: null } as const;
    await shop.shop.delivery.freeze(loaded.document, { signedXml: made.signedXml, at, next });
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
