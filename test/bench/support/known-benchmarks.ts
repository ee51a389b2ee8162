/**
 * What `npm run bench` measures, in this order: every row of design.md §9 and what a head office takes, first what does not need the store of a
 * million.
 */
export const wholeRun = [
  'signing',
  'ride',
  'rest',
  'command',
  'package',
  'drain',
  'head',
  'import',
  'window',
  'lists',
  'start',
  'storage',
  'issuing',
];

/** They read the same stores, and take `--keep FOLDER`. */
export const onKeptStores = new Set(['window', 'lists', 'start', 'storage', 'issuing']);
