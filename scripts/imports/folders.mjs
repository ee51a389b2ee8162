/**
 * Folders in which no parts, at any depth, import one another in a circle. Those of `src-main` that are not here have a circle
 * still: the one who takes it out names the folder here.
 */
export const withoutCircles = [
  'access',
  'api',
  'app',
  'authority',
  'backup',
  'business',
  'cli',
  'clock',
  'contract',
  'counter',
  'desktop',
  'documents',
  'email',
  'exports',
  'head',
  'html',
  'imports',
  'issuing',
  'mailing',
  'mcp',
  'numbers',
  'portal',
  'printing',
  'process',
  'queue',
  'reading',
  'received',
  'reports',
  'ride',
  'secrets',
  'signing',
  'startup',
  'station',
  'store',
  'support',
  'sync',
  'threads',
  'webhooks',
].map((name) => `src-main/${name}`);

/**
 * The floors of a folder, from the ground up, each with the folders on it: a folder may import those beneath it, and none
 * beside or above it. Those that are not named are on the floor above all others.
 *
 * @type {Readonly<Record<string, readonly (readonly string[])[]>>}
 */
export const floors = {
  'src-main/store': [['migrations', 'schema'], ['sqlite'], ['rows'], ['reading', 'writing']],
};
