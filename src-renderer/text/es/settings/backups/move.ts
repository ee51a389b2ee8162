/** The business goes to another computer. */
export const move = {
  title: 'Mover a otra computadora',
  intro:
    'Todo el negocio va en un solo archivo cifrado: documentos, ajustes, firma y números. En la otra computadora se sigue con el siguiente número. En esta ya no se emite ni se envía nada de producción; lo que hay se puede ver e imprimir.',
  file: 'Archivo',
  chooseFile: 'Elegir dónde va el archivo del negocio',
  fileHint: 'Su ruta completa, terminada en .age: en una memoria USB, por ejemplo.',
  passphrase: 'Contraseña del archivo',
  passphraseAgain: 'La misma, otra vez',
  start: 'Mover el negocio',
  question: '¿Mover el negocio? Desde ahora esta computadora no emite ni envía nada de producción.',
  caution:
    'El archivo vale siete días y para una sola computadora: abierto en dos, los números se repetirían.',
  writing: 'Se escribe el archivo, y se lee otra vez para comprobarlo: {{size}}. Aquí ya no se emite.',
  cancel: 'Cancelar y seguir aquí',
  movingTitle: 'El negocio se está moviendo a otra computadora',
  movedTitle: 'El negocio está en otra computadora',
  movedSince: 'El negocio está en otra computadora desde el {{at}}',
  movedText: 'Aquí no se emite ni se envía nada de producción. Lo que estaba por enviar lo envía la otra.',
  openIt: 'Ábralo allá con «Recuperar un respaldo», antes de siete días.',
  openFile: 'Ábralo allá con «Recuperar un respaldo» y el archivo {{file}}, antes de siete días.',
  failed: 'El negocio no se movió: se sigue emitiendo aquí',
  see: 'Ver',
  undo: 'Deshacer el cambio',
  undoConfirm: 'Nunca se abrió: deshacer',
  undoQuestion:
    '¿El archivo nunca se abrió en otra computadora? Nadie más puede saberlo. Los números vuelven a esta, y antes de emitir usted dice con cuál sigue cada serie.',
  undoCaution: 'Si se abrió, no lo deshaga: los números se repetirían. Borre el archivo si lo deshace.',
};
