import { type AskForPermit, useAskForPermit } from './permit-context.ts';
import { useMay } from './use-may.ts';

/**
 * Asks whether who is signed in may do something; for the rest a PIN of somebody who may is asked for on the
 * screen. Undefined: not allowed, or the person gave up. Without operators everything is allowed.
 */
export function usePermit(): AskForPermit {
  const may = useMay();
  const ask = useAskForPermit();
  return async (action, about) => (may(action) ? {} : ask(action, about));
}
