import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program or library of the system that some tests check against.
 *
 * @typedef {object} NeededTool
 * @property {string} name as tests name it when they skip for the want of it
 * @property {string} debianPackage
 * @property {() => boolean} isPresent
 */

/**
 * What `npm test` checks against.
 *
 * @type {readonly NeededTool[]}
 */
export const neededTools = [
  command('xmlsec1', 'xmlsec1'),
  command('pdftotext', 'poppler-utils'),
  command('pdftoppm', 'poppler-utils'),
  command('softhsm2-util', 'softhsm2'),
  command('faketime', 'faketime'),
  // With the C library's headers, which a compiler alone does not bring.
  command('cc', 'build-essential'),
  // The languages of docs/examples that a distribution has.
  command('curl', 'curl'),
  command('jq', 'jq'),
  // docs/data.md reads the data file with them.
  command('sqlite3', 'sqlite3'),
  command('zstd', 'zstd'),
  command('python3', 'python3'),
  // Backups are in its format.
  command('age', 'age'),
  // What the browser is linked with.
  library('libnss3.so', 'libnss3'),
  library('libgbm.so.1', 'libgbm1'),
  library('libasound.so.2', 'libasound2'),
];

/**
 * What `npm run test:all` checks against besides.
 *
 * @type {readonly NeededTool[]}
 */
export const nightlyTools = [
  command('Xvfb', 'xvfb'),
  command('php', 'php-cli'),
  // C#: Mono's compiler, which brings what runs its programs, and two libraries.
  command('mcs', 'mono-mcs'),
  assembly('System.Net.Http', 'libmono-system-net-http4.0-cil'),
  assembly('System.Runtime.Serialization', 'libmono-system-runtime-serialization4.0-cil'),
  // What keeps secrets on a Linux desktop.
  command('gnome-keyring-daemon', 'gnome-keyring'),
  command('dbus-run-session', 'dbus-daemon'),
  // An AppImage holds a file system that they make and take apart; a package's entry in the menu is checked.
  command('mksquashfs', 'squashfs-tools'),
  command('desktop-file-validate', 'desktop-file-utils'),
  // Compiles what the installer of Windows does besides electron-builder's.
  command('makensis', 'nsis'),
  // What Electron's executable is linked with and a server has not.
  library('libgtk-3.so.0', 'libgtk-3-0'),
];

/**
 * @param {string} name
 * @param {string} debianPackage
 * @returns {NeededTool}
 */
function command(name, debianPackage) {
  return { name, debianPackage, isPresent: () => isOnPath(name) };
}

/**
 * @param {string} program
 * @returns {boolean}
 */
export function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

/**
 * @param {string} name
 * @param {string} debianPackage
 * @returns {NeededTool}
 */
function library(name, debianPackage) {
  const isPresent = () => {
    const { stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8', timeout: 10_000 });
    return (stdout ?? '').includes(`\t${name} `);
  };
  return { name, debianPackage, isPresent };
}

/**
 * @param {string} name a library of Mono
 * @param {string} debianPackage
 * @returns {NeededTool}
 */
function assembly(name, debianPackage) {
  return { name, debianPackage, isPresent: () => existsSync(`/usr/lib/mono/4.5/${name}.dll`) };
}
