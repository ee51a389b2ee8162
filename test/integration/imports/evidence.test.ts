import { describe, expect, it } from 'vitest';
import { ensurePracticeBusiness } from '../../../src-main/business/set-up/first-start.ts';
import { importItemCodes } from '../../../src-main/contract/import.ts';
import type { DocumentState, StateAnswer } from '../../../src-main/issuing/ports/document-states.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { makeMixedHistory } from '../../support/import-files/mixed-history.ts';
import {
  type ForeignInvoice,
  foreignKey,
  signedForeignInvoice,
} from '../../support/import-files/signed-invoice.ts';
import { type ImportShop, importsOf } from '../../support/shops/import-shop.ts';
import { openShop, type TestShop } from '../../support/shops/shop.ts';

const invoice: ForeignInvoice = { environment: 'test' };
const accessKey = foreignKey(invoice);
const AUTHORIZED_AT = '2026-11-20T15:31:09.000Z';

async function open(): Promise<ImportShop & { readonly shop: TestShop }> {
  const shop = await openShop();
  return { shop, ...(await importsOf(shop)) };
}

/** The only document that was imported, as the API shows its evidence. */
async function imported({ shop, imports: _ }: { shop: TestShop; imports: unknown }) {
  const row = await shop.store.db.selectFrom('document').select('id').executeTakeFirstOrThrow();
  const { imported: evidence, authorization } = await shop.stored(row.id);
  return { ...evidence, authorization };
}

it('every code of an item has its result', async () => {
  const { expected } = await makeMixedHistory({ entries: 400, silence: true });
  // The interface names the last two, and nothing is given them.
  const elsewhere = ['no_sri_in_sandbox', 'canceled', 'unknown_code', 'unknown_to_sri'];
  expect([...new Set([...expected.values(), ...elsewhere])].toSorted()).toEqual(
    Object.keys(importItemCodes).toSorted(),
  );
});

describe('a listing of the authority', () => {
  it('confirms the signed XML of a key in the same import, without asking, and says where it names it', async () => {
    const opened = await open();
    const { run, items, questions } = opened;
    const done = await run([
      { name: 'factura.xml', content: await signedForeignInvoice(invoice) },
      { name: 'listado.txt', content: currentListing([{ accessKey }]) },
    ]);
    expect(await items(done.id)).toMatchObject([
      { file: 'factura.xml', code: 'listed_by_sri', verification: 'listed' },
      { file: 'listado.txt', line: 2, code: 'evidence_added' },
    ]);
    expect(questions).toEqual([]);
    expect(await imported(opened)).toMatchObject({
      verification: 'listed',
      authorization: { number: accessKey, authorizedAt: AUTHORIZED_AT },
      listing: { import_id: done.id, file: 'listado.txt', line: 2, authorized_at: AUTHORIZED_AT },
    });
  });

  it('confirms the signed XML of an earlier import', async () => {
    const opened = await open();
    const { run, items, authority } = opened;
    authority.set(accessKey, { kind: 'unavailable' });
    const first = await run([{ name: 'factura.xml', content: await signedForeignInvoice(invoice) }]);
    expect(first.verification).toMatchObject({ unconfirmed: 1 });
    expect(await imported(opened)).toMatchObject({ verification: 'unconfirmed', authorization: undefined });

    const second = await run([{ name: 'listado.txt', content: currentListing([{ accessKey }]) }]);
    expect(second).toMatchObject({ counts: { duplicate: 1 }, upgraded: { unconfirmed: 1, signature: 0 } });
    expect(await items(second.id)).toMatchObject([{ code: 'evidence_added', verification: 'listed' }]);
    expect(await imported(opened)).toMatchObject({
      verification: 'listed',
      importId: first.id,
      listing: { import_id: second.id },
      authorization: { authorizedAt: AUTHORIZED_AT },
    });
    const third = await run([{ name: 'listado.txt', content: currentListing([{ accessKey }]) }]);
    expect(await items(third.id)).toMatchObject([{ code: 'already_exists' }]);
    expect(third.upgraded).toEqual({ signature: 0, unconfirmed: 0 });
  });

  it('confirms the signed XML of a later import', async () => {
    const opened = await open();
    const { run, authority } = opened;
    authority.set(accessKey, { kind: 'unavailable' });
    const first = await run([{ name: 'listado.txt', content: currentListing([{ accessKey }]) }]);
    expect(first.counts).toMatchObject({ failed: 1 });
    const second = await run([{ name: 'factura.xml', content: await signedForeignInvoice(invoice) }]);
    expect(second.verification).toMatchObject({ listed: 1 });
    expect(await imported(opened)).toMatchObject({ listing: { import_id: first.id } });
  });

  it('is no evidence when it is a list that anybody may have written', async () => {
    const opened = await open();
    const { run, items, authority } = opened;
    authority.set(accessKey, { kind: 'unavailable' });
    const done = await run([
      { name: 'factura.xml', content: await signedForeignInvoice(invoice) },
      { name: 'claves.csv', content: `${accessKey}\n` },
    ]);
    expect(await items(done.id)).toMatchObject([
      { code: 'issuer_signature_only' },
      { code: 'already_exists' },
    ]);
  });
});

