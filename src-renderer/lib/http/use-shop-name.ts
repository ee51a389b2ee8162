import { useService } from './service.tsx';

/** The name of the business of this environment, as customers know it. */
export function useShopName(): string {
  const { workspace, environment } = useService();
  const kind = environment === 'sandbox' ? 'sandbox' : 'live';
  const entity = workspace.entities.find((one) => one.kind === kind);
  return entity?.trade_name ?? entity?.legal_name ?? '';
}
