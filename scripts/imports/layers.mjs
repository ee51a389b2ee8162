/**
 * A part of the sources and what it may know of the others (design: imports run one way).
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {readonly string[]} at its folders (with a slash at the end) and files, from the project's root
 * @property {readonly string[]} uses the layers whose code it may import; its own files are always allowed
 * @property {readonly string[]} [usesTypesOf] the layers of which it may import types, and types only
 * @property {readonly string[]} [packages] the only packages it may import, where they are limited
 * @property {boolean} [runsOnNode] whether it may import Node's own modules
 * @property {boolean} [runsInElectron] whether it may import `electron`
 * @property {string} because the rule, for the person who broke it
 */

const pure = ['documents', 'contract', 'html'];
const useCases = [
  'issuing',
  'clock',
  'sync',
  'reading',
  'received',
  'business',
  'access',
  'counter',
  'reports',
  'exports',
  'numbers',
  'backup',
  'webhooks',
  'mailing',
  'portal',
  'imports',
  'support',
  'station',
];
const edges = ['store', 'signing', 'authority', 'ride', 'printing', 'email', 'secrets', 'api'];
const core = ['process', ...pure, ...useCases, ...edges];
const shared = ['ui', 'lib', 'text'];

const becausePure =
  'documents/ and contract/ are pure: they know themselves, zod, big.js, saxes (to read XML) and uuid (names that follow)';
const becauseUseCase =
  'a use case takes what it needs from outside through an interface of its own; app/ joins them';
const becauseDoor = 'the doors open the program; only the desktop knows Electron';

/**
 * Where each source file belongs; the first entry that matches counts. A file without one is a fault: who
 * adds a folder decides here what it may know.
 *
 * @type {readonly Layer[]}
 */
