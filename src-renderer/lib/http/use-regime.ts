import type { Regime } from '../../../src-main/documents/parties/issuer.ts';
import { useService } from './service.tsx';

/** The regime of the business of this environment; undefined while there is none. */
export function useRegime(): Regime | undefined {
  const { workspace, environment } = useService();
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  return workspace.entities.find((one) => one.kind === kind)?.regime;
}
