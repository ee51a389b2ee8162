import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the development packages, the tools; the build puts the others into the program. */
const tools = [
  /^@(biomejs|sparticuz|stryker-mutator|types|vitejs)\//,
  /^(ajv|ajv-formats|axe-core|bwip-js|ec-sri-invoice-signer|fast-check|playwright|s3rver|smtp-server)$/,
  /^(electron|electron-builder|electron-vite|node|node-api-headers|typescript|vite|vitest)$/,
];

/**
 * Every package that leaves with the program: what it depends on and what the build puts into the window, with all that
 * these need.
 *
 * @param {string} root
 * @returns {{ name: string, version: string, license: string, text: string }[]}
 */
export function shippedPackages(root) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const manifest = readJson(join(root, 'package.json'));
  const names = [
    ...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
    ...Object.keys(manifest.devDependencies).filter((name) => !tools.some((tool) => tool.test(name))),
  ];
  /** @type {Set<string>} */
  const shipped = new Set();
  /** @type {(location: string, name: string) => void} */
  const follow = (location, name) => {
    const at = resolveLocation(packages, location, name);
    if (at === undefined || shipped.has(at)) return;
    shipped.add(at);
    for (const next of Object.keys({ ...packages[at].dependencies })) follow(at, next);
  };
  for (const name of names) follow('', name);
  return [...shipped]
    .filter((at) => existsSync(join(root, at)))
    .map((at) => ({
      name: at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: String(packages[at].version),
      license: String(packages[at].license ?? ''),
      text: licenseText(join(root, at)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Where Node would find a package from another.
 *
 * @param {Record<string, unknown>} packages
 * @param {string} location
 * @param {string} name
 */
function resolveLocation(packages, location, name) {
  for (let at = location; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (at === '') return undefined;
  }
}

/** @param {string} folder */
function licenseText(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
