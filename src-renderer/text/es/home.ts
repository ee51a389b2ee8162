/** The page that says what needs a person. */
export const home = {
  title: 'Inicio',
  list: 'Necesita de usted',
  nothing: 'Nada pendiente',
  nothingHint:
    'Todo lo emitido está autorizado o sigue su curso, la firma y los respaldos están al día y no faltan números.',
  toCounter: 'Ir al mostrador',
  toDocuments: 'Ver los documentos',
  refused_one: '{{count}} documento rechazado por el SRI',
  refused_other: '{{count}} documentos rechazados por el SRI',
  refusedHint_one: 'Es del {{date}}. Corríjalo y vuelva a enviarlo: sin autorización no vale.',
  refusedHint_other:
    'El más antiguo es del {{date}}. Corríjalos y vuelva a enviarlos: sin autorización no valen.',
  refusedAction: 'Corregir',
  undecided_one: '{{count}} documento sigue sin decisión del SRI',
  undecided_other: '{{count}} documentos siguen sin decisión del SRI',
  undecidedHint_one: 'Es del {{date}}. Mire qué lo detiene.',
  undecidedHint_other: 'El más antiguo es del {{date}}. Mire qué detiene a cada uno.',
  undecidedAction: 'Ver en curso',
  certificateToday: 'Su firma electrónica vence hoy',
  certificate_one: 'Su firma electrónica vence en {{count}} día',
  certificate_other: 'Su firma electrónica vence en {{count}} días',
  certificateHint: 'El {{date}}. Renovarla puede tardar días: sin firma no se emite.',
  certificateExpired: 'Su firma electrónica venció',
  certificateExpiredHint: 'El {{date}}. Hasta instalar otra, no se firma ningún documento.',
  certificateAction: 'Ver la firma',
  backupHint: 'Si este disco se daña, se pierde lo que no está en un respaldo.',
  backupAction: 'Ver los respaldos',
  gap_one: 'Falta {{count}} número en {{type}} {{series}}',
  gap_other: 'Faltan {{count}} números en {{type}} {{series}}',
  gapOne: 'El {{first}}. Si lo emitió con otro sistema, impórtelo; si no existe, dígaselo a su contador.',
  gapMany:
    'Desde el {{first}} hasta el {{last}}. Si los emitió con otro sistema, impórtelos; si no existen, dígaselo a su contador.',
  gapScattered:
    'El primero es el {{first}}. Si los emitió con otro sistema, impórtelos; si no existen, dígaselo a su contador.',
  gapAction: 'Importar documentos',
};
