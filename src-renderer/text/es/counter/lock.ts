/** What keeps the shop from issuing, and how a person ends it. */
export const lock = {
  serviceTitle: 'El servicio de Mostrador no responde en esta computadora',
  serviceHint: 'Se ve lo último que se supo, y la venta abierta se conserva. Se sigue intentando.',
  clockTitle: 'No se puede emitir: el reloj de la computadora está equivocado',
  clockWhy: {
    ahead_of_authority:
      'Dice {{time}} y va adelantado al SRI, que dice {{authority}}. Active la hora automática, con la zona de Ecuador.',
    behind_authority:
      'Dice {{time}} y va atrasado respecto del SRI, que dice {{authority}}. Active la hora automática, con la zona de Ecuador.',
    behind_stamp:
      'Dice {{time}}, antes de lo último que se hizo aquí. Active la hora automática, con la zona de Ecuador.',
    jumped: 'Dice {{time}}: retrocedió. Active la hora automática, con la zona de Ecuador.',
  },
  cannotSign: 'No se puede firmar',
  cannotStore: 'No se puede guardar lo que se emita',
  seeCertificate: 'Ver el certificado',
  clockConfirm: 'La hora ya es correcta',
  clockPanel: 'Reloj de la computadora',
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
  seriesConflict:
    'La matriz tiene dos documentos con uno de sus números: esta caja y otra emitieron en el mismo punto. En la matriz se decide de cuál es; la otra emite desde otro punto de emisión.',
  seriesHead:
    'La detuvo la matriz, que también la reanuda. Mientras tanto, emita desde otro punto de emisión.',
  seriesDocument: 'Ver el documento',
  seriesResume: 'Reanudar…',
  unprovenTitle: 'No se emite en real: nada prueba cuál fue el último número',
  unprovenText:
    '{{why}}. Mire el último comprobante de cada serie y diga el número que sigue, o añada otro punto de emisión. Si la otra copia sigue en uso, no emita con ambas en la misma serie.',
  unprovenWhy: {
    copied: 'Estos datos son una copia, o se restauraron sin su diario de números',
    behind:
      'Estos datos son más antiguos que lo último que se emitió, y este computador o el segundo lugar lo recuerdan',
    journal_damaged: 'El diario de números está dañado, o le faltan líneas',
  },
  unprovenPoint: 'Otro punto de emisión',
  unprovenResume: 'Decir los próximos números…',
  unprovenAsk: 'Próximos números',
  unprovenExplained:
    'Se propone el que sigue al último que consta aquí. Si su último comprobante es posterior, ponga el que le sigue: puede subir, nunca bajar. Queda anotado en la actividad.',
  unprovenNext: '{{type}} {{series}}',
  unprovenConfirm: 'Seguir con estos números',
  forkedTitle: 'No se emite en real: otra computadora informa a la matriz como esta caja',
  forkedText:
    'Una de las dos es copia de la otra. Dé a esta un punto de emisión propio y únala con un código nuevo de la matriz. En práctica se sigue emitiendo.',
  revokedTitle: 'No se emite en real: la matriz ya no recibe a esta caja',
  revokedText:
    'Lo emitido sigue aquí. Si debe seguir emitiendo, pida en la matriz un código nuevo y únala otra vez. En práctica se sigue emitiendo.',
  endedEnrol: 'Unir con un código nuevo',
  resumeTitle: 'Reanudar la serie {{series}}',
  resumeExplained:
    'Averigüe cuál fue el último número que el otro programa usó, y siga desde el que le sigue. Solo puede subir.',
  resumeNext: 'Próximo número',
  resumeConfirm: 'Reanudar',
  resumeInvalid: 'Escriba un número entero, desde {{next}}.',
};
