import type {
  FiscalMachineBody,
  FiscalMachineResource,
} from '../../../../src-main/contract/counter/fiscal-machine.ts';
import type { TillResource } from '../../../../src-main/contract/counter/till.ts';

/** A machine as a person types it, with the till it stands at in the environment worked in. */
export interface MachineDraft extends FiscalMachineBody {
  /** Empty: at none. */
  readonly tillId: string;
}

export function draftOf(
  machine: FiscalMachineResource | undefined,
  tills: readonly TillResource[],
): MachineDraft {
  return {
    brand: machine?.brand ?? '',
    model: machine?.model ?? '',
    serial: machine?.serial ?? '',
    tillId: tillOf(machine, tills)?.id ?? '',
  };
}

export function bodyOf({ brand, model, serial }: MachineDraft): FiscalMachineBody {
  return { brand: brand.trim(), model: model.trim(), serial: serial.trim() };
}

/** The till a machine stands at. */
export function tillOf(
  machine: Pick<FiscalMachineResource, 'id'> | undefined,
  tills: readonly TillResource[],
): TillResource | undefined {
  return machine && tills.find(({ fiscal_machine }) => fiscal_machine?.id === machine.id);
}

const fields = ['brand', 'model', 'serial'] as const;
export type MachineField = (typeof fields)[number];

/** The fields that must not be sent empty. */
export function missingIn(draft: MachineDraft): readonly MachineField[] {
  return fields.filter((field) => draft[field].trim() === '');
}

/** The changes of tills by which a machine comes to stand where it is wanted: first it leaves, then it arrives. */
export function movesTo(
  wantedTillId: string,
  machineId: string,
  tills: readonly TillResource[],
): readonly { readonly tillId: string; readonly machineId: string | null }[] {
  const current = tillOf({ id: machineId }, tills)?.id ?? '';
  if (current === wantedTillId) return [];
  return [
    ...(current ? [{ tillId: current, machineId: null }] : []),
    ...(wantedTillId ? [{ tillId: wantedTillId, machineId }] : []),
  ];
}
