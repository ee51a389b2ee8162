import { type Permission, permissionTable } from '../../contract/counter/permissions.ts';
import type { Problem } from '../../contract/problems/problems.ts';

/** The refusal of something that the role does not do by itself. */
export function mayNot(action: Permission): Problem {
  const { label } = permissionTable[action];
  return {
    code: 'operator_not_allowed',
    detail: `No puede ${label} por sí solo: pídalo a quien sí puede, que ingresa su PIN.`,
  };
}

export const onlyOwner: Problem = {
  code: 'operator_not_allowed',
  detail: 'Solo desde la línea de comandos de este computador, con el usuario dueño de los datos.',
};

export const nobodySignedIn: Problem = {
  code: 'operator_required',
  detail: 'Ingrese su PIN antes de continuar.',
};
