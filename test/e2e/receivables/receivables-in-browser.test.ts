import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sessionKeyResource } from '../../../src-main/contract/local.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { onCredit } from '../../support/shops/receivables/receivable-shop.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { goTo, openWindow, searchField } from '../support/window-driver.ts';

const { receivables: texts } = es;
const buyer = { identification_type: 'cedula', identification: '1710034065', name: 'ANA PÉREZ' } as const;

/** From a sale on credit and a page of the notebook to what is paid of them, without a mouse. */
describe('receivables in a browser', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await searchField(page).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const table = (name: string) => page.getByRole('table', { name });
  const dialog = () => page.getByRole('dialog');
  const field = (name: string) => dialog().getByLabel(name, { exact: true });

  it('says that nobody owes anything, and takes what is in the notebook', async () => {
    await goTo(page, '/por-cobrar');
    await page.getByRole('heading', { name: texts.emptyTitle }).waitFor();
    await expectBothLooks(page, 'receivables-empty');
    await button(texts.newOpening).press('Enter');
    await button(texts.save).press('Enter');
    await page.getByText(texts.needs).waitFor();
    await expectBothLooks(page, 'receivables-opening');
    await field(texts.identification).fill('1710034073');
    await field(texts.name).fill('LUIS MORA');
    await field(texts.amount).fill('40');
    await field(texts.issuedOn).fill('31/01/2026');
    await field(texts.note).fill('Página 12');
    await button(texts.save).press('Enter');
    await page.getByText(texts.entered.replace('{{name}}', 'LUIS MORA')).waitFor();
    await table(texts.list)
      .getByRole('row')
      .filter({ hasText: 'LUIS MORA' })
      .getByText('40.00')
      .last()
      .waitFor();
  });

  it('shows a sale on credit, and takes what is paid of it', async () => {
    const made = await service.call('POST', '/v1/local/session-keys', { environment: 'sandbox' });
    const program = apiClient(service.url, sessionKeyResource.parse(made.json).key);
    const sold = await program.issue(anInvoiceBody({ buyer, payments: [onCredit] }), 'wait=20');
    await page.reload();
    await table(texts.list).getByRole('link', { name: buyer.name }).waitFor();
    await expectBothLooks(page, 'receivables-list');
    await table(texts.list).getByRole('link', { name: buyer.name }).press('Enter');
    await table(texts.debts).getByRole('link', { name: sold.number }).waitFor();
    await button(texts.receive).press('Enter');
    await field(texts.howMuch).fill('23.01');
    await dialog().getByRole('button', { name: texts.receive, exact: true }).press('Enter');
    await dialog().getByText(texts.needsAmount).waitFor();
    await expectBothLooks(page, 'receivables-receive');
    await field(texts.howMuch).fill('10');
    await field(texts.reference).fill('88213');
    await dialog().getByRole('button', { name: texts.receive, exact: true }).press('Enter');
    const received = texts.received.replace('{{amount}}', '$ 10.00').replace('{{balance}}', '$ 13.00');
    await page.getByText(received).waitFor();
    await table(texts.account).getByRole('row').filter({ hasText: texts.kinds.payment }).waitFor();
    await expectBothLooks(page, 'receivables-customer');
  });

  it('reverses a payment with its reason: it is owed again', async () => {
    const name = texts.reverseOf.replace('{{amount}}', '$ 10.00');
    await button(name).press('Enter');
    await dialog().getByRole('button', { name: texts.reverse, exact: true }).press('Enter');
    await dialog().getByText(texts.needsReason).waitFor();
    await expectBothLooks(page, 'receivables-reverse');
    await dialog().getByRole('button', { name: texts.reasons.amount }).press('Enter');
    await dialog().getByRole('button', { name: texts.reverse, exact: true }).press('Enter');
    await table(texts.payments).getByText(texts.reversed, { exact: true }).waitFor();
    await table(texts.debts).getByText('23.00').waitFor();
  });
});
