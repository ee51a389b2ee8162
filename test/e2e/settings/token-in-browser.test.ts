import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import {
  type AuthorityDouble,
  startAuthorityDouble,
} from '../../support/authority-double/authority-double.ts';
import { bancoCentralPairs, companyRuc } from '../../support/certificates/test-certificates.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { type FaultyDriver, makeFaultyDriver } from '../../support/token/faulty-driver.ts';
import { requireTokenTools } from '../../support/token/require-token-tools.ts';
import { makeSoftHsm, type SoftHsm, tokenPin } from '../../support/token/soft-hsm.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { sellCoffee, stockShelf } from '../support/counter.ts';
import { type RunningService, startService } from '../support/service.ts';
import { openWindow, smallScreen, switchEnvironment } from '../support/window-driver.ts';

const hasTools = requireTokenTools();

describe.skipIf(!hasTools)('a shop that signs with a token, in a browser', () => {
  let hsm: SoftHsm;
  let driver: FaultyDriver;
  let authority: AuthorityDouble;
  let service: RunningService;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const [signing] = bancoCentralPairs(companyRuc);
    hsm = makeSoftHsm([{ label: 'Firma', pairs: [{ certificate: signing, id: '0b', label: 'Signing' }] }]);
    driver = makeFaultyDriver(hsm);
    authority = await startAuthorityDouble();
    const env = { ...driver.env, MOSTRADOR_AUTHORITY_TEST_URL: authority.url };
    [service, browser] = await Promise.all([startService(env), launchBrowser()]);
    const { status } = await service.call('PUT', '/v1/local/setup', aBusiness());
    if (status !== 200) throw new Error(`the service answered ${status} to the setup`);
    await stockShelf(service);
    page = await openWindow(browser, service.link, smallScreen);
    await switchEnvironment(page, 'test');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await authority?.close();
    hsm?.remove();
  });

  const expectAccessible = (name: string) => expectBothLooks(page, `token-${name}`);

  const pin = () => page.getByRole('textbox', { name: es.token.pin });
  const openCertificate = async () => {
    await page.getByRole('link', { name: es.nav.settings, exact: true }).click();
    await page.getByRole('link', { name: es.certificate.title }).click();
  };

  it('is found by its driver; a wrong PIN is reported beside its field, and tried once', async () => {
    await openCertificate();
    await page.getByText(es.certificate.fromToken, { exact: true }).click();
    await page.getByLabel(es.token.driver).selectOption({ label: es.token.otherDriver });
    await page.getByRole('textbox', { name: es.token.modulePath }).fill(driver.module);
    await page.getByRole('button', { name: es.token.find }).click();
    await page.getByText(/Firma/).first().waitFor();
    const before = driver.callsOf('C_Login');
    await pin().fill('errado');
    await page.getByText(es.token.keepNo, { exact: true }).click();
    await page.getByRole('button', { name: es.token.install, exact: true }).click();
    await page.getByText(/rechazó el PIN/).waitFor();
    expect(driver.callsOf('C_Login') - before).toBe(1);
    expect(await pin().inputValue()).toBe('');
    await expectAccessible('wrong-pin');
  });

  it('signs once its PIN is right', async () => {
    await pin().fill(tokenPin);
    await page.getByRole('button', { name: es.token.install, exact: true }).click();
    await page.getByText(es.token.state.ready).waitFor();
    await expectAccessible('ready');
    await page.getByRole('link', { name: es.nav.counter, exact: true }).click();
    await sellCoffee(page);
    const ticket = page.getByRole('region', { name: es.ticket.title });
    await ticket.getByText(es.status.authorized, { exact: true }).waitFor();
  });

  it('may be pulled out in the middle of the day: sales go on, and the bar says what waits for what', async () => {
    driver.behave('absent');
    await sellCoffee(page);
    const bar = page.getByRole('region', { name: es.sync.label });
    await bar.getByText(es.sync.signing.token_absent).waitFor();
    await expectAccessible('absent-bar');
    await page.getByRole('button', { name: es.sync.open }).click();
    const drawer = page.getByRole('dialog', { name: es.sync.drawer });
    await drawer.getByText(es.sync.headline.signing).waitFor();
    await expectAccessible('absent-drawer');
    await page.keyboard.press('Escape');
  });

  it('signs by itself all that waited once it is back: its PIN was given for as long as the program runs', async () => {
    driver.behave();
    await openCertificate();
    const bar = page.getByRole('region', { name: es.sync.label });
    await bar.getByText(es.sync.nothingWaiting).waitFor();
    await page.getByText(es.token.state.ready).waitFor();
    expect(authority.documents().map(({ state }) => state)).toEqual(['authorized', 'authorized']);
  });
});
