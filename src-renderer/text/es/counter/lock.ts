/** What keeps the shop from issuing, and how a person ends it. */
export const lock = {
  serviceTitle: 'El servicio de Mostrador no responde en esta computadora',
  serviceHint: 'Se ve lo último que se supo, y la venta abierta se conserva. Se sigue intentando.',
  clockTitle: 'No se puede emitir: el reloj del computador está equivocado',
  clockConfirm: 'La hora ya es correcta',
  clockPanel: 'Reloj del computador',
  clockState: {
    trusted: 'De fiar',
    doubtful: 'Dudoso: se sigue emitiendo',
    untrusted: 'Equivocado: no se emite',
  },
  clockStateLabel: 'Estado',
  clockSkew: 'Diferencia con el SRI',
  clockSkewUnknown: 'Todavía no se compara',
  clockAhead: '{{time}} adelantado',
  clockBehind: '{{time}} atrasado',
  clockExact: 'Ninguna',
  clockMeasured: 'Comparado el',
  seriesTitle: 'La serie {{series}} ({{type}}) está detenida',
  seriesTaken:
    'El SRI ya tiene uno de sus números con otra clave de acceso: otro programa numera en la misma serie.',
  seriesOther: 'No da números hasta que la reanude.',
  seriesDocument: 'Ver el documento',
  seriesResume: 'Reanudar…',
  resumeTitle: 'Reanudar la serie {{series}}',
  resumeExplained:
    'Averigüe cuál fue el último número que el otro programa usó, y siga desde el que le sigue. Solo puede subir.',
  resumeNext: 'Próximo número',
  resumeConfirm: 'Reanudar',
  resumeInvalid: 'Escriba un número entero, desde {{next}}.',
};