export const layers = [
  {
    name: 'documents',
    at: ['src-main/documents/'],
    uses: [],
    packages: ['zod', 'big.js', 'saxes'],
    because: becausePure,
  },
  {
    name: 'contract',
    at: ['src-main/contract/'],
    uses: ['documents'],
    packages: ['zod', 'big.js', 'uuid'],
    because: becausePure,
  },
  {
    name: 'html',
    at: ['src-main/html/'],
    uses: [],
    packages: [],
    because: 'html/ is pure: it knows itself alone',
  },
  {
    name: 'process',
    at: ['src-main/config/', 'src-main/process/'],
    uses: pure,
    runsOnNode: true,
    because: 'what describes this process knows no part of the program',
  },
  {
    name: 'queue',
    at: ['src-main/queue/'],
    uses: [],
    packages: [],
    runsOnNode: true,
    because: 'the queue runs jobs without knowing what they are',
  },
  { name: 'issuing', at: ['src-main/issuing/'], uses: pure, runsOnNode: true, because: becauseUseCase },
  ...['reading', 'access', 'support'].map(layerOfUseCase),
  {
    // It reads files of documents as an import does, and asks for them again and again.
    ...layerOfUseCase('received'),
    uses: [...pure, 'issuing', 'imports', 'queue'],
  },
  {
    // It adds up what lists hold, gives it out as files do, and reads listings of the authority as imports do.
    ...layerOfUseCase('reports'),
    uses: [...pure, 'issuing', 'reading', 'exports', 'queue', 'imports'],
  },
  {
    // It delivers from a queue.
    ...layerOfUseCase('sync'),
    uses: [...pure, 'issuing', 'queue'],
  },
  {
    // It listens to what time the authority says it is, whatever sync/ asks, and stamps again and again.
    ...layerOfUseCase('clock'),
    uses: [...pure, 'issuing', 'queue'],
    usesTypesOf: ['sync'],
  },
  {
    // It holds the sealed certificate: opens it with secrets/ and signing/, and is the signer that sync/ asks for.
    // It looks again and again which certificate ends.
    ...layerOfUseCase('business'),
    uses: [...pure, 'issuing', 'signing', 'secrets', 'queue'],
    usesTypesOf: ['sync', 'reading'],
  },
  {
    // It pages as all lists do, sends from a queue, and signs with secrets that are kept sealed.
    ...layerOfUseCase('webhooks'),
    uses: [...pure, 'issuing', 'reading', 'queue'],
    usesTypesOf: ['secrets'],
  },
  {
    // It sends from a queue, and opens the password of the mail account, which is kept sealed.
    ...layerOfUseCase('mailing'),
    uses: [...pure, 'issuing', 'secrets', 'queue'],
  },
  {
    // It waits between two attempts as every queue does.
    ...layerOfUseCase('station'),
    uses: [...pure, 'process', 'issuing', 'queue'],
  },
  {
    // It shows what documents print, and what became of them.
    ...layerOfUseCase('portal'),
    uses: [...pure, 'issuing', 'reading'],
  },
  {
    // It gives out the files of documents as reading does, one by one or many, and makes them in threads that it ends.
    ...layerOfUseCase('exports'),
    uses: [...pure, 'process', 'issuing', 'reading'],
  },
  {
    // It pages as all lists do, prints documents as they stand now, from a queue, and lets people in by their PIN.
    ...layerOfUseCase('counter'),
    uses: [...pure, 'issuing', 'reading', 'queue', 'access'],
  },
  {
    // It pages as all lists do, and works on a queue.
    ...layerOfUseCase('imports'),
    uses: [...pure, 'issuing', 'reading', 'queue'],
  },
  {
    // It holds the store against the journal beside it, whose files are flushed to the disk as the program's others.
    ...layerOfUseCase('numbers'),
    uses: [...pure, 'process', 'issuing', 'store'],
  },
  {
    // A backup is one of the store's file, folder and migrations, and of the key to its secrets; a restore adds what the
    // journal of numbers has.
    ...layerOfUseCase('backup'),
    uses: [...pure, 'process', 'issuing', 'store', 'numbers', 'secrets', 'queue'],
  },
  // The fonts that are shipped beside the program are read; keys, and what is beside the database, are flushed to the disk
  // as its other files.
  ...['ride', 'secrets', 'store'].map((name) => ({ ...layerOfEdge(name), uses: [...pure, 'process'] })),
  ...edges.filter((name) => !['ride', 'secrets', 'store'].includes(name)).map(layerOfEdge),
  {
    name: 'app',
    at: ['src-main/app/'],
    uses: core,
    runsOnNode: true,
    because: 'app/ joins the parts; it knows neither the doors nor Electron',
  },
  {
    // It stores what stations report to it and answers as they do: with the same routes, the same pages, the same reports, the
    // same files, the same webhooks, the same backups and the same mail, whose secrets are sealed as theirs are. PINs of its people are hashed as theirs are. Its certificate is
    // made as one for practice is.
    name: 'head',
    at: ['src-main/head/'],
    uses: [
      ...pure,
      'process',
      'issuing',
      'access',
      'reading',
      'reports',
      'exports',
      'webhooks',
      'mailing',
      'email',
      'backup',
      'queue',
      'api',
      'ride',
      'signing',
      'secrets',
    ],
    runsOnNode: true,
    because: "a head office issues nothing and has a store of its own: never a station's store or use cases",
  },
  {
    name: 'mcp',
    at: ['src-main/mcp/'],
    uses: ['process', ...pure],
    packages: ['zod', '@modelcontextprotocol/sdk'],
    runsOnNode: true,
    because: 'agents reach the program over its HTTP API, with a key: never the store, never a use case',
  },
  {
    // Someone else's driver, a file read for minutes, a history imported, lists of a million read, a spreadsheet, an export, an update, a backup: each apart from the program it serves.
    name: 'programs',
    at: ['src-main/threads/'],
    uses: ['signing', 'store', 'imports', 'received', 'counter', 'backup', 'exports', 'ride', 'head'],
    runsOnNode: true,
    because: 'a program of its own beside the service knows only what it runs',
  },
  {
    name: 'doors',
    at: ['src-main/service.ts', 'src-main/head.ts', 'src-main/cli.ts', 'src-main/cli/', 'src-main/startup/'],
    uses: [...core, 'app', 'head', 'mcp'],
    runsOnNode: true,
    because: becauseDoor,
  },
  {
    name: 'desktop',
    at: ['src-main/electron.ts', 'src-main/desktop.ts', 'src-main/desktop/'],
    uses: [...core, 'app', 'doors'],
    runsOnNode: true,
    runsInElectron: true,
    because: becauseDoor,
  },
  {
    name: 'preload',
    at: ['src-preload/'],
    uses: ['contract'],
    packages: ['electron'],
    runsInElectron: true,
    because: 'the preload is one small file between the page and the capabilities of contract/',
  },
  {
    name: 'client',
    at: ['client/'],
    uses: [],
    packages: [],
    because: 'the client is a folder that anyone may copy into a program of their own: it needs nothing',
  },
  ...shared.map((name) => ({
    name,
    at: [`src-renderer/${name}/`],
    uses: [...pure, ...shared, 'client'],
    because: 'in the window, ui, lib and text know neither features nor app',
  })),
  {
    name: 'features',
    at: ['src-renderer/features/'],
    uses: [...pure, ...shared],
    because: 'in the window, a feature knows ui, lib, text, contract and documents; no feature knows another',
  },
  {
    name: 'window',
    at: ['src-renderer/'],
    uses: [...pure, ...shared, 'features'],
    because: 'the window knows contract and documents of src-main, and nothing else',
  },
];

/**
 * @param {string} name
 * @returns {Layer}
 */
function layerOfUseCase(name) {
  const at = [`src-main/${name}/`];
  return { name, at, uses: [...pure, 'issuing'], runsOnNode: true, because: becauseUseCase };
}

/**
 * @param {string} name
 * @returns {Layer}
 */
function layerOfEdge(name) {
  return {
    name,
    at: [`src-main/${name}/`],
    uses: pure,
    usesTypesOf: useCases,
    runsOnNode: true,
    because:
      'an edge knows documents/, contract/ and the types of the ports it implements; never another edge',
  };
}
