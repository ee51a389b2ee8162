import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupsResource } from '../../../src-main/contract/business/backups/backup.ts';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { makeTestP12 } from '../../support/certificates/make-test-p12.ts';
import {
  bancoCentralPairs,
  companyRuc,
  securityDataPair,
} from '../../support/certificates/test-certificates.ts';
import { runCliProcess } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { watchCommandLines } from '../../support/machine/command-lines.ts';
import { apiClient, ownerOf } from '../../support/service/api-client.ts';
import { startProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile } from '../../support/shops/business-file.ts';
import { requireTokenTools } from '../../support/token/require-token-tools.ts';
import { makeSoftHsm, type SoftHsm, tokenPin } from '../../support/token/soft-hsm.ts';

const services = testServices();
const isLinux = process.platform === 'linux';
const hasTools = isLinux && requireTokenTools();

/** One that nothing else on the machine could show. */
const secret = (name: string) => `${name}-${randomBytes(8).toString('hex')}`;

it('no command that is shown to anybody takes a secret as an argument', () => {
  const root = join(import.meta.dirname, '../../..');
  const folders = ['docs', 'src-main', 'src-renderer', 'scripts', 'client'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const shown = ['README.md', 'CONTRIBUTING.md', ...files].filter((name) =>
    /\.(md|sh|ts|tsx|mjs)$/.test(name),
  );
  expect(shown.length).toBeGreaterThan(500);
  const argument = /-H ["'`]Authorization: |--(password|passphrase|pin|key|secret|token)[ =]["'$<\w]/;
  const faults = shown.filter((name) => argument.test(readFileSync(join(root, name), 'utf8')));
  expect(faults).toEqual([]);
});

describe.skipIf(!isLinux)(
  'no secret is an argument of a process, in the log or in a refusal [needs /proc of Linux]',
  () => {
    it('of what a shop gives the program, and of what the program gives a shop', async () => {
      let pid: number | undefined;
      const watch = watchCommandLines(() => pid);
      const service = await services.startProcess({
        args: ['--port', '0', '--greet'],
        env: { MOSTRADOR_LOG_LEVEL: 'debug' },
      });
      pid = service.pid;
      const owner = ownerOf(service);
      const folder = services.newFolder();
      const fileOf = (name: string, text: string | Buffer) => {
        const file = join(folder, name);
        writeFileSync(file, text);
        return file;
      };
      const secrets = {
        certificate: secret('clave'),
        wrong: secret('equivocada'),
        passphrase: secret('respaldo'),
        mail: secret('correo'),
        bucket: secret('bucket'),
      };
      const refusals: string[] = [];
      const call = async (method: string, path: string, body: unknown) => {
        const answer = await owner.call(method, path, { body });
        if (answer.status >= 400) refusals.push(answer.text);
        return answer;
      };
      const cli = async (...args: readonly string[]) => {
        const { exitCode, stdout, stderr } = await runCliProcess(service.dataDir, args);
        if (exitCode !== 0) refusals.push(stderr);
        return stdout.trim();
      };

      await cli('setup', '--file', writeBusinessFile(folder, aBusiness()));
      const p12 = fileOf('firma.p12', makeTestP12([securityDataPair(companyRuc)], secrets.certificate));
      await cli('certificate', 'install', p12, '--password-file', fileOf('wrong.txt', secrets.wrong));
      await cli('certificate', 'install', p12, '--password-file', fileOf('clave.txt', secrets.certificate));
      const key = await cli('keys', 'create', '--environment', 'sandbox');
      const passphraseFile = fileOf('contraseña.txt', secrets.passphrase);
      await cli('backup', join(folder, 'copia.age'), '--passphrase-file', passphraseFile);
      const agent = startProgram('cli', {
        args: ['--data', service.dataDir, 'mcp', '--key-file', fileOf('agente.txt', key)],
        stdin: 'pipe',
      });
      await eventually(
        async () => agent.stderr(),
        (output) => output.includes('mcp:'),
      );
      agent.child.stdin?.end();
      await agent.ended;

      const mail = { host: 'localhost', port: 2525, security: 'none', from_address: 'a@ejemplo.ec' };
      await call('PUT', '/v1/local/email', { ...mail, password: secrets.mail });
      await call('PUT', '/v1/local/email', { ...mail, user: 'a', password: secrets.mail });
      await call('POST', '/v1/local/email/test', { to: 'b@ejemplo.ec' });
      mkdirSync(join(folder, 'respaldos'));
      const backups = {
        passphrase: secrets.passphrase,
        passphrase_again: secrets.passphrase,
        folder: join(folder, 'respaldos'),
        s3: {
          endpoint: 'http://localhost:1',
          region: 'r',
          bucket: 'cubo',
          access_key: 'a',
          secret_key: secrets.bucket,
        },
      };
      await call('PUT', '/v1/local/backups/settings', { ...backups, passphrase_again: secrets.wrong });
      await call('PUT', '/v1/local/backups/settings', backups);
      const { places } = await eventually(
        async () => backupsResource.parse((await owner.call('GET', '/v1/local/backups')).json()),
        (state) => !state.running && state.places.some(({ trouble }) => trouble !== undefined),
      );
      refusals.push(JSON.stringify(places));
      const made = await call('POST', '/v1/local/api-keys', {
        environment: 'sandbox',
        scopes: ['config', 'issue', 'read'],
      });
      const program = apiClient(service.url, createdApiKey.parse(made.json()).key);
      const endpoint = await program.call('POST', '/v1/webhook-endpoints', {
        body: { url: 'http://127.0.0.1:1/avisos', events: ['invoice.*'] },
      });
      const { secret: signing } = webhookEndpointWithSecret.parse(endpoint.json());
      await program.issue(anInvoiceBody(), 'wait=15');

      const link = new URL(service.link ?? '').hash.replace('#token=', '');
      const ours = { key, program: program.token, session: owner.token, link, signing };
      const lines = watch.stop();
      expect(lines.filter((line) => line.includes('certificate install')).length).toBeGreaterThan(0);
      expect(refusals.length).toBeGreaterThanOrEqual(4);
      // The greeting is for the terminal that started the service, and is not of the log.
      const log = service.log().replace(/^ {2}Ventana: .*$/m, '');
      for (const [name, value] of Object.entries({ ...secrets, ...ours })) {
        expect(value.length, name).toBeGreaterThan(12);
        for (const text of [...lines, ...refusals, log]) expect(text, name).not.toContain(value);
      }
    });

    describe.skipIf(!hasTools)('with a token (softhsm2-util, cc)', () => {
      let hsm: SoftHsm;
      beforeAll(() => {
        const [signing] = bancoCentralPairs(companyRuc);
        hsm = makeSoftHsm([
          { label: 'Firma', pairs: [{ certificate: signing, id: '0b', label: 'Signing' }] },
        ]);
      });
      afterAll(() => hsm.remove());

      it('its PIN is not an argument of the process of its driver', async () => {
        let pid: number | undefined;
        const watch = watchCommandLines(() => pid);
        const service = await services.startProcess({
          env: { SOFTHSM2_CONF: String(hsm.env.SOFTHSM2_CONF) },
        });
        pid = service.pid;
        const folder = services.newFolder();
        const pinFile = join(folder, 'pin.txt');
        writeFileSync(pinFile, tokenPin);
        await runCliProcess(service.dataDir, ['setup', '--file', writeBusinessFile(folder, aBusiness())]);
        const args = ['certificate', 'token', '--module', hsm.module, '--pin-file', pinFile];
        expect(await runCliProcess(service.dataDir, args)).toMatchObject({ exitCode: 0, stderr: '' });
        const lines = watch.stop();
        expect(lines.some((line) => line.includes('token-process'))).toBe(true);
        for (const text of [...lines, service.log()]) expect(text).not.toContain(tokenPin);
      });
    });
  },
);
