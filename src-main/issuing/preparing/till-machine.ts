import { cashMetadata } from '../../contract/counter/cash-session.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import type { CommonBody, FiscalMachine, Metadata } from '../../documents/body/common-body.ts';
import type { DocumentContent } from '../../documents/model/document.ts';
import type { DocumentScope, TillMachines } from '../ports/till-machines.ts';
import type { CompletedBody } from './compute-body.ts';

/**
 * A sale at a till that is bound to a fiscal machine is of that machine: the body names it, or the service fills it
 * in. * A body that names another machine is refused. A body without a cash session is left as it is.
 */
export async function fillTillMachine(
  machines: TillMachines,
  scope: DocumentScope,
  body: CommonBody,
): Promise<CompletedBody> {
  const machine = await machineOf(machines, scope, body.metadata);
  if (!machine) return { body, faults: [] };
  if (body.fiscal_machine === undefined || isSame(body.fiscal_machine, machine)) {
    return { body: { ...body, fiscal_machine: machine }, faults: [] };
  }
  const { brand, model, serial } = machine;
  return {
    body,
    faults: [
      {
        pointer: '/fiscal_machine',
        code: 'not_allowed_here',
        message: `La caja de este turno emite desde la máquina fiscal ${brand} ${model}, serie ${serial}: quite este campo.`,
      },
    ],
  };
}

/** A correction comes from the machine that its document came from, whatever stands at the till by now. */
export function keepMachine(body: CommonBody, { fiscal_machine: machine }: DocumentContent): CommonBody {
  const isOfTill = body.metadata[cashMetadata.session] !== undefined;
  return isOfTill && machine && body.fiscal_machine === undefined
    ? { ...body, fiscal_machine: machine }
    : body;
}

/** The till got another machine since the document was prepared. */
export const machineChanged: Problem = {
  code: 'invalid_state',
  detail: 'La caja acaba de cambiar de máquina fiscal: inténtelo de nuevo.',
};

/** Checked in the transaction that issues, right before numbering. */
export async function machineProblem(
  machines: TillMachines,
  scope: DocumentScope,
  { metadata, content }: { readonly metadata: Metadata; readonly content: DocumentContent },
): Promise<Problem | undefined> {
  const machine = await machineOf(machines, scope, metadata);
  const stated = content.fiscal_machine;
  return machine && !(stated && isSame(stated, machine)) ? machineChanged : undefined;
}

async function machineOf(
  machines: TillMachines,
  { entityId, environment }: DocumentScope,
  metadata: Metadata,
): Promise<FiscalMachine | undefined> {
  const cashSession = metadata[cashMetadata.session];
  return cashSession === undefined ? undefined : machines.tillMachine({ entityId, environment }, cashSession);
}

function isSame(one: FiscalMachine, other: FiscalMachine): boolean {
  return one.brand === other.brand && one.model === other.model && one.serial === other.serial;
}
