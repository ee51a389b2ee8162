/**
 * The packages that the program loads from `node_modules` as it runs, because they bring files of their own (addons, fonts,
 * WebAssembly). All others of `dependencies` are bundled into it.
 */
export const externalPackages = ['better-sqlite3', 'fontkit', 'libxml2-wasm', 'pdfkit', 'pkcs11js'];
