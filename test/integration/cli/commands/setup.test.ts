import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { entityResource } from '../../../../src-main/contract/business/entity.ts';
import { companyRuc, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { type CliShell, cliShell } from '../../../support/cli/cli-shell.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../../support/shops/business-file.ts';

const services = testServices();

describe('setup', () => {
  it('makes the live business with its certificate, whose paths are relative to business.json', async () => {
    const folder = services.newFolder();
    const { relative } = writeCertificate(folder);
    const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
    const { exitCode, stdout, stderr } = await runCli(services.newFolder(), [
      '--json',
      'setup',
      '--file',
      file,
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(entityResource.parse(JSON.parse(stdout))).toMatchObject({
      kind: 'live',
      ruc: companyRuc,
      certificate: { holder_identification: companyRuc },
    });
  });

  it('says in a sentence what it made, and what is still missing', async () => {
    const file = writeBusinessFile(services.newFolder(), aBusiness());
    const { stdout } = await runCli(services.newFolder(), ['setup', '--file', file]);
    expect(stdout).toContain(`ALMACENES EJEMPLO S.A., RUC ${companyRuc}`);
    expect(stdout).toContain('Falta el certificado');
  });

  it('reports all the faults of the file at once, each with its pointer', async () => {
    const business = { ruc: '179', legal_name: '', regimen: 'general' };
    const file = writeBusinessFile(services.newFolder(), { business, establishments: [{ code: '0' }] });
    const { exitCode, stdout, stderr } = await runCli(services.newFolder(), ['setup', '--file', file]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(file);
    for (const pointer of ['ruc', 'legal_name', 'head_office_address', 'regimen']) {
      expect(stderr).toContain(`/business/${pointer}: `);
    }
    expect(stderr).toContain('/establishments/0/code: ');
  });

  it.each([
    [
      'a file that is not there',
      (folder: string) => join(folder, 'nothing.json'),
      'No se puede leer el archivo',
    ],
    ['a file that is no JSON', brokenFile, 'no es JSON válido'],
    ['a certificate that is not there', fileWithoutItsCertificate, 'firma.p12'],
  ])('refuses %s by its name', async (_, make, message) => {
    const { exitCode, stdout, stderr } = await runCli(services.newFolder(), [
      'setup',
      '--file',
      make(services.newFolder()),
    ]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  it('changes nothing of the business when its new certificate cannot be used', async () => {
    const data = services.newFolder();
    const folder = services.newFolder();
    await runCli(data, ['setup', '--file', writeBusinessFile(folder, aBusiness())]);
    const { relative } = writeCertificate(folder, { ruc: otherRuc });
    const changed = aBusiness({ certificate: relative });
    changed.business.legal_name = 'OTRO NOMBRE';
    const refused = await runCli(data, ['setup', '--file', writeBusinessFile(folder, changed)]);
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('pertenece a otro RUC');
    const { stdout } = await runCli(data, ['status']);
    expect(stdout).toContain('ALMACENES EJEMPLO S.A.');
    expect(stdout).toContain('sin certificado');
  });
});

describe('certificate install', () => {
  let service: AnsweringService;
  let folder: string;

  beforeAll(async () => {
    service = await services.start();
    folder = services.newFolder();
    const { relative } = writeCertificate(folder);
    const file = writeBusinessFile(folder, aBusiness({ certificate: relative }));
    expect(await runCli(service.dataDir, ['setup', '--file', file])).toMatchObject({ exitCode: 0 });
  });

  const install = (files: { p12: string; passwordFile: string }) =>
    runCli(service.dataDir, ['certificate', 'install', files.p12, '--password-file', files.passwordFile]);

  it('puts a new certificate in the place of the old one, also while the service runs', async () => {
    const renewed = writeCertificate(services.newFolder(), { validUntil: '2055-05-05T00:00:00Z' });
    const { exitCode, stdout } = await install(renewed);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'Certificado de ANA LUCIA PEREZ MORA, vigente hasta el 2055-05-04.\n',
    });
  });

  it.each([
    ['with a wrong password', wrongPassword, /contraseña|clave/i],
    ['of another business', () => writeCertificate(services.newFolder(), { ruc: otherRuc }), /otro RUC/],
    ['that has expired', expired, /caducado/],
    ['that is none', noP12, /\.p12|PKCS|archivo/i],
  ])('refuses a file %s, and keeps the certificate there was', async (_, make, message) => {
    const before = await certificateLine(service.dataDir);
    const { exitCode, stdout, stderr } = await install(make());
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(await certificateLine(service.dataDir)).toBe(before);
  });

  it('waits for the business that is set up after it', async () => {
    const data = await services.newData();
    const { p12, passwordFile } = writeCertificate(services.newFolder());
    const args = ['certificate', 'install', p12, '--password-file', passwordFile];
    expect(await runCli(data, args)).toMatchObject({ exitCode: 0 });
    const file = writeBusinessFile(services.newFolder(), aBusiness());
    expect(await runCli(data, ['setup', '--file', file])).toMatchObject({ exitCode: 0 });
    expect(await certificateLine(data)).toMatch(/válido|vence|vigente|certificado/i);
  });
});

function brokenFile(folder: string): string {
  const file = join(folder, 'business.json');
  writeFileSync(file, '{"business":');
  return file;
}

function fileWithoutItsCertificate(folder: string): string {
  const certificate = { file: 'firma.p12', password_file: 'clave.txt' };
  return writeBusinessFile(folder, aBusiness({ certificate }));
}

function wrongPassword() {
  const files = writeCertificate(services.newFolder());
  writeFileSync(files.passwordFile, 'otra');
  return files;
}

function expired() {
  return writeCertificate(services.newFolder(), { validUntil: '2021-01-01T00:00:00Z' });
}

function noP12() {
  const files = writeCertificate(services.newFolder());
  writeFileSync(files.p12, 'not a certificate at all');
  return files;
}

async function certificateLine(data: string): Promise<string | undefined> {
  const { stdout } = await runCli(data, ['status']);
  return stdout.split('\n').find((line) => line.startsWith('Negocio'));
}

describe('entities', () => {
  let cli: CliShell;

  beforeAll(async () => {
    cli = cliShell((await services.start()).dataDir);
  });

  it('shows the practice business, and says how to make the real one', async () => {
    expect(await cli.json('entities', 'list')).toMatchObject({ data: [{ kind: 'sandbox' }] });
    const text = await cli.text('entities', 'show', 'sandbox');
    expect(text).toMatch(/^Negocio de práctica\n {2}ruc: 9999999999001\n/);
    expect(text).toContain('Puede emitir');
    const { exitCode, stderr } = await cli.fails('entities', 'show', 'live');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('setup --file business.json')]);
  });

  it('changes what is named and takes away what is emptied', async () => {
    const changes = ['trade_name=LA TIENDA', 'footer_legend=Gracias = vuelva', 'keeps_accounting=true'];
    expect(await cli.json('entities', 'set', 'sandbox', ...changes)).toMatchObject({
      trade_name: 'LA TIENDA',
      footer_legend: 'Gracias = vuelva',
      keeps_accounting: true,
    });
    const after = await cli.json('entities', 'set', 'sandbox', 'footer_legend=');
    expect(after).not.toHaveProperty('footer_legend');
    const { exitCode, stderr } = await cli.fails('entities', 'set', 'sandbox', 'regime=otro', 'color=azul');
    expect(exitCode).toBe(1);
    for (const pointer of ['/regime', '/color']) expect(stderr).toContain(`  ${pointer}: `);
  });

  it('puts a logo, gives it back byte for byte, and takes it away', async () => {
    const folder = services.newFolder();
    const [picture, copy] = [join(folder, 'logo.png'), join(folder, 'copia.png')];
    writeFileSync(picture, aPng());
    const put = await cli.json('entities', 'logo', 'sandbox', picture);
    expect(put).toMatchObject({ logo: { content_type: 'image/png', size: readFileSync(picture).length } });
    await cli.text('entities', 'logo', 'sandbox', '--out', copy);
    expect(readFileSync(copy)).toEqual(readFileSync(picture));
    expect(await cli.json('entities', 'logo', 'sandbox', '--remove')).toEqual({ removed: true });
    expect((await cli.fails('entities', 'logo', 'sandbox', '--out', copy)).exitCode).toBe(1);
    expect((await cli.fails('entities', 'logo', 'sandbox')).exitCode).toBe(2);
  });
});

/** A picture of one grey point, written by the rules of the format (ISO/IEC 15948). */
function aPng(): Buffer {
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
