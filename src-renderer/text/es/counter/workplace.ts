/** Who stands at the counter, at which till, and who lets them do what they may not by themselves. */
export const workplace = {
  signInTitle: '¿Quién atiende?',
  signInHint: 'Elija su nombre y escriba su PIN.',
  people: 'Personas',
  pinOf: 'PIN de {{name}}',
  pad: 'Teclado del PIN',
  eraseLast: 'Borrar la última cifra',
  enter: 'Ingresar',
  scanFirstSignIn: 'Ingrese primero con su PIN, y escanéelo otra vez.',
  pinShort: 'El PIN tiene de 4 a 8 cifras.',
  pinWrong: 'El PIN no es correcto.',
  pinLocked: 'Hubo varios PIN incorrectos.',
  wait: 'Espere {{time}}',
  forgotten: '¿Olvidó su PIN? Quien administra le pone uno nuevo en Ajustes, Operadores.',
  choosing: 'Con las flechas se elige la persona; con Intro se ingresa.',
  role: { cashier: 'Cajero', supervisor: 'Supervisor', administrator: 'Administrador' },

  lock: 'Bloquear',
  orChange: 'o cambiar de persona',

  tillTitle: '¿En qué caja está esta computadora?',
  tillHint: 'Se pregunta una sola vez. Puede cambiarlo en Ajustes, Cajas.',
  tillSeries: 'Emite desde {{series}}',

  permitTitle: 'Se necesita permiso',
  permitAsks: 'Para {{action}}, ingresa su PIN quien puede permitirlo. Vale solo para esta vez.',
  permit: 'Permitir',
  permitNobody:
    'Nadie más puede permitirlo. Quien administra puede cambiar los roles en Ajustes, Operadores.',
  notThere: 'No se pudo saber quién atiende ni en qué caja.',
  retry: 'Reintentar',

  /** After «Para …». */
  action: {
    sell: 'vender',
    open_cash_session: 'abrir la caja',
    close_cash_session: 'cerrar la caja',
    move_cash: 'anotar ingresos y egresos',
    read_x_report: 'sacar el reporte X',
    close_cash_session_of_another: 'cerrar la caja de otra persona',
    move_cash_of_another: 'anotar ingresos y egresos en la caja de otra persona',
    discount_over_limit: 'dar un descuento mayor al límite',
    change_price: 'cambiar un precio',
    return_sale: 'aceptar una devolución',
    void_document: 'anular un documento',
    open_drawer_without_sale: 'abrir el cajón sin una venta',
    move_stock: 'cambiar las existencias',
    read_approvals: 'ver las aprobaciones',
    manage_operators: 'administrar a los operadores',
    manage_tills: 'administrar las cajas',
    manage_fiscal_machines: 'administrar las máquinas fiscales',
  },
};
