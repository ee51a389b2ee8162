/**
 * The packages that the program loads from `node_modules` as it runs, because they bring files of their own (addons, fonts,
 * WebAssembly). All others of `dependencies` are bundled into it.
 */
export const externalPackages = ['better-sqlite3', 'fontkit', 'libxml2-wasm', 'pdfkit', 'pkcs11js'];

/**
 * @param {Record<string, string>} dependencies of a package.json
 * @returns {Record<string, string>} those that are not bundled
 */
export function externalDependencies(dependencies) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => externalPackages.includes(name)));
}
