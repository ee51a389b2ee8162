/** What the shell itself says; the page has its own texts. */
export const desktopText = {
  tooltip: 'Mostrador: los documentos se siguen enviando',
  open: 'Abrir Mostrador',
  quit: 'Salir',
  couldNotStart: 'Mostrador no pudo iniciar',
  noDebugger: 'El programa instalado no se abre con un depurador. Quite de su orden:',
  newKey: 'Empezar con otra clave',
  updateFile: 'Actualización de Mostrador',
} as const;
