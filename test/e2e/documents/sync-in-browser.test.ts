import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { type Line, layLine } from '../../support/network/line.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, switchEnvironment } from '../support/window-driver.ts';

const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword);

describe('a shop whose line to the authority is cut, in a browser', () => {
  let authority: AuthorityDouble;
  let line: Line;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    authority = await startAuthorityDouble();
    line = await layLine(authority.url);
    const env = { MOSTRADOR_AUTHORITY_TEST_URL: line.url };
    [service, browser] = await Promise.all([startService(env), launchBrowser()]);
    await setUpBusiness(service);
    await stockShelf(service);
    page = await openWindow(browser, service.link);
    await switchEnvironment(page, 'test');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await line?.cut();
    await authority?.close();
  });

  const expectAccessible = (name: string) => expectBothLooks(page, `sync-${name}`);

  const drawer = () => page.getByRole('dialog', { name: es.sync.drawer });
  const openDrawer = async (): Promise<Locator> => {
    await page.getByRole('button', { name: es.sync.open }).click();
    await drawer().waitFor();
    return drawer();
  };
  const closeDrawer = async () => {
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
  };

  it('sells on, and the bar says that the line is gone', async () => {
    for (let sale = 0; sale < 2; sale += 1) await sellCoffee(page);
    const bar = page.getByRole('region', { name: es.sync.label });
    await bar.getByText(es.sync.offline).waitFor();
    await bar.getByText('2 sin enviar').waitFor();
    expect(authority.arrivals()).toEqual([]);
    await expectAccessible('bar-offline');
  });

  it('says in plain words since when, what waits and why', async () => {
    const opened = await openDrawer();
    await opened.getByText(/^Sin conexión con el SRI desde las \d\d:\d\d$/).waitFor();
    await opened.getByText('Siga vendiendo: 2 documentos saldrán solos.').waitFor();
    const waiting = opened.getByRole('region', { name: es.sync.waitingTitle }).getByRole('listitem');
    await expect.poll(() => waiting.count()).toBe(2);
    // While an attempt runs it has no reason to show.
    await waiting.first().getByText('No hay conexión con el SRI.').waitFor();
    await expectAccessible('drawer-offline');
  });

  it('stays in order for a user who pauses the delivery and goes on with it', async () => {
    await drawer().getByRole('button', { name: es.sync.pause }).click();
    await drawer()
      .getByText(/^El envío está en pausa desde las/)
      .waitFor();
    await expectAccessible('drawer-paused');
    await drawer().getByRole('button', { name: es.sync.resume }).click();
    await drawer().getByRole('button', { name: es.sync.pause }).waitFor();
    await closeDrawer();
  });

  it('delivers everything once when the line is back', async () => {
    await line.restore();
    const opened = await openDrawer();
    await opened.getByRole('button', { name: es.sync.tryNow }).click();
    await opened.getByText(es.sync.headline.done).waitFor();
    await opened.getByText(es.sync.waitingNone).waitFor();
    expect(authority.documents().map(({ state }) => state)).toEqual(['authorized', 'authorized']);
    for (const { accessKey } of authority.documents()) {
      expect(authority.received(accessKey)).toHaveLength(1);
    }
    await expectAccessible('drawer-done');
  });

  it('shows on a document the whole conversation, word by word', async () => {
    await drawer().getByRole('region', { name: es.sync.answersTitle }).getByRole('link').first().click();
    const conversation = page.getByRole('region', { name: es.exchange.title });
    await conversation.getByText(es.exchange.outcome.unreachable).first().waitFor();
    await conversation.getByText(es.exchange.outcome.authorized, { exact: true }).waitFor();
    const accessKey = /\d{49}/.exec(
      (await page.getByRole('button', { name: /^Copiar clave/ }).textContent()) ?? '',
    )?.[0];
    await conversation
      .getByRole('button', { name: /^Ver Consulta/ })
      .first()
      .click();
    const answer = page.getByRole('textbox', { name: es.exchange.answer });
    expect(await answer.inputValue()).toContain(`<numeroAutorizacion>${accessKey}</numeroAutorizacion>`);
    await page.getByText(es.exchange.request, { exact: true }).click();
    const request = page.getByRole('textbox', { name: es.exchange.request });
    expect(await request.inputValue()).toContain('autorizacionComprobante');
    await expectAccessible('exchange');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectAccessible('document');
  });

  it('asks about an undecided document on request, and kindly says so when asked too often', async () => {
    authority.setDecisionDelay(Number.POSITIVE_INFINITY);
    await page.getByRole('link', { name: es.nav.counter, exact: true }).click();
    await sellCoffee(page);
    await page.getByRole('link', { name: es.ticket.detail }).click();
    const ask = page.getByRole('button', { name: es.exchange.refresh });
    await ask.click();
    await page.getByText(es.exchange.refreshQueued).waitFor();
    await ask.click();
    await page.getByText(/^Acaba de consultarse\. Espere \d+ segundos?\.$/).waitFor();
    await expect.poll(() => ask.isDisabled()).toBe(true);
    await expectAccessible('asked-too-soon');
    authority.setDecisionDelay(0);
  });

  it('examines the signature in use, and tells a wrong password beside its field', async () => {
    await page.getByRole('link', { name: es.nav.settings }).click();
    await page.getByRole('link', { name: es.certificate.title }).click();
    await page.getByText(es.certificate.verdict.good).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'firma.p12', mimeType: 'application/x-pkcs12', buffer: Buffer.from(p12) });
    const password = page.getByRole('textbox', { name: es.certificate.password });
    await password.fill('otra');
    await page.getByRole('button', { name: es.certificate.install }).click();
    await page.getByText('La clave del archivo de firma no es correcta.').waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible('certificate');
    await password.fill(testPassword);
    await page.getByRole('button', { name: es.certificate.install }).click();
    await page.getByText(es.certificate.installed).waitFor();
  });

  it('rehearses an outage in the sandbox, marked as such on every page until it ends', async () => {
    await page.getByRole('link', { name: es.rehearsal.title }).click();
    await page.getByRole('button', { name: es.rehearsal.goToSandbox }).click();
    await page.getByRole('button', { name: new RegExp(`^${es.rehearsal.scenario.html}`) }).click();
    const banner = page.getByRole('region', {
      name: `Simulacro en marcha: ${es.rehearsal.scenario.html}`,
    });
    await banner.waitFor();
    await expectAccessible('rehearsal');
    await page.getByRole('link', { name: es.nav.counter, exact: true }).click();
    await sellCoffee(page);
    await page.getByRole('region', { name: es.sync.label }).getByText(es.sync.offline).waitFor();
    await banner.getByRole('button', { name: es.rehearsal.end }).click();
    await banner.waitFor({ state: 'detached' });
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText(es.status.simulated, { exact: true }).waitFor();
  });
});

/** The business in the authority's test environment, with its certificate. */
async function setUpBusiness(service: RunningService): Promise<void> {
  const { status } = await service.call('PUT', '/v1/local/setup', {
    ...aBusiness(),
    certificate: { p12_base64: Buffer.from(p12).toString('base64'), password: testPassword },
  });
  if (status !== 200) throw new Error(`the service answered ${status} to the setup`);
}
