import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const scripts = new URL('../../../scripts/doors/', import.meta.url).href;
const link = 'http://127.0.0.1:4747/#token=un-solo-uso';

/** Stands where the system's opener does: says how it was called, and shows the page as the browser gets it. */
const opener = `#!/bin/sh
tr '\\0' ' ' < /proc/$$/cmdline > "$OUT/called"
cp "\${1#file://}" "$OUT/page"
mv "$OUT/called" "$OUT/arguments"
`;

it.skipIf(process.platform !== 'linux')(
  'the one-time link reaches the browser by a page of its own, never as an argument, and the page goes [needs /proc of Linux]',
  async () => {
    const [bin, out, home] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    writeFileSync(join(bin, 'xdg-open'), opener);
    chmodSync(join(bin, 'xdg-open'), 0o700);
    const program = `
      import { openInBrowser } from '${scripts}display.mjs';
      import { pageThatLeadsTo } from '${scripts}link-page.mjs';
      openInBrowser(pageThatLeadsTo('${link}'));
      process.stdin.resume();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, HOME: home, OUT: out },
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [called] = await eventually(
      async () => readdirSync(out).filter((name) => name === 'arguments'),
      (names) => names.length === 1,
    );
    const output = readFileSync(join(out, called ?? ''), 'utf8');
    const file = fileURLToPath(output.trim().split(' ').at(-1) ?? '');
    expect(output).not.toContain('un-solo-uso');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(out, 'page'), 'utf8')).toContain(`content="0;url=${link}"`);
    child.stdin.end();
    await ended;
    expect(readdirSync(home)).toEqual([]);
  },
);
