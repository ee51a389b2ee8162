import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTokens } from '../../../../src-main/signing/token/tokens.ts';

const timeouts = { loadMs: 3_000, callMs: 300 };
const loads = `if (kind === 'load') process.send({ id, ok: true, value: null });`;

describe('a process that is not as it should be', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-driver-process-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function inspectWith(processFile: string): Promise<unknown> {
    const tokens = makeTokens({ processFile, env: process.env, timeouts });
    try {
      return await tokens.inspect('any.so');
    } finally {
      await tokens.close();
    }
  }

  it.each([
    ['answers something else', `process.send('?');`, 'driver_crashed'],
    ['answers another request', `process.send({ id: id + 7, ok: true, value: null });`, 'driver_crashed'],
    [
      'answers with another value',
      `process.send({ id, ok: true, value: [{ slot: 'one' }] });`,
      'driver_crashed',
    ],
    ['ends', `process.exit(3);`, 'driver_crashed'],
    ['ends after it was ready', `${loads} else process.exit(3);`, 'driver_crashed'],
    ['hangs up', `process.disconnect();`, 'driver_hung'],
    ['never answers', `setInterval(() => {}, 1000);`, 'driver_hung'],
    ['answers no more', loads, 'driver_hung'],
  ])('faults the call when it %s', async (name, body, code) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.cjs`);
    const keepAlive = 'setInterval(() => {}, 1000);';
    writeFileSync(file, `process.on('message', ({ id, kind }) => { ${body} });\n${keepAlive}\n`);
    expect(await inspectWith(file)).toMatchObject({ ok: false, fault: { code } });
  });

  it('faults the call when its program is missing', async () => {
    expect(await inspectWith(join(folder, 'nothing.cjs'))).toMatchObject({
      ok: false,
      fault: { code: 'driver_crashed' },
    });
  });
});
