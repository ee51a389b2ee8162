import { createServer, type Server } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow } from '../support/window-driver.ts';

const texts = es.webhooks;

/** A webhook receiver: remembers the signatures, and answers as it is set to. */
async function startReceiver() {
  const signatures: string[] = [];
  const answer = { status: 204 };
  const server: Server = createServer((request, response) => {
    signatures.push(String(request.headers['webhook-signature']));
    request.resume().on('end', () => response.writeHead(answer.status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the receiver does not listen');
  return {
    url: `http://127.0.0.1:${address.port}/avisos`,
    answer,
    signatures,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('telling other programs, in a browser', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    receiver = await startReceiver();
    [service, browser] = await Promise.all([startService(), launchBrowser()]);
    page = await openWindow(browser, service.link);
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByText(texts.none).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await receiver?.close();
  });

  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const expectAccessible = (name: string) => expectBothLooks(page, `webhooks-${name}`);

  it('begins with nobody, and says beside the field what is wrong with an address', async () => {
    await expectAccessible('empty');
    await button(texts.new).click();
    const creating = dialog(texts.createTitle);
    await creating.getByRole('textbox', { name: texts.url }).fill('http://tienda.example.ec/avisos');
    await creating.getByRole('radio', { name: texts.whichSome }).click();
    const ticked = creating.getByRole('checkbox', { checked: true });
    await creating.getByText(texts.authorizationMismatch).waitFor();
    await expectAccessible('choice');
    while ((await ticked.count()) > 0) await ticked.first().uncheck();
    await creating.getByRole('button', { name: texts.create }).click();
    await creating.getByText(texts.needsEvent).waitFor();
    await creating.getByRole('checkbox', { name: es.document.type.invoice, exact: true }).check();
    await creating
      .getByRole('checkbox', { name: `${es.document.type.credit_note} · ${es.status.annulled}` })
      .check();
    await creating.getByRole('button', { name: texts.create }).click();
    await creating.locator('input[aria-invalid=true]').waitFor();
    await expectAccessible('refused');
  });

  it('shows the secret once, which only a deliberate press leaves', async () => {
    const creating = dialog(texts.createTitle);
    await creating.getByRole('textbox', { name: texts.url }).fill(receiver.url);
    await creating.getByRole('button', { name: texts.create }).click();
    const secret = dialog(texts.secretTitle);
    expect(await secret.getByRole('textbox', { name: texts.secret }).inputValue()).toMatch(/^whsec_/);
    await page.keyboard.press('Escape');
    await expectAccessible('secret');
    await secret.getByRole('button', { name: es.secret.kept }).click();
    await page.getByRole('heading', { name: receiver.url }).waitFor();
    await page.getByText(texts.noDeliveries).waitFor();
    await page
      .getByText(`${es.document.type.invoice} · ${es.document.type.credit_note}: ${es.status.annulled}`)
      .waitFor();
    await expectAccessible('new');
  });

  it('says how a test went, arrived or not', async () => {
    await button(texts.test).click();
    await page.getByText(/^La prueba llegó: respondió 204/).waitFor();
    receiver.answer.status = 500;
    await button(texts.test).click();
    await page.getByText(texts.testMissed).waitFor();
    await page.getByText(/^Ningún aviso llega desde/).waitFor();
    await expectAccessible('failing');
  });

  it('shows every attempt of a notice, and sends it again', async () => {
    await page
      .getByRole('button', { name: /^Ver Prueba/ })
      .first()
      .click();
    const notice = page.getByRole('dialog');
    const shown = page.getByRole('radiogroup', { name: texts.show });
    await notice
      .getByRole('cell', { name: /respondió 500/ })
      .first()
      .waitFor();
    await expectAccessible('attempts');
    receiver.answer.status = 200;
    await notice.getByRole('button', { name: texts.retry }).click();
    await notice.getByRole('cell', { name: 'Respondió 200' }).waitFor();
    await page.keyboard.press('Escape');
    await shown.getByText(texts.statusChoice.failed, { exact: true }).click();
    await page.getByText(texts.noneOfThese).waitFor();
    await shown.getByText(texts.showAll, { exact: true }).click();
  });

  it('changes the secret, and signs with both from then on', async () => {
    await button(texts.rotate).click();
    await expectAccessible('rotation');
    await dialog(texts.rotate).getByRole('button', { name: texts.rotateConfirm }).click();
    await dialog(texts.secretTitle).getByRole('button', { name: es.secret.kept }).click();
    await page.getByText(/se firma también con el anterior/).waitFor();
    await button(texts.test).click();
    await expect.poll(() => receiver.signatures.at(-1)?.split(' ')).toHaveLength(2);
  });

  it('is stopped and resumed', async () => {
    await button(texts.disable).click();
    await dialog(texts.disable).getByRole('button', { name: texts.disable }).click();
    await page.getByText(texts.disabledNotice).waitFor();
    await expectAccessible('stopped');
    await button(texts.enable).click();
    await page.getByText(texts.disabledNotice).waitFor({ state: 'detached' });
  });

  it('keeps a change of the events', async () => {
    await button(texts.edit).click();
    const editing = dialog(texts.editTitle);
    expect(
      await editing.getByRole('checkbox', { name: es.document.type.invoice, exact: true }).isChecked(),
    ).toBe(true);
    await expectAccessible('change');
    await editing.getByRole('radio', { name: texts.whichAll }).click();
    await editing.getByRole('button', { name: es.action.save }).click();
    await editing.waitFor({ state: 'detached' });
    await page.getByText(texts.everything).waitFor();
  });

  it('stands in the list with how it goes, and is deleted only after a question', async () => {
    await page.getByRole('link', { name: texts.all }).click();
    await page
      .getByRole('row', { name: new RegExp(receiver.url) })
      .getByText(texts.states.working)
      .waitFor();
    await expectAccessible('list');
    await page.getByRole('link', { name: receiver.url }).click();
    await button(texts.remove).click();
    await expectAccessible('removal');
    await dialog(texts.remove).getByRole('button', { name: texts.remove }).click();
    await page.getByText(texts.none).waitFor();
  });
});
