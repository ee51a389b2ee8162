import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeEmissionPointStore } from '../../../src-main/store/counter/emission-point-store.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { aCreditLine, aCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { stationsOf } from '../../support/head/head-shop.ts';
import { openLossyLine } from '../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import { rawStation } from '../../support/head/raw-station.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { openTill, type TestTill } from '../../support/head/till.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { headKey, headPage, signInAtHead } from '../support/head-window.ts';

const texts = es.head;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('what needs a person at a head office, in its window', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('is shown for each, and a number of two tills is decided there', async () => {
    const head = await heads.on(postgres.url());
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const [one, other, still] = [await openTill('001'), await openTill('002'), await openTill('003')];
    await one.enrol(head);
    await other.enrol(head, line.url);
    await still.enrol(head);
    await still.issue('live');
    await restoredWithout(still, 4);
    await still.issue('live');
    await still.allSent();
    const [, , { id: silent = '' } = {}] = await stationsOf(head);
    const station = await rawStation(still, head);
    expect(await station.send(['{"position":1,"cut'])).toMatchObject({ status: 200 });
    await seenTwoDaysAgo(postgres.url(), silent);
    // More is credited than was sold, where the head office could not be asked.
    await one.shop.decide(await one.issue('live'), 'authorized');
    await one.allSent();
    line.decide((address) => (/feed|credit-holds/.test(address) ? 'body_cut' : 'answered'));
    const modified_document = { number: '001-001-000000001', issue_date: '2026-11-21' };
    for (const [till, unit_price] of [
      [other, '10.00'],
      [one, '15.00'],
    ] as const) {
      const note = aCreditNoteBody({ modified_document, lines: [aCreditLine({ unit_price })] });
      expect(await till.credited(note)).toMatchObject({ ok: true });
    }
    line.decide(() => 'answered');
    // Nothing keeps a till without network from giving the numbers of another's point.
    await makeEmissionPointStore(other.shop.store).add({
      environment: 'live',
      establishment: '001',
      address: undefined,
      emissionPoint: '001',
      numberings: [{ id: uuid(), environment: 'live', type: 'invoice', nextNumber: undefined }],
    });
    await other.issue('live', { establishment: '001', emission_point: '001' });
    await Promise.all([one.allSent(), other.allSent()]);

    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await headPage(browser);
    await page.goto(head.url);
    await signInAtHead(page, await headKey(head, 'manager'));
    const sentenceShown = (sentence: string) => page.getByText(sentence, { exact: true });
    await sentenceShown(texts.attention.conflict.replace('{{number}}', '001-001-000000001')).waitFor();
    await sentenceShown(texts.attention.overdrawn.replace('{{number}}', '001-001-000000001')).waitFor();
    await sentenceShown('Faltan 3 números en Factura 001-003').waitFor();
    await page.getByText('De «Caja 001-003»: 000000002–000000004', { exact: true }).waitFor();
    await page
      .getByText(/no informa desde el/)
      .first()
      .waitFor();
    await expectBothLooks(page, 'head-attention');
    await page.getByText('1 registro de «Caja 001-003» no se pudo guardar', { exact: true }).waitFor();
    await page.getByRole('button', { name: texts.attention.discard, exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByText(texts.attention.discardCaution).waitFor();
    await question.getByRole('button', { name: texts.attention.discard, exact: true }).click();
    await page
      .getByText('1 registro de «Caja 001-003» no se pudo guardar', { exact: true })
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.attention.decide, exact: true }).click();
    const decision = page.getByRole('dialog');
    await decision.getByRole('button', { name: texts.attention.decideConfirm }).click();
    await decision.getByText(es.field.required).waitFor();
    await decision.getByRole('radio').first().click();
    await decision.getByLabel(texts.attention.next).fill('1');
    await decision.getByRole('button', { name: texts.attention.decideConfirm }).click();
    await decision.getByText(/debe seguir uno mayor/).waitFor();
    await expectBothLooks(page, 'head-conflict-decision');
    await decision.getByLabel(texts.attention.next).fill('20');
    await decision.getByRole('button', { name: texts.attention.decideConfirm }).click();
    await sentenceShown(texts.attention.conflict.replace('{{number}}', '001-001-000000001')).waitFor({
      state: 'detached',
    });
  });
});

/** As where a person stated the next number of a till that had lost what it issued up to `last`. */
async function restoredWithout({ shop: { store } }: TestTill, last: number): Promise<void> {
  await store.writes.run(async (tx) => {
    await tx
      .updateTable('series')
      .set({ next_number: last + 1 })
      .where('environment', '=', 'live')
      .execute();
  });
}

/** As if it had not been heard of since. */
async function seenTwoDaysAgo(url: string, station: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("UPDATE station SET seen_at = now() - interval '2 days' WHERE id = $1", [station]);
  await client.end();
}
