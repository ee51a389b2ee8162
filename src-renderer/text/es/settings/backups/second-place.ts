/** The copy of what is issued, on another disk. */
export const secondPlace = {
  title: 'Segundo lugar',
  hint: 'Una carpeta en otro disco, en una memoria USB o en la red. Ahí queda cada número y cada comprobante firmado: si este disco falla, no se pierde lo emitido. También van ahí los respaldos. Si falta, se sigue vendiendo.',
  folder: 'Carpeta',
  choose: 'Elegir la carpeta del segundo lugar',
  save: 'Guardar',
  remove: 'Dejar de copiar',
  state: {
    off: 'No hay segundo lugar.',
    current: 'Tiene todo lo que se ha emitido.',
    behind: 'Le falta lo último; se copia solo.',
    late: 'Está atrasado: le falta lo último desde hace más de diez minutos.',
  },
  copiedAt: 'La última vez que tuvo todo: {{at}}.',
  behindSince: 'Le falta lo emitido desde el {{at}}.',
  backupAt: 'Último respaldo ahí: {{at}}.',
  noBackup: 'Todavía no hay ningún respaldo ahí.',
  lateTitle: 'El segundo lugar está atrasado',
  lateText: 'Lo último que se emitió está solo en este disco.',
  see: 'Ver ajustes',
};
