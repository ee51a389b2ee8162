import { Fragment } from 'react';
import { useService } from '../../../lib/http/service.tsx';
import { SetUpPanel } from '../set-up/set-up-panel.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { PointsPanel } from './points/points-panel.tsx';

/**
 * The businesses this installation issues for: the real one first, then the one to practise with. The one worked for
 * shows where its documents are numbered from.
 */
export function BusinessSettings() {
  const { workspace, environment } = useService();
  const live = workspace.entities.filter(({ kind }) => kind === 'live');
  const practice = workspace.entities.filter(({ kind }) => kind === 'sandbox');
  const workedFor = environment === 'sandbox' ? 'sandbox' : 'live';
  return (
    <>
      <SetUpPanel isThere={live.length > 0} />
      {[...live, ...practice].map((entity) => (
        <Fragment key={entity.id}>
          <BusinessPanel entity={entity} />
          {entity.kind === workedFor && <PointsPanel />}
        </Fragment>
      ))}
    </>
  );
}
