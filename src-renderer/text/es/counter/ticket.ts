/** The sale that was just issued. */
export const ticket = {
  title: 'Venta emitida',
  change: 'Entregar de vuelto',
  authorizedHint: 'El SRI autorizó este documento.',
  waitingHint: 'Ya puede entregar el ticket. La autorización llega sola.',
  refusedHint: 'El SRI no aceptó este documento. Vea la causa y qué hacer.',
  print: 'Imprimir ticket',
  printAgain: 'Imprimir copia',
  pdf: 'PDF A4',
  detail: 'Ver documento',
  next: 'Nueva venta',
  nextHint: 'Escanee el siguiente producto: la venta nueva empieza sola.',
  last: 'Venta anterior',
  lastChange: 'Vuelto',
  notTold: 'El turno de caja no tomó nota de lo entregado y el vuelto: {{reason}}',
  paper: {
    asking: 'Preparando el ticket…',
    printing: 'Imprimiendo el ticket…',
    printed: 'Ticket impreso',
    copied: 'Copia impresa',
    waiting: 'El ticket espera: {{reason}}',
    failed: 'El ticket no se imprimió: {{reason}}',
    cancelled: 'Impresión cancelada',
  },
  drawer: {
    closed: 'El cajón no se abrió: {{reason}}',
  },
};
