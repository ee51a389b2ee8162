import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTokens } from '../../../../src-main/signing/token/tokens.ts';
import { eventually } from '../../../support/eventually.ts';

/** More than any answer takes: only a test that stops the clock comes to their end. */
const timeouts = { loadMs: 60_000, callMs: 30_000 };
const loads = `if (kind === 'load') process.send({ id, ok: true, value: null });`;

describe('a process that is not as it should be', () => {
  let folder: string;
  let programs = 0;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-driver-process-'));
  });
  afterEach(() => {
    vi.useRealTimers();
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

  /** A process that does this with each message, and then notes what it was. */
  function processThat(body: string): { file: string; noted: () => string } {
    const file = join(folder, `${++programs}.cjs`);
    const notes = `${file}.notes`;
    writeFileSync(
      file,
      `process.on('message', ({ id, kind }) => {
        ${body}
        require('node:fs').appendFileSync('${notes}', kind + ' ');
      });
      setInterval(() => {}, 1000);`,
    );
    return { file, noted: () => (existsSync(notes) ? readFileSync(notes, 'utf8') : '') };
  }

  it.each([
    ['answers something else', `process.send('?');`],
    ['answers another request', `process.send({ id: id + 7, ok: true, value: null });`],
    ['answers with another value', `process.send({ id, ok: true, value: [{ slot: 'one' }] });`],
    ['ends', `process.exit(3);`],
    ['ends after it was ready', `${loads} else process.exit(3);`],
  ])('faults the call when it %s', async (_, body) => {
    expect(await inspectWith(processThat(body).file)).toMatchObject({
      ok: false,
      fault: { code: 'driver_crashed' },
    });
  });

  it.each([
    ['hangs up', `process.disconnect();`, { after: 'load ', ms: timeouts.loadMs }],
    ['never answers', '', { after: 'load ', ms: timeouts.loadMs }],
    ['answers no more', loads, { after: 'load inspect ', ms: timeouts.callMs }],
  ])('faults the call in time when it %s', async (_, body, { after, ms }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { file, noted } = processThat(body);
    const inspected = inspectWith(file);
    await eventually(noted, (notes) => notes === after);
    vi.advanceTimersByTime(ms);
    expect(await inspected).toMatchObject({ ok: false, fault: { code: 'driver_hung' } });
  });

  it('faults the call when its program is missing', async () => {
    expect(await inspectWith(join(folder, 'nothing.cjs'))).toMatchObject({
      ok: false,
      fault: { code: 'driver_crashed' },
    });
  });
});
