/** The head office that a till reports to. */
export const headOffice = {
  title: 'Matriz',
  intro:
    'La matriz reúne los documentos, cierres y clientes de todas sus cajas. Esta caja emite igual, con o sin red; lo que emite le llega en cuanto hay conexión.',
  open: 'Ver cómo está con la matriz',
  settings: 'Ajustes de la matriz',
  decides: {
    catalog:
      'El catálogo lo lleva la matriz: lo nuevo, y los precios de muchos, se cambian allí y llegan solos. Los productos propios de esta caja se cambian aquí.',
    product: 'Este producto es de la matriz: allí se cambia. Aquí tiene solo su imagen.',
    lists:
      'Las listas de precios las lleva la matriz: se crean y se cambian allí, y llegan solas a esta caja.',
    operators:
      'A los operadores los lleva la matriz: los nuevos se crean allí. Aquí se les pone el PIN, y se cambia a los propios de esta caja.',
    setting: 'Lo decide la matriz para todas las cajas: el cambio se hace allí y llega solo.',
  },
  chip: {
    current: 'Matriz: al día',
    sending: 'Matriz: {{count}} por enviar',
    offline: 'Matriz: sin conexión',
    unproven: 'Matriz: por acordar',
    forked: 'Matriz: caja copiada',
    revoked: 'Matriz: caja de baja',
  },
  current: 'La matriz tiene todo lo de esta caja',
  currentHint: 'No hay nada que hacer.',
  sending_one: 'Se envía {{count}} registro',
  sending_other: 'Se envían {{count}} registros',
  sendingHint: 'Sigue solo. No demora ninguna venta.',
  offline: 'Sin conexión con la matriz',
  offlineHint: 'Se sigue emitiendo y se intenta otra vez sin que haga nada. Nada se pierde.',
  unproven: 'Esta caja se restauró y aún no se pone de acuerdo con la matriz',
  unprovenHint: 'En cuanto la matriz conteste, sigue por encima de los números que ella tiene.',
  forked: 'Otra computadora informa a la matriz como esta caja',
  forkedHint:
    'Una de las dos es copia de la otra, y la matriz sigue a la otra. Dé a esta un punto de emisión propio y únala con un código nuevo.',
  revoked: 'La matriz ya no recibe a esta caja',
  revokedHint:
    'Alguien la retiró o la dio de baja allí. Lo emitido sigue aquí. Para volver, pida un código nuevo.',
  retry: 'Intentar ahora',
  fetching: 'Se trae de la matriz lo que aquí falta',
  fetchingHint: 'Sigue solo, y se puede vender mientras tanto.',
  retiring: 'La matriz pidió retirar esta caja',
  retiringHint:
    'Ya no emite en producción. Cuando la matriz tenga todo lo suyo, otra caja podrá seguir en su punto de emisión. Téngala encendida y con red.',
  replaced: 'Esta caja emite ahora en {{instead}}, el punto que le dio la matriz',
  replacedHint:
    'Se restauró en una carpeta vacía, y nada prueba cuál fue el último número de {{point}}. Si lo sabe por sus comprobantes y quiere seguir allí, diga el siguiente de cada serie.',
  replacedResume: 'Seguir en {{point}}…',
  cashOpen: 'Un turno de caja volvió abierto de la matriz',
  cashOpenHint: 'Lo abrió {{name}} el {{at}}. Si ya terminó, cuente su dinero y ciérrelo.',
  cashLeftOut: 'Un turno de caja no se pudo traer de la matriz',
  cashLeftOutHint:
    'Lo abrió {{name}} el {{at}}. Aquí falta su caja, o lo que se hizo desde que se restauró ocupa su lugar. Sus ventas volvieron; cuente su dinero aparte.',
  url: 'Matriz',
  since: 'Unida desde',
  reached: 'Última respuesta',
  neverReached: 'Ninguna desde que se inició el programa',
  waiting: 'Por enviar',
  code: 'Código de la matriz',
  codeHint:
    'Pídalo en la matriz y péguelo entero. Sirve una vez, durante 24 horas. Dice dónde está la matriz y cómo se la reconoce.',
  name: 'Nombre de esta caja',
  nameHint: 'Como la verán en la matriz. Vacío: su punto de emisión, o el nombre de la computadora.',
  meant: 'Lleva a la matriz en {{url}}',
  meantHint:
    'Al unirse, se le envía todo lo emitido hasta hoy, y desde entonces lo nuevo. Certificados, PIN y contraseñas no salen de aquí.',
  meantPin: 'Su certificado: {{pin}}',
  enrol: 'Unir esta caja',
  enrolAgain: 'Unir otra vez',
  leave: 'Separar de la matriz',
  leaveQuestion:
    '¿Separar esta caja de la matriz? Deja de enviarle lo que emite. Lo que la matriz ya tiene se queda allí, y esta caja sigue emitiendo por su cuenta.',
  leaveEnded: 'Sus series quedan detenidas hasta que una persona diga con qué número sigue cada una.',
  leaveConfirm: 'Separar',
};
