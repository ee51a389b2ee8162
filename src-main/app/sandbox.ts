import type { SandboxControl } from '../api/routes/local/settings/sandbox-conditions.ts';
import type { Delivery } from './documents/delivery.ts';

/** The conditions of the simulated authority, as a person sets them to rehearse an outage. */
export function composeSandbox({ conditions, sync }: Delivery): SandboxControl {
  return {
    read: () => ({ object: 'sandbox_conditions', ...conditions.read() }),
    set(changed) {
      conditions.set(changed);
      sync.lineMayBeBack('sandbox');
      return { object: 'sandbox_conditions', ...changed };
    },
  };
}
