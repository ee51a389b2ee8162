/** Which program this is, and who answers for it. */
export const about = {
  title: 'About',
  version: 'Version',
  license: 'Licence',
  licenseName: 'Mozilla Public License 2.0 (free software)',
  provider: 'RUC Proveedor',
  providerNone: 'Not stated',
  providerMissing: 'Documents go out without “RUC Proveedor”',
  providerMissingHint:
    'Since 26 September 2026 the SRI wants each document to carry the RUC of whoever provides the program. Ask whoever installed Mostrador to state it (setting software_provider_ruc). Meanwhile you can sell.',
  providerBanner: 'The SRI wants it since 26 September 2026. You can go on selling.',
  see: 'See About',
};
