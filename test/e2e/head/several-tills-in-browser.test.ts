import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hostedHeadResource } from '../../../src-main/contract/head/stations/hosted/hosted-head.ts';
import { readHeadFile } from '../../../src-main/process/head/head-file.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { eventually } from '../../support/eventually.ts';
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
    // The code stays while it is typed elsewhere, also when a till joins meanwhile, until a person takes it off.
    await typed.waitFor();
    await button(page, texts.codeDone).click();
    await typed.waitFor({ state: 'detached' });
  });

  it('has this till join again where it left', async () => {
    await ownerOf(first).call('DELETE', '/v1/local/head-office');
    await page.reload();
    await page.getByText(texts.notJoined, { exact: true }).waitFor();
    await expectBothLooks(page, 'several-tills-not-joined');
    await button(page, texts.joinThis).click();
    await page.getByText(texts.notJoined, { exact: true }).waitFor({ state: 'detached' });
    expect((await ownerOf(first).call('GET', '/v1/local/head-office')).json()).toMatchObject({
      state: 'enrolled',
    });
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
    // Its former identity, which it left, is listed too.
    await expect.poll(() => page.getByRole('table', { name: texts.tills }).getByRole('row').count()).toBe(4);
  });

  it('says why it does not work, and starts it again once that was mended', async () => {
    const { port, data_dir = '' } = hostedHeadResource.parse(
      (await ownerOf(first).call('GET', '/v1/local/hosted-head')).json(),
    );
    const other = createServer((socket) => socket.destroy());
    onTestFinished(() => void other.close());
    process.kill(readHeadFile(data_dir)?.pid ?? 0, 'SIGKILL');
    await eventually(
      async () => {
        other.listen(port, '0.0.0.0');
        return once(other, 'listening').then(
          () => true,
          () => false,
        );
      },
      (isListening) => isListening,
    );
    await page.getByText(`Otro programa usa el puerto ${port}`).waitFor();
    await expectBothLooks(page, 'several-tills-failed');
    const closed = once(other, 'close');
    other.close();
    await closed;
    await button(page, texts.startAgain).click();
    await page.getByText(texts.state.running, { exact: true }).waitFor();
  });
});
