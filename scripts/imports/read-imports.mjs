import { parseSync, Visitor } from 'vite';

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {boolean} typeOnly whether nothing of it is left when the program runs
 * @property {number} line
 */

/**
 * @typedef {object} Specifier
 * @property {unknown} [value] the text, where it is written as a literal
 * @property {number} start
 */

/** @typedef {{ specifier: Specifier | null | undefined, typeOnly: boolean }} Found */

/**
 * The forms in which a file imports, and what each names.
 *
 * @satisfies {Record<string, (node: never) => Found>}
 */
const forms = {
  /** @param {import('vite').ESTree.ImportDeclaration} node */
  ImportDeclaration: ({ source, importKind, specifiers }) => {
    const onlyTypes = specifiers.every((each) => 'importKind' in each && each.importKind === 'type');
    return { specifier: source, typeOnly: importKind === 'type' || (specifiers.length > 0 && onlyTypes) };
  },
  /** @param {import('vite').ESTree.ExportNamedDeclaration} node */
  ExportNamedDeclaration: ({ source, exportKind }) => ({
    specifier: source,
    typeOnly: exportKind === 'type',
  }),
  /** @param {import('vite').ESTree.ExportAllDeclaration} node */
  ExportAllDeclaration: ({ source, exportKind }) => ({ specifier: source, typeOnly: exportKind === 'type' }),
  /** @param {import('vite').ESTree.ImportExpression} node */
  ImportExpression: ({ source }) => ({ specifier: source, typeOnly: false }),
  /** @param {import('vite').ESTree.TSImportType} node */
  TSImportType: ({ source }) => ({ specifier: source, typeOnly: true }),
  /** @param {import('vite').ESTree.TSExternalModuleReference} node */
  TSExternalModuleReference: ({ expression }) => ({ specifier: expression, typeOnly: false }),
  /** @param {import('vite').ESTree.CallExpression} node */
  CallExpression: ({ callee, arguments: [first] }) => {
    const isRequire = callee.type === 'Identifier' && callee.name === 'require';
    return { specifier: isRequire ? first : null, typeOnly: false };
  },
};

/**
 * Everything a source file imports, in whatever form: static, dynamic, re-exported, `require`d or as a type.
 *
 * @param {string} file decides the language by its extension
 * @param {string} source
 * @returns {Import[]}
 * @throws when it cannot be parsed
 */
export function readImports(file, source) {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file} cannot be parsed: ${fault.message}`);
  /** @type {Import[]} */
  const imports = [];
  const visitor = Object.entries(forms).map(([form, read]) => [
    form,
    /** @param {never} node */
    (node) => {
      /** @type {Found} */
      const { specifier, typeOnly } = read(node);
      if (typeof specifier?.value !== 'string') return;
      imports.push({ specifier: specifier.value, typeOnly, line: lineAt(source, specifier.start) });
    },
  ]);
  new Visitor(Object.fromEntries(visitor)).visit(program);
  return imports;
}

/**
 * @param {string} source
 * @param {number} offset
 */
function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
