import { expect, it, onTestFinished } from 'vitest';
import { es } from '../../../src-renderer/text/es.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { makeClockInProcess } from '../../support/machine/set-clock.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { goTo, openWindow, switchEnvironment } from '../support/window-driver.ts';

const services = testServices();
const SIXTY_TWO_DAYS_MS = 62 * 86_400_000;

it('the page of a document of which the SRI says nothing any more takes its XML from the portal', async () => {
  const clock = makeClockInProcess(new Date());
  const authority = await startAuthorityDouble({
    now: clock.now,
    decisionDelayMs: Number.POSITIVE_INFINITY,
  });
  onTestFinished(() => authority.close());
  const env = { MOSTRADOR_AUTHORITY_TEST_URL: authority.url };
  const call = { data: services.newFolder(), env, now: clock.now };
  const before = await services.start(call);
  const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
  const certificate = { p12_base64: p12, password: testPassword };
  const body = { ...aBusiness(), certificate };
  expect(await ownerOf(before).call('PUT', '/v1/local/setup', { body })).toMatchObject({ status: 200 });
  const till = await keyHolderOf(before, 'test');
  const { id, access_key: number } = await till.issue(anInvoiceBody());
  await expect.poll(async () => (await till.invoice(id)).status).toBe('submitted');
  await before.stop();

  // The authority decides while the program is off, which stays so for two months.
  authority.setDecisionDelay(0);
  const xml = authority.acceptedXml(number) ?? '';
  expect(xml).toContain(number);
  const date = clock.now().toISOString().replace('Z', '+00:00');
  clock.setBy(SIXTY_TWO_DAYS_MS);
  const service = await services.start(call);
  const client = await keyHolderOf(service, 'test');

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await openWindow(browser, service.newLink());
  await switchEnvironment(page, 'test');
  await goTo(page, `/documentos/${id}`);
  await page.getByText(/ya no responde por él: eso no dice si lo autorizó/).waitFor();
  await page.getByRole('button', { name: es.sync.askAgain }).waitFor();
  await expectBothLooks(page, 'silent-authority');

  const content = envelopeOf(xml, { number, environment: 'PRUEBAS', date });
  await page
    .getByRole('region', { name: es.document.authorizationDrop.title })
    .locator('input[type=file]')
    .setInputFiles([{ name: 'portal.xml', mimeType: 'application/xml', buffer: Buffer.from(content) }]);
  await page.getByText(es.imports.statuses.completed, { exact: true }).waitFor();
  await goTo(page, `/documentos/${id}`);
  await page.getByText(es.correction.journey.authorizedByFile).waitFor();
  expect((await client.invoice(id)).status).toBe('authorized');
});