describe('the authority', () => {
  it('raises what an earlier import knew by its signature alone', async () => {
    const opened = await open();
    const { run, authority } = opened;
    authority.set(accessKey, { kind: 'unavailable' });
    const xml = await signedForeignInvoice(invoice);
    const enveloped = envelopeOf(xml, { number: accessKey, environment: 'PRUEBAS' });
    const first = await run([{ name: 'factura.xml', content: enveloped }]);
    expect(first.verification).toMatchObject({ signature: 1 });
    authority.set(accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT, xml });
    const second = await run([{ name: 'copia.xml', content: xml }]);
    expect(second.upgraded).toEqual({ signature: 1, unconfirmed: 0 });
    expect(await imported(opened)).toMatchObject({ verification: 'sri' });
    const third = await run([{ name: 'copia.xml', content: `${xml}\n` }]);
    expect(third.counts).toMatchObject({ duplicate: 1 });
  });

  it('is asked once for a key however often it comes in a batch', async () => {
    const { run, questions, authority } = await open();
    const xml = await signedForeignInvoice(invoice);
    authority.set(accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT, xml });
    await run([
      { name: 'a.xml', content: xml },
      { name: 'b.xml', content: `${xml} ` },
    ]);
    expect(questions).toEqual([accessKey]);
  });

  it('is waited for while it is away, and confirms when it is back', async () => {
    const { start, upload, ended, questions, authority, imports, shop } = await open();
    authority.set(accessKey, { kind: 'unavailable' });
    const importing = start({ patience: [3_600_000, 3_600_000] });
    const xml = await signedForeignInvoice(invoice);
    const { id } = await upload([{ name: 'factura.xml', content: xml }]);
    await expect.poll(() => questions).toHaveLength(1);
    const caller = await shop.caller();
    expect(await imports.get(caller, id)).toMatchObject({
      value: { status: 'processing', counts: { found: 1, pending: 1 } },
    });
    authority.set(accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT, xml });
    await expect
      .poll(async () => {
        importing.lineMayBeBack();
        return (await imports.get(caller, id)).ok;
      })
      .toBe(true);
    expect(await ended(id)).toMatchObject({ status: 'completed', verification: { sri: 1 } });
  });

  it('is never asked in the sandbox, where a key alone brings nothing', async () => {
    const shop = await openShop();
    await ensurePracticeBusiness(shop.businessDependencies);
    const { run, items, questions } = await importsOf(shop);
    const caller = await shop.caller('sandbox');
    const business = await shop.issuing.store.business(caller.entityId);
    const practice = { ...invoice, ruc: business?.issuer.ruc ?? '' };
    const other = { ...practice, sequential: 2 };
    const done = await run(
      [
        { name: 'factura.xml', content: await signedForeignInvoice(practice) },
        { name: 'listado.txt', content: currentListing([{ accessKey: foreignKey(other) }]) },
      ],
      caller,
    );
    expect(await items(done.id, caller)).toMatchObject([
      { code: 'issuer_signature_only', verification: 'unconfirmed' },
      { result: 'skipped', code: 'no_sri_in_sandbox' },
    ]);
    expect(questions).toEqual([]);
  });
});

describe('a document that the authority answers nothing about (0)', () => {
  const old: ForeignInvoice = { ...invoice, issueDate: '2026-10-12' };
  const older: ForeignInvoice = { ...invoice, issueDate: '2025-11-06' };
  const stateAnswer = (state: DocumentState): StateAnswer => ({
    kind: 'found',
    state,
    decidedAt: AUTHORIZED_AT,
  });
  const enveloped = async (foreign: ForeignInvoice) =>
    envelopeOf(await signedForeignInvoice(foreign), {
      number: foreignKey(foreign),
      environment: 'PRUEBAS',
    });

  it.for([
    ['enclosed by its authorization', old, enveloped, undefined, 'signature_only', 'signature'],
    [
      'of this month or the last',
      old,
      signedForeignInvoice,
      stateAnswer('authorized'),
      'confirmed_by_sri',
      'sri',
    ],
    ['annulled since', old, signedForeignInvoice, stateAnswer('annulled'), 'annulled', undefined],
    ['refused', old, signedForeignInvoice, stateAnswer('not_authorized'), 'not_authorized', undefined],
    ['without data', old, signedForeignInvoice, undefined, 'issuer_signature_only', 'unconfirmed'],
    ['of a year ago', older, signedForeignInvoice, undefined, 'issuer_signature_only', 'unconfirmed'],
    ['of a year ago, enclosed', older, enveloped, undefined, 'signature_only', 'signature'],
  ] as const)(
    'is decided by what else is known: %s',
    async ([, foreign, make, state, code, verification]) => {
      const { run, items, states } = await open();
      if (state) states.set(foreignKey(foreign), state);
      const { id } = await run([{ name: 'factura.xml', content: await make(foreign) }]);
      const [item] = await items(id);
      expect(item).toMatchObject({ code });
      expect(item?.verification).toBe(verification);
    },
  );

  it('brings no XML by its key alone, and says where it is', async () => {
    const { run, items, states } = await open();
    states.set(foreignKey(old), stateAnswer('authorized'));
    const { id } = await run([{ name: 'claves.csv', content: `${foreignKey(old)}\n${foreignKey(older)}\n` }]);
    const brought = await items(id);
    expect(brought.map(({ code }) => code)).toEqual(['xml_unavailable', 'xml_unavailable']);
    expect(brought[0]?.message).toContain('Descárguelo de SRI en Línea');
  });

  it('is asked about again while it is fresh, and never called unknown', async () => {
    const { run, items, questions } = await open();
    const { id } = await run([{ name: 'factura.xml', content: await signedForeignInvoice(invoice) }]);
    expect(questions.length).toBeGreaterThan(1);
    expect(await items(id)).toMatchObject([{ code: 'issuer_signature_only' }]);
  });
});
