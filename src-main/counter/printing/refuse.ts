import { refuse } from '../../contract/problems/refuse.ts';

export const noPrinter = refuse({ code: 'not_found', detail: 'No hay una impresora con ese identificador.' });

export const noPrinterYet = refuse({
  code: 'invalid_state',
  detail: 'Todavía no hay ninguna impresora: añádala en Configuración.',
});

export const noDrawer = refuse({
  code: 'invalid_state',
  detail: 'A esa impresora no se le indicó que abra un cajón.',
});

export const noDocument = refuse({
  code: 'not_found',
  detail: 'El documento no existe, o pertenece a otro negocio o ambiente.',
});

export const noJob = refuse({ code: 'not_found', detail: 'No hay una impresión con ese identificador.' });

export const notWaiting = refuse({
  code: 'invalid_state',
  detail: 'Esa impresión ya no espera: no se puede cancelar.',
});

export const alreadyPrinted = refuse({
  code: 'invalid_state',
  detail: 'Ya se imprimió, o se está imprimiendo: si hace falta otra, pídala de nuevo y saldrá como copia.',
});

export const noTill = refuse({ code: 'not_found', detail: 'No hay una caja con ese identificador.' });
