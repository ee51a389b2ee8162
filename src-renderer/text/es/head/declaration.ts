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
  rejected_lines_one: '{{count}} registro de una caja no se pudo guardar, y no está. Lo tiene en Inicio.',
  rejected_lines_other:
    '{{count}} registros de cajas no se pudieron guardar, y no están. Los tiene en Inicio.',
  unreadable_documents_one: '{{count}} documento de estos días no se puede leer, y no está en las cifras.',
  unreadable_documents_other:
    '{{count}} documentos de estos días no se pueden leer, y no están en las cifras.',
  number_conflicts_one:
    '{{count}} número de estos días lo tienen dos documentos. Mientras no se resuelva en Inicio, cuentan ambos.',
  number_conflicts_other:
    '{{count}} números de estos días los tienen dos documentos. Mientras no se resuelvan en Inicio, cuentan ambos.',
  missing_numbers_one: 'Entre los números de estos días falta {{count}}. Lo tiene en Inicio.',
  missing_numbers_other: 'Entre los números de estos días faltan {{count}}. Los tiene en Inicio.',
  outdated: 'Los saldos guardados del {{from}} al {{to}} ya no son los de ahora',
  saveAgain:
    'Después de guardarlos llegaron o cambiaron documentos o compras. Revise ese período y vuelva a guardarlo; si ya lo declaró, consulte a su contador.',
  conflicts: 'Compras registradas en varias cajas de forma distinta',
  conflict: '{{supplier}} {{number}} ({{stations}}): no coincide {{differences}}. Cuenta la de {{first}}.',
  moreConflicts_one: 'Y {{count}} compra más.',
  moreConflicts_other: 'Y {{count}} compras más.',
  differences: {
    month: 'el mes en que se declara',
    amounts: 'los valores',
    tax_support: 'el sustento',
    regime: 'el régimen del proveedor',
    withholding: 'si se retiene',
  },
};
