import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { certificateReport } from '../../../src-main/contract/business/certificate/certificate.ts';
import { listOf } from '../../../src-main/contract/list.ts';
import { eventResource } from '../../../src-main/contract/webhooks/event.ts';
import { DAY_MS } from '../../../src-main/documents/values/ecuador-time.ts';
import type { TestCertificateRequest } from '../../support/certificates/make-test-certificate.ts';
import { otherRuc } from '../../support/certificates/test-certificates.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';

const services = testServices();

describe('certificate doctor', () => {
  it('says of the installed certificate that it is well, with a mark before each line', async () => {
    const { data } = await aShop();
    const { exitCode, stdout, stderr } = await runCli(data, ['certificate', 'doctor']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^ANA LUCIA PEREZ MORA, RUC 1799999990001\n/);
    expect(stdout).toContain('✓ Se hizo una firma de prueba y se verificó.');
    expect(stdout).toMatch(/El certificado está bien\.\n$/);
  });

  it('examines a file that is not installed and ends with an error where it is of no use', async () => {
    const { data } = await aShop();
    const { p12, passwordFile } = writeCertificate(services.newFolder(), { ruc: otherRuc });
    const args = ['certificate', 'doctor', p12, '--password-file', passwordFile];
    const { exitCode, stdout } = await runCli(data, args);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(`✗ El certificado pertenece a ${otherRuc}`);
    const asJson = await runCli(data, ['--json', ...args]);
    expect(certificateReport.parse(JSON.parse(asJson.stdout))).toMatchObject({ verdict: 'unusable' });
  });

  it('says what to do about a password that does not open the file', async () => {
    const { data, folder } = await aShop();
    const wrong = join(folder, 'otra.txt');
    writeFileSync(wrong, 'otra\n');
    const { p12 } = writeCertificate(folder);
    const { exitCode, stdout } = await runCli(data, ['certificate', 'doctor', p12, '--password-file', wrong]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('✗ La clave del archivo de firma no es correcta.\n    Escriba la clave');
  });

  it('needs the password of the file it is given', async () => {
    const { data, folder } = await aShop();
    const { p12 } = writeCertificate(folder);
    expect(await runCli(data, ['certificate', 'doctor', p12])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--password-file'),
    });
  });

  it('answers over the API to a person and to no key', async () => {
    const { data } = await aShop();
    const service = await services.start({ data });
    const owner = ownerOf(service);
    const answer = await owner.call('GET', '/v1/local/certificate/doctor');
    expect(certificateReport.parse(answer.json()).verdict).toBe('good');
    const refused = await owner.call('GET', '/v1/local/certificate/doctor', { token: 'mst_sandbox_x' });
    expect(refused.status).toBe(401);
  });
});

describe('a certificate that soon ends', () => {
  it('is announced once, from the start of the program, whatever the restarts', async () => {
    const validUntil = new Date(Date.now() + 10 * DAY_MS).toISOString();
    const { data } = await aShop({ validUntil });
    for (const start of [1, 2]) {
      const service = await services.start({ data });
      const happened = await eventually(
        async () => {
          const answer = await ownerOf(service).call('GET', '/v1/local/events?type=certificate.expiring');
          return listOf(eventResource).parse(answer.json()).data;
        },
        (events) => events.length > 0,
      );
      expect(happened, `start ${start}`).toMatchObject([
        { type: 'certificate.expiring', data: { days_left: 10, certificate_id: expect.any(String) } },
      ]);
      await service.stop();
    }
  });
});

/** A data folder with a business and its certificate, made by the command line. */
async function aShop(request: TestCertificateRequest = {}) {
  const folder = services.newFolder();
  const data = services.newFolder();
  const { relative } = writeCertificate(folder, request);
  const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
  expect(await runCli(data, ['setup', '--file', file])).toMatchObject({ exitCode: 0 });
  return { data, folder };
}
