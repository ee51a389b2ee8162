import { type Refused, refuse } from '../../contract/problems/refuse.ts';

export const notFound = refuse({ code: 'not_found' });

/** Something else already has what must be its own. */
export function alreadyTaken(pointer: string, message: string): Refused {
  return refuse({ code: 'validation_failed', errors: [{ pointer, code: 'repeated', message }] });
}

/** A body names what does not exist. */
export function unknown(pointer: string, message: string): Refused {
  return refuse({ code: 'validation_failed', errors: [{ pointer, code: 'not_found', message }] });
}

/** What was shown is no longer how it is: a file's preview, or that of new prices. */
export const outdated = refuse({
  code: 'invalid_state',
  detail: 'Los datos cambiaron después de la vista previa. Revísela otra vez antes de guardar.',
});
