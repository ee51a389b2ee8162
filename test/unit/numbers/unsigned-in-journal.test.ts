import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rebuild } from '../../../src-main/backup/restore/rebuild.ts';
import { issueDocument } from '../../../src-main/issuing/issue-document.ts';
import { copyFolderIn, copyJournal } from '../../../src-main/numbers/journal/copy-journal.ts';
import { readIdentity } from '../../../src-main/numbers/journal/identity.ts';
import { journalFolderIn } from '../../../src-main/process/data-folder.ts';
import { aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { signLive } from '../../support/numbers/issue-live.ts';
import { databaseIn, type Machine, openMachine } from '../../support/numbers/machine.ts';
import { aSetup } from '../../support/shops/shop.ts';
import { temporaryFolder } from '../../support/store/store.ts';

async function issue({ shop }: Machine, type: 'invoice' | 'credit_note', body: object) {
  const reply = await issueDocument(shop.issuing, await shop.caller('live'), { type, body });
  if (!reply.ok) throw new Error(JSON.stringify(reply.problem));
  return reply.value.document;
}

async function openShop(folder: string): Promise<Machine> {
  const machine = await openMachine(folder);
  await machine.shop.business.setup(aSetup());
  return machine;
}

async function signedBytes({ shop }: Machine, id: string): Promise<Uint8Array> {
  const loaded = await shop.delivery.load(id);
  const signed = loaded && (await shop.signer.sign(loaded.document, shop.issuing.now()));
  if (!signed?.ok) throw new Error(`${id} was not signed`);
  return signed.signedXml;
}

const outboxOf = ({ shop }: Machine) =>
  shop.store.db.selectFrom('outbox').select(['step', 'decision']).orderBy('document_id').execute();

describe('what was answered and not signed yet', () => {
  it('comes back from the journal with all it says, after the database lost it, and is signed', async () => {
    const folder = temporaryFolder();
    const older = join(temporaryFolder(), 'older.sqlite');
    const first = await openShop(folder);
    await first.close();
    cpSync(databaseIn(folder), older);
    const second = await openMachine(folder);
    const invoice = await issue(second, 'invoice', anInvoiceBody({ metadata: { mesa: '4' } }));
    await second.shop.store.writes.run((tx) =>
      tx.updateTable('document').set({ status: 'authorized' }).execute(),
    );
    const note = await issue(
      second,
      'credit_note',
      aCreditNoteBody({ modified_document: { document_id: invoice.id } }),
    );
    await second.die('deleted');
    cpSync(older, databaseIn(folder));

    const again = await openMachine(folder);
    expect(again.proven.recovery).toMatchObject({ documents: 2, left: [] });
    expect(again.proven.cause).toBeUndefined();
    const back = await again.shop.issuing.store.document(invoice.id);
    expect(back).toMatchObject({ status: 'pending', metadata: { mesa: '4' }, identity: { sequential: 1 } });
    expect(await again.shop.issuing.store.document(note.id)).toMatchObject({
      content: { modified_document: { document_id: invoice.id } },
    });
    // The invoice holds its credit again.
    expect(back?.credited).not.toBe('0.00');
    expect(await outboxOf(again)).toEqual([
      { step: 'sign', decision: null },
      { step: 'sign', decision: null },
    ]);
    await signLive(again, invoice.id);
    expect((await again.shop.delivery.load(invoice.id))?.signedXml).toBeDefined();
    await again.close();
  });

  it('is signed with the same bytes as before it was lost, however late', async () => {
    const folder = temporaryFolder();
    const older = join(temporaryFolder(), 'older.sqlite');
    await (await openShop(folder)).close();
    cpSync(databaseIn(folder), older);
    const first = await openMachine(folder);
    const { id } = await issue(first, 'invoice', anInvoiceBody());
    // Later than any doubt about the clock: a signature is of the moment of the sale.
    first.shop.clock.now = new Date('2026-11-21T18:00:00.000Z');
    const sent = await signedBytes(first, id);
    await first.die('deleted');
    cpSync(older, databaseIn(folder));

    const later = await openMachine(folder, undefined, { now: new Date('2027-02-03T15:00:00.000Z') });
    expect(later.proven.recovery).toMatchObject({ documents: 1 });
    expect(await signedBytes(later, id)).toEqual(sent);
    await later.close();
  });

  it('comes back from a second place after the disk died, and waits for a person', async () => {
    const folder = temporaryFolder();
    const stick = temporaryFolder();
    const shop = await openShop(folder);
    const invoice = await issue(shop, 'invoice', anInvoiceBody());
    const journal = journalFolderIn(folder);
    const { id } = readIdentity(journal);
    const end = shop.journal.end();
    if (id === undefined || !end) throw new Error('nothing was written');
    await copyJournal(journal, copyFolderIn(stick, id), end);
    await shop.close();
    rmSync(folder, { recursive: true });

    const rescued = temporaryFolder();
    const rebuilt = await rebuild({ dataDir: rescued, journals: [stick] });
    expect(rebuilt).toMatchObject({ documents: 1, left: [], madeBusiness: true });
    const again = await openMachine(rescued, temporaryFolder());
    expect(await again.shop.issuing.store.document(invoice.id)).toMatchObject({ status: 'pending' });
    expect(await outboxOf(again)).toEqual([{ step: 'sign', decision: 'number_unproven' }]);
    await again.close();
  });
});
