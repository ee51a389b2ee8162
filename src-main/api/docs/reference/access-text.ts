import { type PersonAccess, permissionTable } from '../../../contract/counter/permissions.ts';
import type { Route } from '../../routing/route.ts';

/** Who may call an operation. */
export function accessText({ access }: Route): string {
  switch (access.who) {
    case 'anyone':
      return 'No necesita clave.';
    case 'secret_holder':
      return 'Con el secreto que se recibió al pedirla, como Bearer.';
    case 'person':
      return `Solo para la sesión de una persona. ${personText(access.permission)}`;
    case 'key':
      return `Clave de API con el permiso «${access.scope}». ${personText(access.permission)}`;
    case 'person_or_key':
      return `Sesión de una persona, o clave de API con el permiso «${access.scope}». ${personText(access.permission)}`;
  }
}

/** What of it a person needs, once the shop has operators. */
function personText(access: PersonAccess): string {
  if (typeof access === 'object') {
    const permission = 'approvable' in access ? access.approvable : access.judged;
    const { label, ...row } = permissionTable[permission];
    return `Con operadores: quien puede ${label}${'approvable' in row ? ', o su aprobación' : ''}.`;
  }
  switch (access) {
    case 'signed_in':
      return 'Con operadores: cualquiera que haya ingresado.';
    case 'signed_out':
      return 'También sin haber ingresado.';
    case 'owner':
      return 'Solo desde la línea de comandos del computador.';
    default:
      return `Con operadores: quien puede ${permissionTable[access].label}.`;
  }
}
