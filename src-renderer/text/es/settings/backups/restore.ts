/** A backup comes back in the window. */
export const restore = {
  title: 'Restaurar un respaldo',
  intro:
    'Elija el respaldo y escriba su contraseña. Se abre y se lee entero; usted ve qué trae antes de decidir.',
  file: 'Archivo del respaldo',
  fileHint: 'Termina en .age: en una memoria USB, en otro disco o bajado de internet.',
  choose: 'Elegir archivo',
  fileMissing: 'Elija el archivo del respaldo.',
  passphrase: 'Contraseña del respaldo',
  passphraseHint: 'La que se escribió al empezar los respaldos, o al mover el negocio.',
  passphraseMissing: 'Escriba la contraseña del respaldo.',
  open: 'Abrir el respaldo',
  other: 'Elegir otro',
  stages: {
    receiving: 'Trayendo el respaldo: {{done}} de {{total}}',
    opening: 'Abriendo el respaldo: {{done}} de {{total}}',
    checking: 'Leyendo todas sus páginas…',
  },
  faults: {
    not_a_backup: 'Ese archivo no es un respaldo cifrado de Mostrador: elija uno que termine en .age.',
    wrong_passphrase: 'La contraseña no abre este respaldo. Escríbala otra vez.',
    unreadable: 'El respaldo está dañado o incompleto, y no sirve para restaurar: elija otro.',
    newer_version: 'El respaldo es de una versión más nueva: actualice Mostrador y restaure otra vez.',
    no_space: 'No hay espacio en el disco para restaurarlo: libere espacio y ábralo otra vez.',
    failed: 'No se pudo abrir el respaldo. Ábralo otra vez; si sigue igual, elija otro.',
  },
  roomLacks:
    'No hay espacio en el disco para restaurarlo: hacen falta {{needed}} libres en {{folder}}, y hay {{free}}. Libere espacio y ábralo otra vez.',
  of: '{{name}}, RUC {{ruc}}',
  madeAt_one: 'Respaldo del {{at}}, con {{count}} documento.',
  madeAt_other: 'Respaldo del {{at}}, con {{count}} documentos.',
  series: 'Serie',
  lastNumber: 'Último número',
  noLive: 'No trae documentos de producción.',
  begins:
    'El negocio sigue en esta computadora con todo lo que trae el respaldo: documentos, ajustes y firma.',
  beginsCaution:
    'Deje de emitir en la otra computadora: los números se repetirían. Si aquí no se sabe cuál fue el último, antes de emitir se le pide el siguiente de cada serie.',
  replaces:
    'El respaldo va en lugar de los datos de ahora. Lo que se emitió después vuelve del diario de números, y ningún número retrocede; lo demás que se cambió después del respaldo, como precios, clientes y ajustes, no vuelve.',
  replacesCaution:
    'Los datos de ahora se guardan aparte. Mostrador se cierra y se abre: termine antes las ventas.',
  confirm: 'Restaurar',
  restarting: 'Mostrador se cierra y se abre con el respaldo…',
  closeAndOpen: 'Todo está listo: cierre Mostrador y ábralo otra vez.',
  done: 'Se restauró el respaldo de {{name}}',
  notDone: 'No se restauró el respaldo: los datos son los de antes',
  unproven:
    'Nada prueba aquí cuál fue el último número real: antes de emitir, diga el siguiente de cada serie según su último documento impreso.',
  recovered_one: 'Volvió del diario de números {{count}} documento posterior al respaldo.',
  recovered_other: 'Volvieron del diario de números {{count}} documentos posteriores al respaldo.',
  missing:
    'El segundo lugar {{path}} no responde, y puede tener documentos posteriores: conéctelo y restaure otra vez antes de emitir.',
  keptAs: 'Los datos anteriores quedaron en {{file}}.',
  wasDamaged:
    'Estaban dañados y no se leyó todo: compare los cierres de caja y las claves de API con lo que usted tiene.',
  seen: 'Entendido',
};
