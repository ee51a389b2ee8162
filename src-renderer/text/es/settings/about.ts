/** Qué programa es este, y quién responde por él. */
export const about = {
  title: 'Acerca de',
  version: 'Versión',
  license: 'Licencia',
  licenseName: 'Mozilla Public License 2.0 (software libre)',
  provider: 'RUC Proveedor',
  providerNone: 'Sin indicar',
  providerMissing: 'Los documentos salen sin «RUC Proveedor»',
  providerMissingHint:
    'Desde el 26 de septiembre de 2026 el SRI pide que cada documento lleve el RUC de quien provee el programa. Pida a quien le instaló Mostrador que lo indique. Mientras tanto se puede vender.',
  providerBanner: 'El SRI lo pide desde el 26 de septiembre de 2026. Se puede seguir vendiendo.',
  key: 'Clave del certificado y de las contraseñas',
  keyKeptBy: {
    system: 'La guarda el sistema operativo',
    file: 'En un archivo de la carpeta de datos, que solo lee su dueño',
  },
  keyUnprotected: 'El sistema operativo no pudo guardar la clave de los secretos',
  keyUnprotectedHint:
    'Quien copie la carpeta de datos puede abrir el certificado y las contraseñas. Active el llavero del sistema (en Linux, GNOME Keyring o KWallet) y vuelva a abrir Mostrador, o cifre el disco. Mientras tanto se puede vender.',
  see: 'Ver Acerca de',
  licenses: 'Ver las licencias de lo que trae el programa',
  licensesTitle: 'Licencias de lo que trae el programa',
  licensesHint: 'Mostrador está hecho con estas piezas de software libre. Gracias a quienes las escribieron.',
  folder: 'Carpeta de datos',
  folderHint:
    'Aquí está todo: documentos, catálogo, ajustes y el diario de números. No la copie a mano mientras se vende: para eso están los respaldos.',
  folderPath: 'Dónde está',
  folderSize: 'Ocupa',
  folderDatabase: 'De eso, los datos',
  folderJournal: 'El diario de números',
  folderFree: 'Libre en el disco',
  folderOpen: 'Abrir la carpeta',
  logs: 'Registro de lo que hizo el programa',
  logsOpen: 'Abrir el registro',
  support: 'Archivo para soporte',
  supportHint:
    'Lo que necesita saber quien le ayuda: versión, equipo, cuánto hay de cada cosa, qué falta para emitir, lo último del registro y los errores que cerraron el programa. No lleva nombres, cédulas, RUC, correos, documentos ni claves.',
  supportSave: 'Guardar el archivo',
  supportSee: 'Ver qué contiene',
  supportTitle: 'Lo que lleva el archivo para soporte',
};
