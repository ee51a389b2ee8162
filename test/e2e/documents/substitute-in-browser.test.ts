import { expect, it, onTestFinished } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { es } from '../../../src-renderer/text/es.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair, testPassword } from '../../support/certificates/test-certificates.ts';
import { apiClient } from '../../support/service/api-client.ts';
import { aBusiness } from '../../support/shops/business-file.ts';
import { expectBothLooks } from '../support/browser/both-looks.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { startService } from '../support/service.ts';
import { goTo, openWindow } from '../support/window-driver.ts';

it('the page of a document that another server authorized says that it is worth nothing', async () => {
  const authority = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
  onTestFinished(() => authority.close());
  const service = await startService({ MOSTRADOR_AUTHORITY_LIVE_URL: authority.url });
  onTestFinished(() => service.stop());
  const p12 = makeTestP12([securityDataPair(companyRuc)], testPassword).toString('base64');
  const certificate = { p12_base64: p12, password: testPassword };
  const setup = await service.call('PUT', '/v1/local/setup', { ...aBusiness(), certificate });
  expect(setup.status).toBe(200);
  const made = await service.call('POST', '/v1/local/api-keys', { environment: 'live' });
  const client = apiClient(service.url, createdApiKey.parse(made.json).key);
  const { id } = await client.issue(anInvoiceBody());
  await expect.poll(async () => (await client.invoice(id)).status).toBe('authorized');

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await openWindow(browser, service.link);
  await goTo(page, `/documentos/${id}`);
  const notice = page.getByRole('alert').filter({ hasText: es.document.substitute });
  await notice.getByText(authority.url).waitFor();
  await expectBothLooks(page, 'substitute-document');
});
