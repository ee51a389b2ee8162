/** Who let whom do what at the counter, as it stays written for ever. */
export const approvals = {
  title: 'Aprobaciones',
  intro:
    'Lo que alguien permitió a otra persona con su PIN. Queda escrito para siempre: nadie lo cambia ni lo borra.',
  givenAt: 'Cuándo',
  action: 'Qué se permitió',
  approver: 'Permitió',
  askedBy: 'Pidió',
  usedFor: 'Sirvió para',
  anyone: 'Cualquiera',
  anyAction: 'Todo',
  day: 'Día',
  nobody: 'Nadie había ingresado',
  notUsed: 'No consta',
  askedFor: 'Pedido para',
  document: 'Un documento',
  elsewhere: 'Un documento de otro entorno',
  cashSession: 'Un turno de caja',
  cashSessionOf: 'Turno de {{till}}, {{date}}',
  stock: 'Existencias de un producto',
  stockOf: 'Existencias: {{product}}',
  none: 'Nadie ha tenido que permitir nada',
  noneHint:
    'Cuando alguien permita a otra persona un descuento, una devolución o un reporte X, aquí quedará.',
  noMatch: 'Ninguna aprobación coincide',
  noMatchHint: 'Cambie los filtros, o quítelos.',
};
