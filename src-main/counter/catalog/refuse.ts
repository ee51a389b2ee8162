import { type Refused, refuse } from '../../contract/problems/refuse.ts';
import type { Fault } from '../../documents/values/fault.ts';

export const notFound = refuse({ code: 'not_found' });

/** Something else already has what must be its own. */
export function alreadyTaken(pointer: string, message: string): Refused {
  return refuse({ code: 'validation_failed', errors: [{ pointer, code: 'repeated', message }] });
}

/** A body names what does not exist. */
export function unknown(pointer: string, message: string): Refused {
  return refuse({ code: 'validation_failed', errors: [unknownFault(pointer, message)] });
}

/** One of several things that a body names and that do not exist. */
export function unknownFault(pointer: string, message: string): Fault {
  return { pointer, code: 'not_found', message };
}

/** What was shown is no longer how it is: a file's preview, or that of new prices. */
export const outdated = refuse({
  code: 'invalid_state',
  detail: 'Los datos cambiaron después de la vista previa. Revísela otra vez antes de guardar.',
});
