import type { Text } from '../../../text.ts';

/** A backup comes back in the window. */
export const restore: Text['restore'] = {
  title: 'Restore a backup',
  intro:
    'Choose the backup and write its passphrase. It is opened and read whole; you see what is in it before you decide.',
  file: 'File of the backup',
  fileHint: 'It ends in .age: on a USB stick, on another disk or downloaded from the internet.',
  choose: 'Choose a file',
  fileMissing: 'Choose the file of the backup.',
  passphrase: 'Passphrase of the backup',
  passphraseHint: 'The one that was written when backups began, or when the business was moved.',
  passphraseMissing: 'Write the passphrase of the backup.',
  open: 'Open the backup',
  other: 'Choose another',
  stages: {
    receiving: 'Bringing the backup: {{done}} of {{total}}',
    opening: 'Opening the backup: {{done}} of {{total}}',
    checking: 'Reading all its pages…',
  },
  faults: {
    not_a_backup: 'That file is not an encrypted backup of Mostrador: choose one that ends in .age.',
    wrong_passphrase: 'The passphrase does not open this backup. Write it again.',
    unreadable: 'The backup is damaged or incomplete and cannot be restored: choose another.',
    newer_version: 'The backup is of a newer version: update Mostrador and restore again.',
    no_space: 'There is no room on the disk to restore it: make room and open it again.',
    failed: 'The backup could not be opened. Open it again; if that does not help, choose another.',
  },
  roomLacks:
    'There is no room on the disk to restore it: it takes {{needed}} free in {{folder}}, and there are {{free}}. Make room and open it again.',
  of: '{{name}}, RUC {{ruc}}',
  madeAt_one: 'Backup of {{at}}, with {{count}} document.',
  madeAt_other: 'Backup of {{at}}, with {{count}} documents.',
  series: 'Series',
  lastNumber: 'Last number',
  noLive: 'It has no live documents.',
  begins: 'The business goes on here with all that is in the backup: documents, settings and signature.',
  beginsCaution:
    'Stop issuing on the other computer: numbers would be given twice. Where the last one is not known here, you are asked for the next of each series before you issue.',
  replaces:
    'The backup takes the place of the data of now. What was issued since comes back from the journal of numbers, and no number goes back; whatever else changed since, such as prices, customers and settings, does not.',
  replacesCaution: 'The data of now are kept aside. Mostrador closes and opens again: finish sales first.',
  confirm: 'Restore',
  restarting: 'Mostrador closes and opens with the backup…',
  closeAndOpen: 'All is ready: close Mostrador and open it again.',
  done: 'The backup of {{name}} was restored',
  notDone: 'The backup was not restored: the data are those of before',
  unproven:
    'Nothing proves here which live number was the last: before you issue, say the next of each series by your last printed document.',
  recovered_one: '{{count}} document after the backup came back from the journal of numbers.',
  recovered_other: '{{count}} documents after the backup came back from the journal of numbers.',
  missing:
    'The second place {{path}} does not answer, and may have later documents: connect it and restore again before you issue.',
  keptAs: 'The data before are kept in {{file}}.',
  wasDamaged:
    'They were damaged and not all was read: compare the closings of tills and the API keys with what you have.',
  seen: 'Understood',
};
