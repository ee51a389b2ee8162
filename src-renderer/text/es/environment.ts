/** Práctica, Pruebas and Producción: what each means, and the way between them. */
export const environment = {
  label: 'Entorno',
  sandbox: 'Práctica',
  test: 'Pruebas SRI',
  live: 'Producción',
  sandboxHint: 'Nada sale de esta computadora. Practique con libertad.',
  testHint: 'Se envía al ambiente de pruebas del SRI. Sin validez tributaria.',
  liveHint: 'Documentos reales, con validez tributaria.',
  change: 'Cambiar de entorno, ahora {{environment}}',
  goLive: 'Pasar a Producción',
  goLiveQuestion:
    'Desde ahora cada documento que emita la tienda, en cualquiera de sus ventanas, es real: lleva un número que no se repite, se declara al SRI y vale ante él. Lo practicado se queda en Práctica. La tienda no vuelve atrás: para practicar, una ventana sale de Producción por un rato.',
  goLiveConfirm: 'Sí, trabajar en Producción',
  leave: '¿Salir de Producción?',
  leaveQuestion:
    'Esta ventana pasa a {{environment}}. Lo que venda aquí no vale, no va al SRI como venta real y no entra en la caja de la tienda.',
  leaveCaution:
    'Queda escrito en Actividad. Vuelve sola a Producción al bloquearla, al cambiar de persona, al recargarla o al cerrarla.',
  leaveConfirm: 'Sí, salir a {{environment}}',
  comeBack: 'Volver a Producción',
  banner: {
    sandbox: 'Práctica · Simulador',
    test: 'Pruebas SRI',
  },
  bannerHint: {
    sandbox: 'Nada de esto va al SRI ni vale. Lo que cobre aquí no entra en la caja real.',
    test: 'Va al servicio de pruebas del SRI: nada de esto vale. Lo que cobre aquí no entra en la caja real.',
  },
  substitute: 'Producción no llega al SRI',
  substituteHint:
    'Mostrador se abrió para entregar los documentos a {{url}}. Nada de lo que ahí se autorice vale. Pida a quien lo instaló que lo abra sin esa dirección.',
};
