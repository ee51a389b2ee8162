/** The places where money is taken. */
export const tills = {
  title: 'Cajas',
  intro:
    'Cada caja emite desde su propio punto de emisión y numera sus cierres Z. Las de {{environment}} son aparte de las de otros entornos.',
  none: 'Todavía no hay cajas',
  noneHint:
    'Sin cajas se vende igual, pero sin fondo, ni conteo, ni reportes X y Z. Cree una por cada lugar donde se cobra.',
  new: 'Nueva caja',
  list: 'Cajas',
  name: 'Nombre',
  namePlaceholder: 'Caja 1',
  series: 'Punto de emisión',
  seriesHint: 'Cada caja usa uno distinto. No se cambia después.',
  noSeries:
    'No queda un punto de emisión libre: cada caja usa el suyo. Añada otro a los datos del negocio con «mostrador setup».',
  machine: 'Máquina fiscal',
  noMachine: 'Ninguna',
  printer: 'Impresora',
  printerHint: 'Aquí salen sus tickets y reportes, y se abre su cajón.',
  usualPrinter: 'La de siempre',
  state: 'Estado',
  open: 'Abierta',
  closed: 'Cerrada',
  unused: 'Fuera de uso',
  lastZ: 'Último Z',
  edit: 'Cambiar',
  editOf: 'Cambiar {{name}}',
  here: 'Esta computadora',
  isHere: 'Está aquí',
  stand: 'Usar aquí',
  standOf: 'Usar {{name}} en esta computadora',

  createTitle: 'Nueva caja',
  editTitle: 'Cambiar caja',
  create: 'Crear',
  inUse: 'En uso',
  inUseHint: 'Una caja fuera de uso conserva sus cierres. No se la puede retirar mientras está abierta.',
};
