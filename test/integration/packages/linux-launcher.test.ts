import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/store/store.ts';

const launcher = fileURLToPath(new URL('../../../scripts/package/linux/mostrador', import.meta.url));

/** Stands in Electron's place: says how it was started. */
const electron =
  '#!/bin/sh\necho "node=$ELECTRON_RUN_AS_NODE launcher=$MOSTRADOR_LAUNCHER"\nprintf "%s\\n" "$@"\n';

describe.skipIf(process.platform !== 'linux')('the command of a package of Linux', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(temporaryFolder(), 'Mi Mostrador');
    mkdirSync(folder);
    copyFileSync(launcher, join(folder, 'mostrador'));
    writeFileSync(join(folder, 'mostrador-desktop'), electron);
    chmodSync(join(folder, 'mostrador-desktop'), 0o755);
    symlinkSync(join(folder, 'mostrador'), join(folder, 'link'));
  });

  function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const path = { PATH: '/usr/bin:/bin' };
    const { status, stdout, stderr } = spawnSync(join(folder, 'link'), args, {
      env: { ...path, ...env },
      encoding: 'utf8',
    });
    return { status, stderr, lines: stdout.split('\n').slice(0, -1) };
  }

  it.each([
    ['status'],
    ['statut'],
    ['--data', '/srv/mis datos', '--json', 'documents', 'list'],
    ['--help'],
    ['-V'],
  ])('runs a command as a Node, without a display: %s', (...args) => {
    const { status, stderr, lines } = start(args);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const door = join(folder, 'resources/app.asar/out/main/cli.cjs');
    expect(lines).toEqual([`node=1 launcher=${join(folder, 'mostrador')}`, door, ...args]);
  });

  it("leaves out Chromium's switch that an AppImage's own start adds", () => {
    expect(start(['--no-sandbox', 'serve', '--port', '0']).lines.slice(2)).toEqual(['serve', '--port', '0']);
  });

  it.each([
    [],
    ['/home/ana/firma.p12'],
    ['firma.p12'],
    ['mostrador://pair'],
    ['--data', 'status'],
    ['--no-sandbox', '--data', '/srv/mostrador'],
  ])('opens the window on a display: %s', (...args) => {
    for (const display of ['DISPLAY', 'WAYLAND_DISPLAY']) {
      const { lines } = start(args, { [display]: ':0' });
      expect(lines).toEqual(['node= launcher=', ...(args.length > 0 ? args : [''])]);
    }
  });

  it('says what to do where there is no display for the window', () => {
    const { status, stderr, lines } = start([]);
    expect({ status, lines }).toEqual({ status: 1, lines: [] });
    expect(stderr).toBe('No hay pantalla para la ventana. Sin ella: mostrador serve --greet\n');
    expect(start([], { LANG: 'en_US.UTF-8' }).stderr).toMatch(/^There is no display/);
  });
});
