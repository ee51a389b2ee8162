import type { Problem } from '../../contract/problems/problems.ts';

type Refused = { readonly ok: false; readonly problem: Problem };

function refuse(code: 'not_found' | 'invalid_state', detail: string): Refused {
  return { ok: false, problem: { code, detail } };
}

export const noPrinter = refuse('not_found', 'No hay una impresora con ese identificador.');

export const noPrinterYet = refuse(
  'invalid_state',
  'Todavía no hay ninguna impresora: añádala en Configuración.',
);

export const noDrawer = refuse('invalid_state', 'A esa impresora no se le indicó que abra un cajón.');

export const noDocument = refuse(
  'not_found',
  'El documento no existe, o pertenece a otro negocio o ambiente.',
);

export const noJob = refuse('not_found', 'No hay una impresión con ese identificador.');

export const notWaiting = refuse('invalid_state', 'Esa impresión ya no espera: no se puede cancelar.');

export const alreadyPrinted = refuse(
  'invalid_state',
  'Ya se imprimió, o se está imprimiendo: si hace falta otra, pídala de nuevo y saldrá como copia.',
);

export const noTill = refuse('not_found', 'No hay una caja con ese identificador.');
