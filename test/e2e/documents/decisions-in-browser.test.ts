import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SandboxConditionsBody } from '../../../src-main/contract/business/sandbox-conditions.ts';
import { authorizationMismatch } from '../../../src-main/contract/documents/authority/authorization-mismatch.ts';
import { waitingDocument } from '../../../src-main/contract/documents/lists/waiting-document.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, smallScreen } from '../support/window-driver.ts';

describe('what only a person can decide, rehearsed in the sandbox', () => {
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    await stockShelf(service);
    page = await openWindow(browser, service.link, smallScreen);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  async function rehearse(conditions: Partial<SandboxConditionsBody>): Promise<void> {
    const { status } = await service.call('PUT', '/v1/local/sandbox/conditions', conditions);
    if (status !== 200) throw new Error(`the service answered ${status} to the conditions`);
  }

  const expectAccessible = (name: string) => expectBothLooks(page, `decisions-${name}`);

  const drawer = () => page.getByRole('dialog', { name: es.sync.drawer });
  const decisions = () => drawer().getByRole('region', { name: es.sync.decideTitle });
  const openDrawer = async () => {
    await page.getByRole('button', { name: es.sync.open }).click();
    await decisions().getByRole('listitem').first().waitFor();
  };
  const decide = async (decision: string, { title, confirm }: { title: string; confirm: string }) => {
    await decisions().getByRole('button', { name: decision }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    // Escape would be the dialog's while it is there.
    await dialog.waitFor({ state: 'detached' });
    await decisions().waitFor({ state: 'detached' });
  };
  const closeDrawer = async () => {
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
  };
  const documents = async () => {
    const { json } = await service.call('GET', '/v1/local/sync/waiting');
    return json;
  };

  it('a date the SRI refused is sent again as it is, once the clocks agree', async () => {
    await rehearse({ reception: 'returned_65', remaining: 1 });
    await sellCoffee(page);
    await page.getByText('1 necesita su decisión').waitFor();
    await openDrawer();
    await decisions()
      .getByText(/El SRI no admite su fecha de emisión/)
      .waitFor();
    await expectAccessible('date-refused');
    await decide(es.sync.sendAnyway, es.sync.send);
    await closeDrawer();
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText(es.status.simulated, { exact: true }).waitFor();
    expect(await documents()).toMatchObject({ data: [] });
  });

  it('a number the SRI has already stops its series, and everyone sees it', async () => {
    await rehearse({ reception: 'returned_45', remaining: 1 });
    await sellCoffee(page);
    const banner = page.getByRole('region', { name: /^La serie 001-001 \(.+\) está detenida$/ });
    await banner.waitFor();
    await expectAccessible('series-stopped');
    await banner.getByRole('button', { name: es.lock.seriesResume }).click();
    const next = page.getByRole('textbox', { name: es.lock.resumeNext });
    await next.fill('1');
    await page.getByRole('button', { name: es.lock.resumeConfirm, exact: true }).click();
    await page.getByText(/^Escriba un número entero, desde \d+\.$/).waitFor();
    await expectAccessible('series-resume');
    await next.fill('500');
    await page.getByRole('button', { name: es.lock.resumeConfirm, exact: true }).click();
    await banner.waitFor({ state: 'detached' });
  });

  it('its document is issued anew with the number the person stated', async () => {
    await openDrawer();
    await expectAccessible('number-taken');
    await decide(es.sync.replace, es.sync.replacement);
    await page.getByText('Se emitió 001-001-000000500 en su lugar.').waitFor();
    expect(await documents()).toMatchObject({ data: expect.not.arrayContaining([{ decision: {} }]) });
  });

  it('what the SRI authorized is compared with what was sent, and asked about again or accepted', async () => {
    await closeDrawer();
    // The condition is for the next question, whatever document it is about.
    await expect.poll(documents).toMatchObject({ data: [] });
    await rehearse({ authorization: 'other_document', remaining: 1 });
    await sellCoffee(page);
    await page.getByText('1 necesita su decisión').waitFor();
    const [held] = listOf(waitingDocument).parse(await documents()).data;
    const differences = async () => {
      const path = `/v1/local/documents/${held?.document_id}/authorization-mismatch`;
      return authorizationMismatch.parse((await service.call('GET', path)).json).differences;
    };
    const dialog = page.getByRole('dialog', { name: es.sync.mismatch.title });
    const compare = () => decisions().getByRole('button', { name: es.sync.compare }).click();
    await openDrawer();
    await compare();
    await dialog.getByText(/dice otra cosa que el que se envió/).waitFor();
    expect(await dialog.getByRole('button', { name: es.sync.mismatch.accept }).count()).toBe(0);
    await expectBothLooks(page, 'decisions-other-document');
    await dialog.getByText(es.sync.mismatch.xml).click();
    await dialog.getByRole('textbox', { name: es.sync.mismatch.authority }).waitFor();
    await expectBothLooks(page, 'decisions-both-files');

    await rehearse({ authorization: 'wrong_date', remaining: 1 });
    await dialog.getByRole('button', { name: es.sync.mismatch.askAgain }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(differences).toMatchObject([{ code: 'date' }]);
    await compare();
    await dialog.getByText(/fecha de autorización no es creíble/).waitFor();
    await expectBothLooks(page, 'decisions-odd-date');
    await dialog.getByRole('button', { name: es.sync.mismatch.accept }).click();
    await decisions().waitFor({ state: 'detached' });
    expect(await documents()).toMatchObject({ data: [] });
  });
});
