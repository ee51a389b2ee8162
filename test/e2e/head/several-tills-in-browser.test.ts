import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedHeadResource } from '../../../src-main/contract/head/stations/hosted-head.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { postgresMissing } from '../../support/head/postgres.ts';
import { copyTemplate } from '../../support/head/postgres-template.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import type { ServiceInProcess } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { goTo, openWindow } from '../support/window-driver.ts';

const texts = es.severalTills;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a shop with several tills, in their windows', () => {
  const services = testServices();
  let first: ServiceInProcess;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    first = await services.start();
    // The user of PostgreSQL has to pass through; a person's own folder is theirs.
    chmodSync(first.dataDir, 0o711);
    copyTemplate(join(first.dataDir, 'matriz'));
    page = await openWindow(browser, first.newLink());
  });
  afterAll(() => browser?.close());

  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const choose = (on: Page, role: 'head' | 'till') =>
    on.getByRole('radio', { name: texts.role[role], exact: true }).click();

  it('makes a computer the head office, gives what is typed at another one, and shows that it joined', async () => {
    await goTo(page, '/ajustes');
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await page.getByRole('radiogroup', { name: texts.question }).waitFor();
    await expectBothLooks(page, 'several-tills');
    await choose(page, 'head');
    // Any free port, as the tests of a machine run beside each other.
    const operation = '**/v1/local/hosted-head';
    await page.route(operation, (route) =>
      route.request().method() === 'POST' ? route.continue({ postData: '{"port":0}' }) : route.continue(),
    );
    await button(page, texts.begin).click();
    await page.getByText(texts.state.running, { exact: true }).waitFor();
    await page.unroute(operation);
    await button(page, texts.make).click();
    const typed = page.getByRole('status').filter({ hasText: texts.code });
    await typed.waitFor();
    await expectBothLooks(page, 'several-tills-head');
    const [code = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await typed.textContent()) ?? '') ?? [];
    const { port } = hostedHeadResource.parse(
      (await ownerOf(first).call('GET', '/v1/local/hosted-head')).json(),
    );

    const second = await services.start();
    const other = await openWindow(browser, second.newLink());
    await goTo(other, '/ajustes/varias-cajas');
    await choose(other, 'till');
    await other.getByRole('textbox', { name: texts.address }).fill('la matriz');
    await other.getByRole('textbox', { name: texts.code }).fill('ABCD');
    await button(other, texts.join).click();
    await other.getByText('son doce letras y cifras').waitFor();
    await other.getByText('Diga dónde contesta la matriz').waitFor();
    await expectBothLooks(other, 'several-tills-join');
    await other.getByRole('textbox', { name: texts.address }).fill(`127.0.0.1:${port}`);
    await other.getByRole('textbox', { name: texts.code }).fill(code);
    await button(other, texts.join).click();
    await other.getByText(es.headOffice.current, { exact: true }).waitFor();
    await other.getByRole('region', { name: texts.joined }).waitFor();

    const rows = page.getByRole('table', { name: texts.tills }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    await expectBothLooks(page, 'several-tills-joined');
  });

  it('stops being the head office after a question, goes on as a till, and is it again', async () => {
    await button(page, texts.end).click();
    await button(page, texts.endConfirm).click();
    await page.getByRole('region', { name: texts.joined }).waitFor();
    expect((await ownerOf(first).call('GET', '/v1/local/hosted-head')).json()).toMatchObject({
      state: 'off',
    });
    await button(page, texts.beginAgain).click();
    await page.getByText(texts.state.running, { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('table', { name: texts.tills }).getByRole('row').count()).toBe(3);
  });
});
