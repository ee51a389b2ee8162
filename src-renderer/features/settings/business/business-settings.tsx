import { useService } from '../../../lib/service.tsx';
import { BusinessPanel } from './business-panel.tsx';

/** The businesses this installation issues for: the real one first, then the one to practise with. */
export function BusinessSettings() {
  const { workspace } = useService();
  const live = workspace.entities.filter(({ kind }) => kind === 'live');
  const practice = workspace.entities.filter(({ kind }) => kind === 'sandbox');
  return [...live, ...practice].map((entity) => <BusinessPanel key={entity.id} entity={entity} />);
}
