#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

// Stands where electron-builder calls `fpm`: makes the .deb with Debian's own dpkg-deb, out of the arguments for fpm.

const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    s: { ...text, short: 's' },
    t: { ...text, short: 't' },
    force: { type: 'boolean' },
    d: { ...text, short: 'd', multiple: true },
    'deb-recommends': { ...text, multiple: true },
    'deb-compression': text,
    'deb-priority': text,
    architecture: text,
    'after-install': text,
    'after-remove': text,
    description: text,
    version: text,
    package: text,
    name: text,
    maintainer: text,
    vendor: text,
    url: text,
    category: text,
    license: text,
  },
});

const folder = mkdtempSync(join(tmpdir(), 'mostrador-deb-'));
// It becomes the root of the package.
chmodSync(folder, 0o755);
try {
  for (const each of positionals) {
    const [from = '', to = ''] = each.split('=');
    const target = join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(from, target, { recursive: true, verbatimSymlinks: true });
  }
  const control = join(folder, 'DEBIAN');
  mkdirSync(control);
  writeFileSync(join(control, 'control'), controlFile());
  copyScript(values['after-install'], join(control, 'postinst'));
  copyScript(values['after-remove'], join(control, 'postrm'));
  const compression = values['deb-compression'] === 'gz' ? ['-Zgzip', '-z1'] : ['-Zxz'];
  const args = ['--root-owner-group', ...compression, '--build', folder, values.package ?? ''];
  const { status } = spawnSync('dpkg-deb', args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

function controlFile() {
  const fields = {
    Package: values.name,
    Version: values.version,
    Architecture: values.architecture,
    Maintainer: values.maintainer,
    'Installed-Size': Math.ceil(kilobytesOf(folder)),
    Depends: values.d?.join(', '),
    Recommends: values['deb-recommends']?.join(', '),
    Section: values.category,
    Priority: values['deb-priority'],
    Homepage: values.url,
    Description: values.description,
  };
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** @param {string} path */
function kilobytesOf(path) {
  const { stdout } = spawnSync('du', ['-sk', path], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10);
}

/**
 * @param {string | undefined} from
 * @param {string} to
 */
function copyScript(from, to) {
  if (from === undefined || !statSync(from).isFile()) return;
  writeFileSync(to, readFileSync(from), { mode: 0o755 });
}
