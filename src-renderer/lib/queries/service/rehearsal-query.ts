import { useQuery } from '@tanstack/react-query';
import {
  type SandboxConditionsBody,
  sandboxConditionsResource,
} from '../../../../src-main/contract/business/sandbox-conditions.ts';
import { acceptedBy } from '../../http/answer.ts';
import { useService } from '../../http/service.tsx';
import { useChange } from '../use-change.ts';

const REFRESH_MS = 5000;
const queryKey = ['sandbox-conditions'];

/** How the simulated authority is set to behave. */
export function useRehearsal() {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      acceptedBy(local.send(sandboxConditionsResource, 'GET /v1/local/sandbox/conditions', { signal })),
    refetchInterval: REFRESH_MS,
  });
}

/** Has the simulated authority misbehave, or behave again. */
export function useRehearsalChange() {
  const { local } = useService();
  return useChange(queryKey, (conditions: SandboxConditionsBody | 'end') =>
    acceptedBy(
      conditions === 'end'
        ? local.send(sandboxConditionsResource, 'DELETE /v1/local/sandbox/conditions')
        : local.send(sandboxConditionsResource, 'PUT /v1/local/sandbox/conditions', { body: conditions }),
    ),
  );
}
