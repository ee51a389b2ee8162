import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CliShell, cliShell } from '../../../support/cli/cli-shell.ts';
import { testServices } from '../../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();
let cli: CliShell;

beforeAll(async () => {
  cli = cliShell((await services.start()).dataDir);
});

describe('entities', () => {
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
