/** What the head office asks tills to do with their documents. */
export const headCommands = {
  title: 'Encargos a las cajas',
  open: 'Encargos a las cajas',
  intro:
    'Anular, reenviar, enviar por correo y detener o reanudar una serie lo hace la caja, en cuanto hay conexión con ella.',
  ofDocument: 'Encargos a su caja',
  askedOf: '{{station}} · pedido el {{at}}',
  askedOfBy: '{{station}} · pedido el {{at}} · {{who}}',
  who: 'Lo pidió',
  show: 'Mostrar',
  all: 'Todos',
  only: { waiting: 'En curso', done: 'Hechos', refused: 'Rechazados' },
  none: 'Todavía no se pidió nada a las cajas',
  noneOfThese: 'Ninguno así',
  noneHint: 'Se pide en la página de cada documento; las series, en Cajas.',
  asked: 'Pedido',
  what: 'Qué se pidió',
  document: 'Documento o serie',
  action: {
    annul: 'Registrar su anulación',
    resubmit: 'Corregir y reenviar',
    email: 'Enviar por correo',
    stop_series: 'Detener la serie',
    resume_series: 'Reanudar la serie',
  },
  status: {
    waiting: 'Espera a la caja',
    done: 'Hecho',
    refused: 'La caja no lo hizo',
  },
};
