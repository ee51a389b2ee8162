import { shippedPackages } from './shipped-packages.mjs';

const name = 'virtual:licenses';
const resolved = `\0${name}`;

/**
 * `virtual:licenses`: the licences of everything that is shipped, as one text, for the window to show.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function licensesModule(root) {
  return {
    name: 'licenses',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const texts = shippedPackages(root).map(({ name, version, license, text }) =>
        [`${name} ${version} (${license})`, text].filter((part) => part !== '').join('\n\n'),
      );
      return `export default ${JSON.stringify(texts.join(`\n\n${'—'.repeat(40)}\n\n`))};`;
    },
  };
}
