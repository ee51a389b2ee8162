import type { Text } from '../../../text.ts';

export const secondPlace: Text['secondPlace'] = {
  title: 'Second place',
  hint: 'A folder on another disk, on a USB stick or in the network. Each number and each signed document is kept there: if this disk fails, nothing that was issued is lost. Backups go there too. While it is missing, you go on selling.',
  folder: 'Folder',
  choose: 'Choose the folder of the second place',
  save: 'Save',
  remove: 'Stop copying',
  state: {
    off: 'There is no second place.',
    current: 'It has all that was issued.',
    behind: 'It lacks the latest, which is copied by itself.',
    late: 'It is late: it has lacked the latest for more than ten minutes.',
  },
  copiedAt: 'It last had everything on {{at}}.',
  behindSince: 'It lacks what was issued since {{at}}.',
  backupAt: 'Last backup there: {{at}}.',
  noBackup: 'No backup there yet.',
  lateTitle: 'The second place is late',
  lateText: 'What was issued last is on this disk alone.',
  see: 'See settings',
};
