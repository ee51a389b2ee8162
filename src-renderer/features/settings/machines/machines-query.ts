import { useMutation } from '@tanstack/react-query';
import {
  type FiscalMachineResource,
  fiscalMachineResource,
} from '../../../../src-main/contract/counter/fiscal-machine.ts';
import { type TillResource, tillResource } from '../../../../src-main/contract/counter/till.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';
import { bodyOf, type MachineDraft, movesTo } from './machine-draft.ts';

export interface MachineSaving {
  /** Undefined: a new one. */
  readonly machine: FiscalMachineResource | undefined;
  readonly draft: MachineDraft;
  readonly tills: readonly TillResource[];
  /** Registered, whatever becomes of its till: saving again must not register it twice. */
  readonly onRegistered: (machine: FiscalMachineResource) => void;
}

/** Registers or changes a machine, and puts it at its till. */
export function useMachineSaving() {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: async ({ machine, draft, tills, onRegistered }: MachineSaving) => {
      const { serial, ...rest } = bodyOf(draft);
      const saved = await acceptedBy(
        machine
          ? local.send(fiscalMachineResource, 'PATCH /v1/local/fiscal-machines/{id}', {
              path: { id: machine.id },
              body: rest,
            })
          : local.send(fiscalMachineResource, 'POST /v1/local/fiscal-machines', {
              body: { ...rest, serial },
            }),
      );
      onRegistered(saved);
      for (const { tillId, machineId } of movesTo(draft.tillId, saved.id, tills)) {
        await acceptedBy(
          local.send(tillResource, 'PATCH /v1/local/tills/{id}', {
            path: { id: tillId },
            body: { fiscal_machine_id: machineId },
          }),
        );
      }
      return saved;
    },
    onSettled: forget,
  });
}

/** Puts a machine out of use, or into use again. */
export function useMachineActivity(id: string) {
  const { local } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (active: boolean) =>
      acceptedBy(
        local.send(fiscalMachineResource, 'PATCH /v1/local/fiscal-machines/{id}', {
          path: { id },
          body: { active },
        }),
      ),
    onSettled: forget,
  });
}

function useForgetting() {
  return useReadAgain('fiscal-machines', 'tills');
}
