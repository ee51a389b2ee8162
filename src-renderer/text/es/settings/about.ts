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
    'Desde el 26 de septiembre de 2026 el SRI pide que cada documento lleve el RUC de quien provee el programa. Pida a quien le instaló Mostrador que lo indique (ajuste software_provider_ruc). Mientras tanto se puede vender.',
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
};
