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
  see: 'Ver Acerca de',
};
