/** The declaration of the whole business, and what may be missing in it. */
export const headDeclaration = {
  file: 'Libro de Excel',
  check:
    'Salen de lo autorizado y de las compras de todas las cajas que informan a la matriz. Donde dice «Decida», ningún documento lo dice: escríbalo. El anexo transaccional (ATS) lo da cada caja, con sus compras, en Cerrar el mes.',
  behind: 'De estas cajas puede faltar algo',
  waiting_one: '{{count}} registro por enviar',
  waiting_other: '{{count}} registros por enviar',
  seen: 'última vez el {{at}}',
  neverSeen: 'aún no ha informado nada',
  withoutPurchases: 'Faltan las compras de estas cajas',
  update:
    'Una versión anterior no las informa: actualícelas. Una actualizada las envía por sí sola, en minutos.',
  rejected_one: '{{count}} registro de una caja no se pudo guardar, y no está. Lo tiene en Inicio.',
  rejected_other: '{{count}} registros de cajas no se pudieron guardar, y no están. Los tiene en Inicio.',
  conflicts: 'Compras registradas en varias cajas de forma distinta',
  conflict: '{{supplier}} {{number}} ({{stations}}): no coincide {{differences}}. Cuenta la de {{first}}.',
  differences: {
    month: 'el mes en que se declara',
    amounts: 'los valores',
    tax_support: 'el sustento',
    regime: 'el régimen del proveedor',
    withholding: 'si se retiene',
  },
};
