import type {
  FiscalMachineBody,
  FiscalMachineDocument,
  FiscalMachinePatch,
  FiscalMachineResource,
  FiscalMachineTotals,
  FiscalMachineTotalsQuery,
} from '../../contract/counter/fiscal-machine.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Environment } from '../../documents/kinds.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Permits } from '../operators/permits.ts';
import { type MachineDocument, machineTotalsOf } from './machine-totals.ts';

export interface FiscalMachineDependencies {
  readonly store: FiscalMachineStore;
  readonly permits: Permits;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface FiscalMachineStore {
  /** By brand, model and serial. */
  all(): Promise<readonly FiscalMachineResource[]>;
  find(id: string): Promise<FiscalMachineResource | undefined>;
  /** Undefined when the serial is another machine's. */
  insert(
    machine: FiscalMachineBody & { readonly id: string; readonly at: string },
  ): Promise<FiscalMachineResource | undefined>;
  change(id: string, patch: FiscalMachinePatch): Promise<FiscalMachineResource | 'unknown' | 'in_use'>;
  /** What carries the serial and the date, in the order it was issued. */
  documents(of: MachineDay): Promise<readonly MachineDocument[]>;
}

export interface MachineDay {
  readonly serial: string;
  readonly environment: Environment;
  /** YYYY-MM-DD in Ecuador. */
  readonly date: string;
}

export type FiscalMachines = ReturnType<typeof makeFiscalMachines>;

/** The register of fiscal machines, and what each issued in a day. */
export function makeFiscalMachines({ store, permits, now, newId }: FiscalMachineDependencies) {
  return {
    list: () => store.all(),

    async register(session: string, body: FiscalMachineBody): Promise<Outcome<FiscalMachineResource>> {
      const permit = await permits.asOwner(session, 'manage_fiscal_machines');
      if (!permit.ok) return permit;
      const machine = await store.insert({ ...body, id: newId(), at: now().toISOString() });
      return machine ? { ok: true, value: machine } : refuse(serialTaken);
    },

    async change(
      session: string,
      id: string,
      patch: FiscalMachinePatch,
    ): Promise<Outcome<FiscalMachineResource>> {
      const permit = await permits.asOwner(session, 'manage_fiscal_machines');
      if (!permit.ok) return permit;
      const changed = await store.change(id, patch);
      if (changed === 'unknown') return refuse({ code: 'not_found' });
      return changed === 'in_use' ? refuse(inUse) : { ok: true, value: changed };
    },

    /** What it issued in a day, the newest first. */
    async documents(
      id: string,
      query: FiscalMachineTotalsQuery,
    ): Promise<Outcome<readonly FiscalMachineDocument[]>> {
      const machine = await store.find(id);
      if (!machine) return refuse({ code: 'not_found' });
      const { environment, date = ecuadorDate(now()) } = query;
      const documents = await store.documents({ serial: machine.serial, environment, date });
      return { ok: true, value: documents.toReversed().map(toListed) };
    },

    async totals(id: string, query: FiscalMachineTotalsQuery): Promise<Outcome<FiscalMachineTotals>> {
      const machine = await store.find(id);
      if (!machine) return refuse({ code: 'not_found' });
      const at = now();
      const { environment, date = ecuadorDate(at) } = query;
      const documents = await store.documents({ serial: machine.serial, environment, date });
      return {
        ok: true,
        value: {
          object: 'fiscal_machine_totals',
          fiscal_machine: machine,
          environment,
          date,
          ...machineTotalsOf(documents),
          generated_at: at.toISOString(),
        },
      };
    },
  };
}

function toListed(document: MachineDocument): FiscalMachineDocument {
  return {
    object: 'fiscal_machine_document',
    document_id: document.id,
    type: document.type,
    status: document.status,
    number: document.number,
    counterparty_name: document.counterpartyName,
    tax_total: document.taxTotal,
    total: document.total,
    issued_at: document.issuedAt,
  };
}

const serialTaken: Problem = {
  code: 'validation_failed',
  errors: [{ pointer: '/serial', code: 'repeated', message: 'Ya hay una máquina fiscal con esta serie.' }],
};

const inUse: Problem = {
  code: 'invalid_state',
  detail: 'Una caja usa esta máquina fiscal: quítela antes de la caja.',
};
