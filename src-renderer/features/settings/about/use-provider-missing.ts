import { useService } from '../../../lib/http/service.tsx';

/** Whether documents that count go out without the RUC of the program's provider (SRI technical sheet 2.34, Anexo 26). */
export function useProviderMissing(): boolean {
  const { environment, workspace } = useService();
  return environment === 'live' && workspace.software_provider_ruc === undefined;
}
