import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '../../../src-main/contract/list.ts';
import { sessionKeyResource } from '../../../src-main/contract/local.ts';
import { proformaListed } from '../../../src-main/contract/proformas/proforma.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { type ApiClient, apiClient } from '../../support/service/api-client.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { coffee, hasTakenFocus, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

const { proformas: texts } = es;
const unseen = async () => {};

/** From the sale at the counter to what is offered, and back to a sale or an invoice, without a mouse. */
describe('proformas in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;
  let program: ApiClient;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    const made = await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' });
    program = apiClient(service.url, sessionKeyResource.parse(made.json).key);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const table = () => page.getByRole('table', { name: texts.title });
  const row = (name: string) => table().getByRole('row').filter({ hasText: name });
  const proformas = async () =>
    listOf(proformaListed).parse((await program.call('GET', '/v1/local/proformas')).json()).data;

  /** One coffee, saved for somebody whose name alone is known. */
  async function saveCoffeeFor(
    name: string,
    look: (picture: string) => Promise<void> = unseen,
  ): Promise<void> {
    await goTo(page, '/');
    const search = searchField(page);
    await search.fill(coffee.barcode);
    await search.press('Enter');
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
    await page.keyboard.press('F3');
    await dialog().getByRole('button', { name: texts.save }).waitFor();
    await look('hold');
    await dialog().getByRole('button', { name: texts.save }).press('Enter');
    await dialog().getByLabel(texts.recipient).fill(name);
    await look('proforma-save');
    await dialog().getByRole('button', { name: texts.saveConfirm }).press('Enter');
    await page.getByText(name, { exact: true }).waitFor();
  }

  /** The sale in hand, in cash. */
  async function charge(): Promise<void> {
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor();
    await page.keyboard.press('F9');
    await page.getByLabel(es.charge.received).fill('20');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: es.ticket.title }).waitFor();
  }

  it('says that there are none yet', async () => {
    await goTo(page, '/documentos/proformas');
    await page.getByRole('heading', { name: texts.emptyTitle }).waitFor();
    await expectBothLooks(page, 'proformas-empty');
  });

  it('is saved from the counter, which is free for the next customer', async () => {
    await saveCoffeeFor('Maestro Juan', (picture) => expectBothLooks(page, picture));
    await expectBothLooks(page, 'proforma');
    const [made] = await proformas();
    expect(made).toMatchObject({ name: 'Maestro Juan', status: 'open', total: '7.19' });
    await goTo(page, '/');
    await page.getByLabel(`Cantidad de ${coffee.name}`).waitFor({ state: 'detached' });
  });

  it('is found and sold in two presses at its prices: the invoice and the proforma name each other', async () => {
    await goTo(page, '/documentos/proformas');
    await page.getByLabel(texts.searchLabel).fill('maestro');
    await row('Maestro Juan').waitFor();
    await expectBothLooks(page, 'proformas-list');
    await row('Maestro Juan').getByRole('link').press('Enter');
    await button(texts.sell).press('Enter');
    await charge();
    const [sold] = await proformas();
    expect(sold).toMatchObject({ status: 'invoiced', total: '7.19' });
    await goTo(page, `/documentos/${sold?.invoice?.id}`);
    await page.getByRole('link', { name: sold?.number ?? '' }).press('Enter');
    await page.getByRole('link', { name: sold?.invoice?.number ?? '' }).waitFor();
    expect(await button(texts.sell).count()).toBe(0);
    expect(await button(texts.toInvoice).count()).toBe(0);
  });

  it('asks at whose prices it is sold where they are others today', async () => {
    await saveCoffeeFor('Doña Rosa');
    const { data } = (await service.call('GET', '/v1/local/products?q=CAFE400')).json as {
      data: readonly { id: string }[];
    };
    const dearer = { ...coffee, unit_price: '8.00' };
    const changed = await service.call('PUT', `/v1/local/products/${data[0]?.id}`, dearer);
    expect(changed.status).toBe(200);
    await goTo(page, '/documentos/proformas');
    await row('Doña Rosa').getByRole('link').press('Enter');
    await button(texts.sell).press('Enter');
    await dialog().getByText('$ 8.00').waitFor();
    await expectBothLooks(page, 'proforma-prices');
    await hasTakenFocus(dialog());
    await dialog().getByRole('button', { name: texts.withToday }).press('Enter');
    await charge();
    const [sold] = await proformas();
    const invoice = await program.invoice(sold?.invoice?.id ?? '');
    expect([sold?.total, invoice.total]).toEqual(['7.19', '9.20']);
  });

  it('is accepted, and invoiced in the editor at its prices', async () => {
    await saveCoffeeFor('Arq. Mora');
    await button(es.ticket.whatsapp.button).press('Enter');
    await dialog().getByText('$ 9.20').waitFor();
    await page.keyboard.press('Escape');
    await button(texts.accept).press('Enter');
    await button(texts.unaccept).waitFor();
    await button(texts.toInvoice).press('Enter');
    await button(es.editor.review).waitFor();
    await expectBothLooks(page, 'proforma-editor');
    await button(es.editor.review).press('Enter');
    await hasTakenFocus(dialog());
    await dialog().getByRole('button', { name: es.editor.issue }).press('Enter');
    await page.getByRole('heading', { name: es.editor.issued }).waitFor();
    const [invoiced] = await proformas();
    expect(invoiced).toMatchObject({ name: 'Arq. Mora', status: 'invoiced' });
  });

  it('is copied: the editor saves another', async () => {
    const [before] = await proformas();
    await goTo(page, `/documentos/proformas/${before?.id}`);
    await page.getByRole('link', { name: texts.copy, exact: true }).press('Enter');
    await button(texts.save).press('Enter');
    await dialog().getByLabel(texts.recipient).fill('Arq. Mora, otra vez');
    await dialog().getByRole('button', { name: texts.saveConfirm }).press('Enter');
    await page.getByText('Arq. Mora, otra vez', { exact: true }).waitFor();
    const [copy] = await proformas();
    expect(copy).toMatchObject({ status: 'open', total: before?.total });
    const drafts = await service.call('GET', '/v1/local/document-drafts?environment=sandbox');
    expect(drafts.json).toMatchObject({ data: [] });
  });
});
