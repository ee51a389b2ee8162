import type { PrinterProblem, PrinterTrouble } from '../../../contract/printing/printer.ts';

const messages: Readonly<Record<PrinterProblem, Omit<PrinterTrouble, 'code'>>> = {
  host_not_found: {
    message: 'No se encuentra una impresora con ese nombre en la red.',
    remedy:
      'Revise el nombre o escriba su dirección, como 192.168.1.50: la imprime ella misma en su autoprueba.',
  },
  connection_refused: {
    message: 'En esa dirección hay un equipo, pero no recibe impresiones.',
    remedy: 'Revise la dirección y el puerto (casi siempre 9100), y que otro programa no la tenga ocupada.',
  },
  unreachable: {
    message: 'No se llega a la impresora por la red.',
    remedy: 'Revise que esté encendida y conectada a la misma red que este equipo.',
  },
  timeout: {
    message: 'La impresora no responde.',
    remedy:
      'Revise que esté encendida, con papel y con la tapa cerrada; si sigue así, apáguela y enciéndala.',
  },
  connection_lost: {
    message: 'La impresora cortó la conexión a la mitad.',
    remedy: 'Revise el cable y que no se haya apagado. El ticket pudo salir incompleto.',
  },
  paper_out: {
    message: 'La impresora no tiene papel.',
    remedy: 'Ponga un rollo nuevo y cierre la tapa: lo que espera sale solo.',
  },
  cover_open: {
    message: 'La tapa de la impresora está abierta.',
    remedy: 'Ciérrela: lo que espera sale solo.',
  },
  printer_error: {
    message: 'La impresora avisa de un fallo suyo.',
    remedy: 'Apáguela, revise que no haya papel atascado en la cuchilla y enciéndala.',
  },
  offline: {
    message: 'La impresora está en pausa.',
    remedy: 'Pulse su botón de línea o de avance hasta que la luz deje de parpadear.',
  },
  device_missing: {
    message: 'La impresora no está conectada a este equipo.',
    remedy: 'Revise el cable USB y que esté encendida.',
  },
  device_not_permitted: {
    message: 'Este usuario no tiene permiso para usar la impresora.',
    remedy:
      'Añada el usuario al grupo «lp» (Linux) o comparta la impresora con él (Windows), y vuelva a entrar.',
  },
  device_failed: {
    message: 'El sistema no pudo escribir en la impresora.',
    remedy: 'Desconéctela y conéctela de nuevo; si es compartida, revise su nombre.',
  },
  queue_unavailable: {
    message: 'Este sistema no tiene el servicio de impresión CUPS.',
    remedy: 'En Windows, comparta la impresora y añádala como \\\\localhost\\Nombre; en Linux, instale CUPS.',
  },
  queue_refused: {
    message: 'El sistema no aceptó la impresión.',
    remedy: 'Revise que la cola exista con ese nombre y que acepte trabajos.',
  },
  interrupted: {
    message: 'El programa se cerró mientras se imprimía.',
    remedy: 'Se imprime otra vez, y lo dice: el anterior pudo salir.',
  },
  job_unprintable: {
    message: 'No se pudo preparar lo que se iba a imprimir.',
    remedy: 'Inténtelo de nuevo; si sigue así, abra el documento y use su PDF.',
  },
};

export function troubleOf(code: PrinterProblem): PrinterTrouble {
  return { code, ...messages[code] };
}
