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
    'Desde ahora cada documento que emita es real: lleva un número que no se repite, se declara al SRI y vale ante él. Lo practicado se queda en Práctica.',
  goLiveConfirm: 'Sí, trabajar en Producción',
  substitute: 'Producción no llega al SRI',
  substituteHint:
    'Mostrador se abrió para entregar los documentos a {{url}}. Nada de lo que ahí se autorice vale. Ciérrelo y ábralo sin MOSTRADOR_AUTHORITY_LIVE_URL.',
};
