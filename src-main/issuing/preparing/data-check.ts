import type { Problem } from '../../contract/problems/problems.ts';
import type { Environment } from '../../documents/kinds.ts';

/**
 * Whether the data file was checked since this start. Waits for a check that is under way, up to some seconds: false
 * when it needs longer.
 */
export type DataChecked = () => Promise<boolean>;

/** How long a sale waits for the check; a check of a hundred thousand documents takes a second or two. */
const LONGEST_WAIT_MS = 10_000;

/** `checked` begins the check, or waits for the one that is under way, and resolves at once ever after. */
export function makeDataChecked(checked: () => Promise<void>, longestWaitMs = LONGEST_WAIT_MS): DataChecked {
  let isChecked = false;
  return async () => {
    if (isChecked) return true;
    let waiting: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      waiting = setTimeout(resolve, longestWaitMs, false);
    });
    isChecked = await Promise.race([checked().then(() => true), late]);
    clearTimeout(waiting);
    return isChecked;
  };
}

/**
 * The problem of issuing before the data file was checked in this run of the program; undefined once it was. Only
 * documents that count wait for it: a number taken from a damaged file could be one that was given before.
 */
export async function uncheckedProblem(
  dataChecked: DataChecked,
  environment: Environment,
): Promise<Problem | undefined> {
  if (environment !== 'live' || (await dataChecked())) return undefined;
  return {
    code: 'starting',
    detail:
      'Mostrador acaba de abrirse y todavía revisa el archivo de datos: hasta que termine no emite en producción. No se ' +
      'guardó nada; repita en unos segundos.',
    retryAfterSeconds: 5,
  };
}
