import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canInstallTools } from './ensure-tools.mjs';
import { isOnPath, neededTools, nightlyTools } from './needed-tools.mjs';

/**
 * Why a test may be skipped in CI: it names something that this machine really has not and cannot be given.
 *
 * @typedef {object} AllowedSkip
 * @property {string} names what the test's name or skip note must contain
 * @property {() => boolean} applies whether the thing is really missing here
 */

/** @type {readonly AllowedSkip[]} */
const allowedSkips = [
  // The authority's files and the older Electron are not ours to publish: they lie beside the project, or nowhere.
  { names: 'shared/sri', applies: () => !existsSync(beside('shared/sri')) },
  { names: 'get-electron.sh', applies: () => !existsSync(beside('shared/tools/get-electron.sh')) },
  // In no published folder of schemas.
  { names: 'MOSTRADOR_ATS_XSD', applies: () => !existsSync(beside('shared/sri/xsd/ats/ats.xsd')) },
  // Some hundred megabytes for one test, which belongs on Windows itself.
  { names: '[skipped: wine]', applies: () => !isOnPath('wine') },
  { names: 'needs root to mount', applies: () => process.getuid?.() !== 0 },
  { names: 'needs root to unplug a network', applies: () => process.getuid?.() !== 0 },
  { names: 'needs prlimit of Linux', applies: () => process.platform !== 'linux' },
  { names: 'needs /proc of Linux', applies: () => process.platform !== 'linux' },
  { names: 'Windows has no file modes', applies: () => process.platform === 'win32' },
  ...[...neededTools, ...nightlyTools].map(({ name, isPresent }) => ({
    names: name,
    applies: () => !isPresent() && !canInstallTools(),
  })),
];

/**
 * @param {string} nameAndNote
 * @returns {boolean} whether a test of this name may be skipped where every skip must be accounted for
 */
export function isSkipAllowed(nameAndNote) {
  return allowedSkips.some(({ names, applies }) => nameAndNote.includes(names) && applies());
}

/** @param {string} path */
function beside(path) {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}
