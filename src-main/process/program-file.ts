import { join } from 'node:path';

/**
 * The file of another program of the build, such as one that runs in a thread of its own. Built, this code is in the
 * folder of what the doors share, beside none of them.
 */
export function programFile(name: string, here = import.meta.dirname): string {
  return here.endsWith('chunks') ? join(here, '..', `${name}.cjs`) : join(here, '../threads', `${name}.ts`);
}

/** The file of another door of the build, to be run in a process of its own. */
export function doorFile(name: 'head', here = import.meta.dirname): string {
  return here.endsWith('chunks') ? join(here, '..', `${name}.cjs`) : join(here, '..', `${name}.ts`);
}

/** A file of `resources/`, shipped beside the program. */
export function resourceFile(name: string, here = import.meta.dirname): string {
  return join(here, here.endsWith('chunks') ? '../../..' : '../..', 'resources', name);
}

/** The built window, which a service serves to browsers. */
export const windowFolder = join(
  import.meta.dirname,
  import.meta.dirname.endsWith('chunks') ? '../../renderer' : '../../out/renderer',
);
