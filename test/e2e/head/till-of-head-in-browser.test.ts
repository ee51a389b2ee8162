import { cpSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { allSent, ended, enrolmentCode, stationsOf } from '../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../support/head/postgres.ts';
import type { RunningHead } from '../../support/head/run-head.ts';
import { testHeads } from '../../support/head/test-heads.ts';
import { type LiveShop, liveShops } from '../../support/numbers/live-shop.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import type { ServiceInProcess } from '../../support/service/start-in-process.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { goTo, openAnnouncements, openWindow, smallScreen, usualScreen } from '../support/window-driver.ts';

const texts = es.headOffice;
const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till with a head office, in its window', () => {
  const shops = liveShops();
  const heads = testHeads();
  const postgres = testPostgres();
  let data: string;
  let headArgs: readonly string[];
  let head: RunningHead;
  let shop: LiveShop<ServiceInProcess>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    headArgs = ['--data', shops.services.newFolder(), '--database', postgres.url()];
    head = await heads.start([...headArgs, '--port', '0']);
    data = await shops.setUp();
    shop = await shops.open(data);
    page = await openLive(shop);
  });
  afterAll(() => browser?.close());

  /** The window of a shop, in the environment where documents count. */
  async function openLive({ service }: LiveShop<ServiceInProcess>): Promise<Page> {
    const gone = await ownerOf(service).call('PATCH', '/v1/local/setup', { body: { finished: true } });
    expect(gone.status).toBe(200);
    const opened = await openWindow(browser, service.newLink());
    await opened.getByRole('button', { name: `Cambiar de entorno, ahora ${es.environment.live}` }).waitFor();
    return opened;
  }

  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const chip = (standing: keyof typeof texts.chip) =>
    page.getByRole('button', { name: texts.chip[standing].replace('{{count}} ', '') });
  const code = () => page.getByRole('textbox', { name: texts.code });

  it('is joined with a code, which says first where it leads; what is no code is reported beside it', async () => {
    await goTo(page, '/ajustes');
    await page.getByRole('link', { name: texts.title, exact: true }).click();
    await code().fill('ABCD-EFGH');
    await button(page, texts.enrol).click();
    await page.getByText('No es un código de matriz').waitFor();
    expect(await page.getByRole('button', { name: /^Matriz:/ }).count()).toBe(0);
    await code().fill(await enrolmentCode(head));
    await page.getByText(texts.meant.replace('{{url}}', head.url)).waitFor();
    await expectBothLooks(page, 'head-office-enrol');
    await code().press('Enter');
    await page.getByText(texts.current, { exact: true }).waitFor();
    await chip('current').waitFor();
    await expectBothLooks(page, 'head-office-joined');
  });

  it('says in the bar how it goes, and more when pressed; the keyboard is enough', async () => {
    await goTo(page, '/documentos');
    await chip('current').press('Enter');
    const more = page.getByRole('dialog', { name: texts.title });
    await more.getByText(head.url).waitFor();
    await expectBothLooks(page, 'head-office-chip');
    await page.keyboard.press('Escape');
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => chip('current').evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('goes on selling without its head office, and says what waits for it', async () => {
    const { port } = new URL(head.url);
    await head.stop();
    await shop.sell('wait=20');
    await chip('offline').click();
    const more = page.getByRole('dialog', { name: texts.title });
    await more.getByText(`La matriz no contesta en ${head.url}`).waitFor();
    await expectBothLooks(page, 'head-office-offline');
    // The bar stays one line on the smallest screen, where what counts is in sight.
    await page.setViewportSize(smallScreen);
    const lineHeight = 60;
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(lineHeight);
    await page.setViewportSize(usualScreen);
    await more.getByRole('link', { name: texts.settings }).click();
    await page.getByRole('heading', { name: texts.title }).waitFor();
    head = await heads.start([...headArgs, '--port', port]);
    // Not for the next attempt by itself, which after a while without it may be minutes away.
    await button(page, texts.retry).click();
    await chip('current').waitFor();
    await allSent(shop.owner);
  });

  it('shows at every page that it was revoked, and is joined again from there', async () => {
    const [{ id = '' } = {}] = await stationsOf(head);
    await head.call('POST', `/v1/head/stations/${id}/revoke`);
    await shop.sell();
    await ended(shop.owner, 'revoked');
    await goTo(page, '/documentos');
    // The list of announcements closes where the page changes.
    await page.getByRole('heading', { name: es.nav.documents, level: 1 }).waitFor();
    const notice = (await openAnnouncements(page)).getByRole('region', { name: es.lock.revokedTitle });
    await notice.waitFor();
    await chip('revoked').waitFor();
    await expectBothLooks(page, 'head-office-revoked');
    await notice.getByRole('link', { name: es.lock.endedEnrol }).click();
    await expectBothLooks(page, 'head-office-revoked-settings');
    await code().fill(await enrolmentCode(head));
    // A toast that has just come leaves the button free.
    await button(page, texts.enrolAgain).click();
    await page.getByText(texts.current, { exact: true }).waitFor();
    await openAnnouncements(page);
    await notice.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
  });

  it('shows that another computer reports as it does, and what it needs', async () => {
    await shop.service.stop();
    const copied = shops.services.newFolder();
    cpSync(data, copied, { recursive: true, preserveTimestamps: true });
    shop = await shops.open(data);
    await shop.sell('wait=20');
    await allSent(shop.owner);
    const copy = await shops.open(copied);
    await ended(copy.owner, 'forked');
    await page.close();
    page = await openLive(copy);
    const notice = (await openAnnouncements(page)).getByRole('region', { name: es.lock.forkedTitle });
    await notice.getByRole('link', { name: es.lock.unprovenPoint }).waitFor();
    await chip('forked').click();
    await page.getByRole('dialog', { name: texts.title }).getByText(texts.forkedHint).waitFor();
    await expectBothLooks(page, 'head-office-forked');
    await copy.service.stop();
  });

  it('leaves after a question, and goes on by itself', async () => {
    await page.close();
    page = await openLive(await reopened());
    await goTo(page, '/ajustes/matriz');
    await button(page, texts.leave).click();
    const question = page.getByRole('dialog', { name: texts.leave });
    await expectBothLooks(page, 'head-office-leaving');
    await question.getByRole('button', { name: texts.leaveConfirm }).click();
    await button(page, texts.enrol).waitFor();
    expect(await page.getByRole('button', { name: /^Matriz:/ }).count()).toBe(0);
    expect((await stationsOf(head)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
    await shop.sell('wait=20');
  });

  /** Its link opens a window once. */
  async function reopened(): Promise<LiveShop<ServiceInProcess>> {
    await shop.service.stop();
    shop = await shops.open(data);
    return shop;
  }
});
