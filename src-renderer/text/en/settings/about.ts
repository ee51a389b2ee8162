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
    'Since 26 September 2026 the SRI wants each document to carry the RUC of whoever provides the program. Ask whoever installed Mostrador to state it. Meanwhile you can sell.',
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
  licenses: 'See the licences of what the program brings',
  licensesTitle: 'Licences of what the program brings',
  licensesHint: 'Mostrador is made of these pieces of free software. Thanks to those who wrote them.',
  folder: 'Data folder',
  folderHint:
    'Everything is here: documents, catalogue, settings and the journal of numbers. Do not copy it by hand while selling: that is what backups are for.',
  folderPath: 'Where it is',
  folderSize: 'It takes',
  folderDatabase: 'Of that, the data',
  folderJournal: 'The journal of numbers',
  folderFree: 'Free on the disk',
  folderOpen: 'Open the folder',
  logs: 'Log of what the program did',
  logsOpen: 'Open the log',
  support: 'File for support',
  supportHint:
    'What whoever helps you needs to know: version, computer, how much there is of everything, what is missing to issue, the end of the log, and the errors that closed the program. It has no names, cédulas, RUC, e-mail addresses, documents or keys.',
  supportSave: 'Save the file',
  supportSee: 'See what is in it',
  supportTitle: 'What the file for support says',
};
