import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where what takes minutes to make outlives a test run and a checkout: beside the other caches of this user. */
export const harnessCache = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'mostrador-electron-harness',
);
