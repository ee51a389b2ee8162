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
  key: 'Key of the certificate and the passwords',
  keyKeptBy: {
    system: 'Kept by the operating system',
    file: 'In a file of the data folder that only its owner reads',
  },
  keyUnprotected: 'The operating system could not keep the key of the secrets',
  keyUnprotectedHint:
    'Whoever copies the data folder can open the certificate and the passwords. Switch the system’s keyring on (on Linux, GNOME Keyring or KWallet) and open Mostrador again, or encrypt the disk. Meanwhile you can sell.',
  see: 'See About',
};
