/** What the head office asks tills to do with their documents. */
export const headCommands = {
  title: 'Encargos a las cajas',
  open: 'Encargos a las cajas',
  intro:
    'Anular, reenviar y enviar por correo lo hace la caja que emitió el documento, en cuanto hay conexión con ella.',
  ofDocument: 'Encargos a su caja',
  askedOf: '{{station}} · pedido el {{at}}',
  show: 'Mostrar',
  all: 'Todos',
  only: { waiting: 'En curso', done: 'Hechos', refused: 'Rechazados' },
  none: 'Todavía no se pidió nada a las cajas',
  noneOfThese: 'Ninguno así',
  noneHint: 'Se pide en la página de cada documento.',
  asked: 'Pedido',
  what: 'Qué se pidió',
  document: 'Documento',
  action: {
    annul: 'Registrar su anulación',
    resubmit: 'Corregir y reenviar',
    email: 'Enviar por correo',
  },
  status: {
    waiting: 'Espera a la caja',
    done: 'Hecho',
    refused: 'La caja no lo hizo',
  },
};
